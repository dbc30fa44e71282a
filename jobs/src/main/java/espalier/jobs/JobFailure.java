package espalier.jobs;

/** A run that cannot continue for a reason that the user can change; the message is one line. */
public final class JobFailure extends RuntimeException {
    public JobFailure(String message) {
        super(message);
    }

    public JobFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
