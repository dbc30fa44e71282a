package espalier.lab.run;

/** Something that a user can do something about; the message is one line that says what. */
public final class LabFailure extends RuntimeException {
    public LabFailure(String message) {
        super(message);
    }

    public LabFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
