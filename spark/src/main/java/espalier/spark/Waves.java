package espalier.spark;

import espalier.jobs.JobFailure;
import espalier.jobs.Runner;
import espalier.jobs.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.FutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.immutable.Range$;
import scala.runtime.BoxedUnit;

/**
 * Runs the jobs of a run on a cluster. The driver does a few itself to measure how long one takes; the rest is cut into
 * batches of about a second. A wave of batches is a Spark job, each batch a task. The next wave is sent before
 * executors run dry, with batches sized by the times of the last ones. Results are handed over as they arrive, so an
 * interruption loses only the batches in flight. Spark retries a task whose machine is lost.
 */
final class Waves {
    private static final long BATCH_NANOS = TimeUnit.SECONDS.toNanos(1);
    /** The weight of earlier batches in the estimate of a job's time when a batch is done. */
    private static final double INERTIA = 0.8;

    private final JavaSparkContext spark;
    private final int[] order;
    private final Broadcast<Everywhere> everywhere;
    private final Trial trial;
    private final BlockingQueue<Done> finished = new LinkedBlockingQueue<>();
    private final List<FutureAction<?>> waves = new ArrayList<>();
    private final AtomicInteger outstanding = new AtomicInteger();
    private int next;
    private double nanos;
    private double done;

    Waves(JavaSparkContext spark, Work work, int[] jobs) {
        this.spark = spark;
        order = spread(jobs);
        everywhere = spark.broadcast(new Everywhere(work));
        trial = new Trial(work.ready(), order, finished);
    }

    void run(Runner.Sink sink) throws InterruptedException {
        next = trial.go();
        int left = order.length;
        try {
            while (left > 0) {
                left -= handOver(sink);
                int wave = 2 * spark.sc().defaultParallelism();
                if (next < order.length && outstanding.get() < wave) {
                    submit(wave);
                }
            }
        } finally {
            waves.forEach(FutureAction::cancel);
        }
    }

    /** Hands over all results at once: one write for many batches. Returns the number of jobs. */
    private int handOver(Runner.Sink sink) throws InterruptedException {
        waves.removeIf(wave -> wave.isCompleted() && wave.value().get().isSuccess());
        List<FutureAction<?>> broken =
                waves.stream().filter(FutureAction::isCompleted).toList();
        List<Done> found = new ArrayList<>();
        Done first = finished.poll(waves.isEmpty() && next < order.length ? 0 : 100, TimeUnit.MILLISECONDS);
        if (first != null) {
            found.add(first);
            finished.drainTo(found);
        }
        List<String> texts =
                found.stream().flatMap(batch -> batch.texts().stream()).toList();
        if (!texts.isEmpty()) {
            sink.take(texts);
        }
        for (Done batch : found) {
            if (!batch.failure().isEmpty()) {
                throw new JobFailure(batch.failure());
            }
            nanos = INERTIA * nanos + batch.nanos();
            done = INERTIA * done + batch.texts().size();
        }
        if (!broken.isEmpty()) {
            Throwable why = broken.get(0).value().get().failed().get();
            throw new JobFailure("Spark gave up: " + SparkRunner.reason(why), why);
        }
        return texts.size();
    }

    private void submit(int count) {
        int size = nanos == 0 ? 1 : (int) Math.max(1, Math.min(order.length, BATCH_NANOS * done / nanos));
        int end = (int) Math.min(order.length, next + (long) count * size);
        List<int[]> batches = batches(order, next, end, size);
        next = end;
        outstanding.addAndGet(batches.size());
        waves.add(spark.sc()
                .submitJob(
                        spark.parallelize(batches, batches.size()).rdd(),
                        new Task(everywhere),
                        Range$.MODULE$.apply(0, batches.size()),
                        (index, batch) -> {
                            outstanding.decrementAndGet();
                            finished.add(batch);
                            return BoxedUnit.UNIT;
                        },
                        () -> BoxedUnit.UNIT));
    }

    /**
     * The jobs in an order in which every stretch is spread evenly over all of them. Experiments number jobs by their
     * factors, so neighbours take equally long and others much longer; stretches of this order take about the same
     * time.
     */
    static int[] spread(int[] jobs) {
        int step = Math.max(1, (int) (jobs.length * 0.618));
        while (gcd(step, jobs.length) > 1) {
            step++;
        }
        int[] order = new int[jobs.length];
        for (int i = 0; i < jobs.length; i++) {
            order[i] = jobs[(int) ((long) i * step % jobs.length)];
        }
        return order;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** Cuts a stretch into batches of this size. */
    static List<int[]> batches(int[] order, int from, int to, int size) {
        List<int[]> batches = new ArrayList<>();
        for (int i = from; i < to; i += size) {
            batches.add(Arrays.copyOfRange(order, i, Math.min(to, i + size)));
        }
        return batches;
    }
}
