package espalier.cli;

import java.io.IOException;

/** Bad arguments or bad input: one line for the user, exit code 2. */
public final class BadInput extends RuntimeException {
    public BadInput(String message) {
        super(message);
    }

    BadInput(String message, Throwable cause) {
        super(message, cause);
    }

    /** The library's message about bad input. */
    static BadInput because(String where, IllegalArgumentException e) {
        return new BadInput(where + ": " + e.getMessage(), e);
    }

    /** Reads something. */
    interface Reading<T> {
        T read() throws IOException;
    }

    /** What is read; if it cannot be read or is wrong, the message says where. */
    static <T> T unless(String where, Reading<T> reading) {
        try {
            return reading.read();
        } catch (IOException e) {
            throw new BadInput(where + ": " + OutputFile.reason(e), e);
        } catch (IllegalArgumentException e) {
            throw because(where, e);
        }
    }
}
