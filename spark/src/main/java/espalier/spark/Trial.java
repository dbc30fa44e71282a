package espalier.spark;

import espalier.jobs.Work;
import java.util.ArrayList;
import java.util.Queue;
import java.util.concurrent.TimeUnit;

/**
 * The first jobs, which the driver runs to measure how long one takes while executors start. If a job takes longer than
 * the trial, the driver finishes it while the cluster does the others.
 */
final class Trial {
    private static final long NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Work.Ready ready;
    private final int[] order;
    private final Queue<Done> finished;
    private final long start = System.nanoTime();
    private int taken;

    Trial(Work.Ready ready, int[] order, Queue<Done> finished) {
        this.ready = ready;
        this.order = order;
        this.finished = finished;
    }

    /** Returns after at most two seconds, with the number of jobs that the driver has taken. */
    int go() throws InterruptedException {
        Thread thread = new Thread(this::work, "lab-trial");
        thread.setDaemon(true);
        thread.start();
        thread.join(TimeUnit.NANOSECONDS.toMillis(2 * NANOS));
        synchronized (this) {
            return taken;
        }
    }

    private void work() {
        for (int i = take(); i < order.length; i = take()) {
            try {
                finished.add(Done.of(ready, order[i]));
            } catch (RuntimeException | Error e) { // otherwise it would go unseen
                finished.add(new Done(new ArrayList<>(), 0, "job " + order[i] + " failed: " + e));
                return;
            }
        }
    }

    /** The next job; none when time is up. */
    private synchronized int take() {
        return taken < order.length && System.nanoTime() - start < NANOS ? taken++ : order.length;
    }
}
