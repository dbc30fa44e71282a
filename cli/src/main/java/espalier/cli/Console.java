package espalier.cli;

import espalier.game.BoardStyle;
import espalier.games.files.Packed;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The streams of one run.
 *
 * @param in standard input
 * @param out standard output, buffered; a failed write is an {@link OutputLost}
 * @param err for the one-line error message, and for progress
 * @param terminal whether {@code err} is a terminal, which shows progress bars instead of plain lines
 * @param screen whether {@code out} is a terminal, which may show colours
 */
public record Console(InputStream in, PrintStream out, PrintStream err, boolean terminal, boolean screen) {
    /** Standard output is no longer writable. */
    static final class OutputLost extends UncheckedIOException {
        OutputLost(IOException e) {
            super(e);
        }

        @Nullable String reason() {
            return getCause() == null ? null : getCause().getMessage();
        }
    }

    /** The streams of the process; the launcher reports which are terminals. */
    static Console system() {
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        boolean terminal = Boolean.getBoolean("espalier.terminal");
        return of(System.in, out, System.err, terminal, Boolean.getBoolean("espalier.screen"));
    }

    static Console of(InputStream in, OutputStream out, OutputStream err, boolean terminal) {
        return of(in, out, err, terminal, terminal);
    }

    private static Console of(InputStream in, OutputStream out, OutputStream err, boolean terminal, boolean screen) {
        OutputStream buffered = new BufferedOutputStream(new Guarded(out), 1 << 14);
        return new Console(
                in,
                new PrintStream(buffered, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                terminal,
                screen);
    }

    /** Whether standard output is coloured: on a terminal unless NO_COLOR is set. */
    boolean coloured() {
        String none = System.getenv("NO_COLOR");
        return screen && (none == null || none.isEmpty());
    }

    /** How boards are drawn. */
    BoardStyle style() {
        return coloured() ? BoardStyle.COLOUR : BoardStyle.PLAIN;
    }

    /** The bytes of a file, or of standard input if it is "-", without a byte order mark. */
    InputStream open(String file) throws IOException {
        return file.equals("-") ? Packed.withoutMark(in) : InputFile.open(file);
    }

    /** The same streams without input, for requests of a batch, which must not read the batch's. */
    Console withoutInput() {
        return new Console(InputStream.nullInputStream(), out, err, terminal, screen);
    }

    /** A PrintStream swallows IOExceptions of its target, but not unchecked exceptions. */
    private static final class Guarded extends OutputStream {
        private final OutputStream target;

        Guarded(OutputStream target) {
            this.target = target;
        }

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            try {
                target.write(bytes, from, length);
            } catch (IOException e) {
                throw new OutputLost(e);
            }
        }

        @Override
        public void flush() {
            try {
                target.flush();
            } catch (IOException e) {
                throw new OutputLost(e);
            }
        }
    }
}
