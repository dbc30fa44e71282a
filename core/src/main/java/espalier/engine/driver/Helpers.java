package espalier.engine.driver;

import espalier.engine.memory.Claims;
import espalier.engine.memory.TranspositionTable;
import espalier.game.Position;
import espalier.play.Listener;
import espalier.play.Think;
import espalier.play.Thinking;
import espalier.search.Observer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** The other threads of a search. They begin and end each iteration with the first one. */
final class Helpers<P extends Position<P>> {
    private final List<Worker<P>> workers = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private volatile boolean stopped;

    void add(
            Think<P> think,
            Thinking.Task task,
            P position,
            TranspositionTable table,
            Learnt<P> learnt,
            @Nullable Claims claims) {
        Think<P> silent = think.observer(Observer.NONE).rootValues(false);
        workers.add(new Worker<>(silent, task, position, table, learnt, claims, Listener.NONE, () -> stopped, () -> 0));
    }

    /**
     * Begins to search the depth that the first thread searches. They never search deeper: their entries would hide the depth
     * limit from the first thread.
     */
    void start(int depth, int rank, Worker<P> first) {
        stopped = false;
        for (Worker<P> worker : workers) {
            worker.join(first);
            Thread thread = new Thread(() -> worker.help(depth, rank), "think-" + (threads.size() + 1));
            thread.setDaemon(true);
            thread.setUncaughtExceptionHandler((t, e) -> failure.compareAndSet(null, e));
            thread.start();
            threads.add(thread);
        }
    }

    /** Ends what {@link #start} has begun. */
    void stop() {
        stopped = true;
        threads.forEach(Helpers::await);
        threads.clear();
    }

    /** Reports a helper's failure. */
    void check() {
        Throwable cause = failure.get();
        if (cause != null) {
            throw new IllegalStateException("a searching thread failed: " + cause, cause);
        }
    }

    private static void await(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                // The thread has been stopped; it uses the table until it ends.
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    long visits() {
        return sum(Worker::visits);
    }

    /** With the running iteration's. */
    long visitsSoFar() {
        return sum(Worker::visitsSoFar);
    }

    long evaluations() {
        return sum(Worker::evaluations);
    }

    long horizons() {
        return sum(Worker::horizons);
    }

    private long sum(ToLongFunction<Worker<P>> count) {
        long sum = 0;
        for (Worker<P> worker : workers) {
            sum += count.applyAsLong(worker);
        }
        return sum;
    }
}
