package espalier.cli;

/** Bad arguments or bad input: one line for the user, exit code 2. */
final class BadInput extends RuntimeException {
    BadInput(String message) {
        super(message);
    }

    BadInput(String message, Throwable cause) {
        super(message, cause);
    }

    /** The library's message about bad input. */
    static BadInput because(String where, IllegalArgumentException e) {
        return new BadInput(where + ": " + e.getMessage(), e);
    }
}
