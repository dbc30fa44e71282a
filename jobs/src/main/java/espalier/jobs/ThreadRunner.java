package espalier.jobs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Runs jobs on threads of this JVM; hands over finished ones about once a second. */
public final class ThreadRunner implements Runner {
    static final long BATCH_NANOS = 1_000_000_000L;

    private final int threads;
    private final long batchNanos;

    public ThreadRunner(int threads) {
        this(threads, Duration.ofNanos(BATCH_NANOS));
    }

    /** Hands over at another interval; zero for each job at once. */
    public ThreadRunner(int threads, Duration interval) {
        this.threads = threads;
        this.batchNanos = interval.toNanos();
    }

    @Override
    public String describe() {
        return "threads: " + threads;
    }

    @Override
    public void run(Work work, int[] jobs, Sink sink) {
        try (Work.Ready ready = work.ready()) {
            onThreads(threads, batchNanos, jobs, sink, () -> ready::run);
        }
    }

    /** Runs jobs for one thread. */
    interface Doer extends AutoCloseable {
        String run(int job);

        @Override
        default void close() {}
    }

    /** Shares jobs among threads; the first failure ends them all. */
    static void onThreads(int threads, long batchNanos, int[] jobs, Sink sink, Supplier<Doer> doers) {
        AtomicInteger next = new AtomicInteger();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, jobs.length); i++) {
            Thread worker = new Thread(
                    () -> {
                        try {
                            work(batchNanos, jobs, next, failure, sink, doers);
                        } catch (RuntimeException | Error e) {
                            failure.compareAndSet(null, e);
                        }
                    },
                    "lab-" + i);
            worker.setDaemon(true);
            worker.start();
            workers.add(worker);
        }
        try {
            for (Thread worker : workers) {
                worker.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            failure.compareAndSet(null, new JobFailure("interrupted"));
        }
        Throwable cause = failure.get();
        if (cause instanceof JobFailure known) {
            throw known;
        } else if (cause != null) {
            throw new JobFailure("a job failed: " + cause, cause);
        }
    }

    private static void work(
            long batchNanos,
            int[] jobs,
            AtomicInteger next,
            AtomicReference<@Nullable Throwable> failure,
            Sink sink,
            Supplier<Doer> doers) {
        List<String> batch = new ArrayList<>();
        try (Doer doer = doers.get()) {
            long since = System.nanoTime();
            for (int i = next.getAndIncrement(); i < jobs.length && failure.get() == null; i = next.getAndIncrement()) {
                batch.add(doer.run(jobs[i]));
                if (System.nanoTime() - since >= batchNanos) {
                    List<String> full = batch;
                    batch = new ArrayList<>(); // do not hand it over again if writing fails
                    sink.take(full);
                    since = System.nanoTime();
                }
            }
        } finally {
            // also what was finished before a job failed
            if (!batch.isEmpty()) {
                sink.take(batch);
            }
        }
    }
}
