package espalier.engine.procedure;

/** Unwinds a stopped search; without a stack trace, because it is not an error. */
public final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Interrupted() {
        super(null, null, false, false);
    }
}
