package espalier.protocols;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The lines between a client and an engine. Any thread may speak: lines never mix and leave at once. One thread listens; what
 * goes wrong while it obeys becomes the protocol's own error message, here and nowhere else.
 */
public final class Conversation {
    private final BufferedReader in;
    private final PrintStream out;
    private volatile boolean over;

    public Conversation(InputStream in, PrintStream out) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
    }

    /** One side of a protocol: what to do with the other side's lines. */
    public interface Listener {
        /** Obeys a line. */
        void hear(String line);

        /** Says that a line could not be obeyed. */
        void failed(String line, String reason);
    }

    /** Hands on every line until {@link #end}, the end of the input, or the loss of the output. */
    public void listen(Listener listener) {
        for (String line = read(); line != null && !over; line = over ? null : read()) {
            String heard = line;
            attempt(() -> listener.hear(heard), reason -> listener.failed(heard, reason));
        }
    }

    /** Does something, and reports in one line what goes wrong. */
    public static void attempt(Runnable action, Consumer<String> failed) {
        try {
            action.run();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
            String message =
                    e instanceof IllegalArgumentException && e.getMessage() != null ? e.getMessage() : e.toString();
            failed.accept(message.replaceAll("\\s*\\R\\s*", " "));
        }
    }

    /** Speaks one line, or several at once. */
    public synchronized void say(String text) {
        if (!over) {
            try {
                out.print(text + "\n");
                out.flush();
                over |= out.checkError();
            } catch (UncheckedIOException e) {
                over = true; // nobody is there any more
            }
        }
    }

    /** Nothing more is heard or said. */
    public void end() {
        over = true;
    }

    private @Nullable String read() {
        try {
            return in.readLine();
        } catch (IOException e) {
            return null;
        }
    }
}
