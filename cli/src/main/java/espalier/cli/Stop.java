package espalier.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The wish to stop that an interrupt from the keyboard expresses. The process ends only when this is closed, or after a
 * few seconds: there is time to say what was found so far.
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
            // Shutting down already: the hook is what waits for us.
        }
    }
}
