package espalier.cli;

/** A failure while running: one line for the user, exit code 1. */
public final class Failed extends RuntimeException {
    Failed(String message) {
        super(message);
    }

    public Failed(String message, Throwable cause) {
        super(message, cause);
    }
}
