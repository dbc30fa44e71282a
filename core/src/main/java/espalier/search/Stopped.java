package espalier.search;

/** Unwinds a search that has to stop. It has no stack trace, because it is not an error. */
public final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Stopped() {
        super("stopped", null, false, false);
    }
}
