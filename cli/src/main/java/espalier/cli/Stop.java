package espalier.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The stop flag that a keyboard interrupt sets. The process ends when this is closed, or after a few seconds: time to
 * report the findings so far.
 */
final class Stop implements BooleanSupplier, AutoCloseable {
    private static final int PATIENCE = 5;

    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "stop");
    private volatile boolean wanted;

    Stop() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void stop() {
        wanted = true;
        try {
            closed.await(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean getAsBoolean() {
        return wanted;
    }

    @Override
    public void close() {
        closed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // Already shutting down: the hook waits for us.
        }
    }
}
