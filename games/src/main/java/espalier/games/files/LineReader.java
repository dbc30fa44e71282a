package espalier.games.files;

import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.Recorded;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import java.util.function.Function;

/** Reads files with one game or position per line, in constant memory. */
public final class LineReader {
    /** Longer lines are reported as broken, not stored. */
    public static final int LONGEST = 100_000;

    private LineReader() {}

    /**
     * A line that is neither blank nor a comment.
     *
     * @param number its number among such lines, from 1
     * @param line its number in the file, from 1
     * @param text without white space around it
     */
    public record Line(int number, long line, String text) {}

    /** Receives a line that cannot be read; reading continues. */
    @FunctionalInterface
    public interface Broken {
        /**
         * A line that cannot be read: which one of its kind it is, where it is in the file, and why.
         *
         * @param number counted from 1
         * @param line counted from 1
         * @param reason what is wrong
         */
        void broken(int number, long line, String reason);
    }

    /**
     * Reads all lines except blank ones and comments.
     *
     * @param <T> what is read
     * @param in the stream, which the caller closes
     * @param comments a line that starts with one of these characters is a comment
     * @param parser reads one line; its IllegalArgumentExceptions go to {@code broken}
     * @param consumer takes what was read
     * @param broken takes the errors
     * @throws IOException if reading fails
     */
    public static <T> void read(
            InputStream in, String comments, Function<Line, T> parser, Consumer<T> consumer, Broken broken)
            throws IOException {
        ByteReader bytes = new ByteReader(in);
        ByteText text = new ByteText(LONGEST);
        int number = 0;
        while (bytes.peek() != ByteReader.END) {
            long line = bytes.line();
            text.clear();
            do {
                text.add(bytes.next());
            } while (bytes.peek() != ByteReader.END && !bytes.isLineStart());
            String stripped = text.toString().strip();
            if (stripped.isEmpty() || comments.indexOf(stripped.charAt(0)) >= 0) {
                continue;
            }
            number++;
            T parsed;
            try {
                if (text.isTooLong()) {
                    throw new IllegalArgumentException("the line is longer than " + LONGEST + " characters");
                }
                parsed = parser.apply(new Line(number, line, stripped));
            } catch (IllegalArgumentException e) {
                broken.broken(number, line, String.valueOf(e.getMessage()));
                continue;
            }
            consumer.accept(parsed);
        }
    }

    /**
     * The same for an archive whose lines are games.
     *
     * @param <P> the type of positions
     * @param file the file's name, for messages
     * @param in the stream, which the caller closes
     * @param comments a line that starts with one of these characters is a comment
     * @param parser reads one line; its IllegalArgumentExceptions go to {@code broken}
     * @param handler takes the games and the errors, in order
     * @throws IOException if reading fails
     */
    public static <P extends Position<P>> void readGames(
            String file,
            InputStream in,
            String comments,
            Function<Line, Recorded<P>> parser,
            Archive.Handler<P> handler)
            throws IOException {
        Broken broken = (number, line, reason) -> handler.broken(file, number, line, reason);
        read(in, comments, parser, handler::game, broken);
    }
}
