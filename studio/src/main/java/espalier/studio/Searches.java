package espalier.studio;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/** The searches that run for pages: a few at a time, each with a stop flag and a deadline. */
final class Searches {
    /** Recursion down to the deepest tree, with an observer at every node. */
    private static final long STACK = 64L << 20;

    private final int most;
    private final Set<Running<?>> running = ConcurrentHashMap.newKeySet();

    Searches(int most) {
        this.most = most;
    }

    /** Work that asks now and then whether it has to stop. */
    interface Work<T> {
        T run(BooleanSupplier stop) throws Exception;
    }

    /** A search. Its result comes when it ends, however it ends. */
    final class Running<T> implements BooleanSupplier {
        private final CompletableFuture<T> result = new CompletableFuture<>();
        private final long deadline;
        private volatile boolean stopped;

        private Running(Duration longest) {
            deadline = System.nanoTime() + longest.toNanos();
        }

        CompletableFuture<T> result() {
            return result;
        }

        void stop() {
            stopped = true;
        }

        /** Whether it has to stop. */
        @Override
        public boolean getAsBoolean() {
            return stopped || System.nanoTime() - deadline > 0;
        }

        private void run(Work<T> work) {
            try {
                T found = work.run(this);
                running.remove(this);
                result.complete(found);
            } catch (Exception | Error e) {
                running.remove(this);
                result.completeExceptionally(e);
            }
        }
    }

    /**
     * Starts a search.
     *
     * @throws Refused with 429 if too many are running
     */
    <T> Running<T> start(Duration longest, Work<T> work) {
        Running<T> begun = new Running<>(longest);
        synchronized (this) {
            if (running.size() >= most) {
                throw new Refused(429, most + " searches are running already: wait for one to end, or stop it");
            }
            running.add(begun);
        }
        Thread thread = new Thread(null, () -> begun.run(work), "search", STACK);
        thread.setDaemon(true);
        thread.start();
        return begun;
    }

    /** How many are running. */
    int running() {
        return running.size();
    }

    /** Stops all. */
    void stop() {
        running.forEach(Running::stop);
    }
}
