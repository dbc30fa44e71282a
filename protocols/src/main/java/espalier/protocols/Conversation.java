package espalier.protocols;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The lines between a client and an engine. Any thread may speak: lines never mix and leave at once. One thread listens. It
 * holds this object's monitor while a line is obeyed, and {@link Engine} holds it while it answers, so a protocol's own state
 * needs no other lock. Failures become the protocol's own error messages here and nowhere else.
 */
public final class Conversation {
    private final BufferedReader in;
    private final PrintStream out;
    private volatile @Nullable Listener listener;
    private volatile boolean over;

    /** Whether the client has closed our output. */
    private volatile boolean gone;

    public Conversation(InputStream in, PrintStream out) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
    }

    /** A conversation that nobody hears. */
    static Conversation nobody() {
        return new Conversation(
                InputStream.nullInputStream(),
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    }

    /** One side of a protocol: what to do with the other side's lines. */
    public interface Listener {
        /** Obeys a line. */
        void hear(String line);

        /** Says that something could not be done. */
        void failed(String reason);
    }

    /** Hands on every line until {@link #end}, the end of the input, or the loss of the output. */
    void listen(Listener to) {
        listener = to;
        for (String line = read(); line != null; line = read()) {
            String heard = line;
            synchronized (this) {
                attempt(() -> to.hear(heard));
            }
        }
    }

    /** Does something, and reports in one line what goes wrong. */
    void attempt(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
            boolean plain = e instanceof IllegalArgumentException || e instanceof IllegalStateException;
            String message = plain ? e.getMessage() : null;
            Listener hearing = listener;
            if (hearing != null) {
                hearing.failed((message == null ? e.toString() : message).replaceAll("\\s*\\R\\s*", " "));
            }
        }
    }

    /** Speaks one line, or several at once. */
    public void say(String text) {
        synchronized (out) {
            if (!gone) {
                try {
                    out.print(text + "\n");
                    gone = out.checkError();
                } catch (UncheckedIOException e) {
                    gone = true;
                }
            }
        }
    }

    /** Nothing more is heard. What was asked for before is still answered. */
    public void end() {
        over = true;
    }

    /** The next line; null if nothing more is to be heard. */
    private @Nullable String read() {
        try {
            String line = over || gone ? null : in.readLine();
            return over || gone ? null : line;
        } catch (IOException e) {
            return null;
        }
    }
}
