package espalier.studio;

/** A request that is not answered: a status and one plain line. */
final class Refused extends RuntimeException {
    private final int status;

    Refused(int status, String message) {
        super(message);
        this.status = status;
    }

    int status() {
        return status;
    }

    static Refused notFound(String what) {
        return new Refused(404, what);
    }
}
