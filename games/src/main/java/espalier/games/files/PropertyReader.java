package espalier.games.files;

import espalier.game.Position;
import espalier.game.Quoted;
import espalier.games.Archive;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads SGF collections and GGF files, which share their form: games of properties, {@code
 * (;GM[9]PB[name];B[b1-b3];W[h2-f2])}. It reads only the main line and skips text between games.
 *
 * <p>A broken game is skipped up to its end or to the certain {@link #startsGame start} of another, whichever comes
 * first, so that a missing bracket loses only a game or two.
 */
public abstract class PropertyReader<P extends Position<P>> {
    /** Values are cut off here; only comments are longer. */
    private static final int MAX_VALUE = 1_000;

    private static final int MAX_NAME = 20;

    protected final ByteReader in;
    private final String file;
    private final Archive.Handler<P> handler;
    private final ByteText name = new ByteText(MAX_NAME);
    private final ByteText value = new ByteText(MAX_VALUE);
    private int number;
    private int depth;
    private boolean inValue;

    protected PropertyReader(String file, InputStream in, Archive.Handler<P> handler) throws IOException {
        this.file = file;
        this.in = new ByteReader(in);
        this.handler = handler;
    }

    /** A game while it is read. */
    protected interface Reading<P extends Position<P>> {
        /**
         * Receives a property; one with several values arrives once for each.
         *
         * @throws IllegalArgumentException saying what is wrong
         */
        void property(String name, String value);

        /**
         * The game after its last property.
         *
         * @throws IllegalArgumentException saying what is wrong
         */
        Archive.Recorded<P> finish(String file);
    }

    /** Starts a game; see {@link Archive.Recorded}. */
    protected abstract Reading<P> game(int number, long line);

    /** Whether a game starts here, even inside a broken one. */
    protected abstract boolean startsGame() throws IOException;

    /** Reads all games. */
    public final void read() throws IOException {
        while (in.peek() != ByteReader.END) {
            if (in.peek() != '(') {
                in.next();
                continue;
            }
            Archive.Recorded<P> game;
            number++;
            depth = 0;
            inValue = false;
            try {
                game = read(game(number, in.line()));
            } catch (IllegalArgumentException e) {
                handler.broken(file, number, in.line(), String.valueOf(e.getMessage()));
                skip();
                continue;
            }
            handler.game(game);
        }
    }

    private Archive.Recorded<P> read(Reading<P> game) throws IOException {
        boolean mainLine = true;
        do {
            switch (in.peek()) {
                case ByteReader.END -> throw new IllegalArgumentException("the file ends inside the game");
                case '(' -> depth++;
                case ')' -> {
                    depth--;
                    mainLine = false;
                }
                case ';' -> {}
                default -> {
                    property(game, mainLine);
                    continue;
                }
            }
            in.next();
            if (depth > 0) {
                in.skipSpace();
            }
        } while (depth > 0);
        return game.finish(file);
    }

    private void property(Reading<P> game, boolean mainLine) throws IOException {
        name.clear();
        while (ByteReader.isLetter(in.peek()) || ByteReader.isDigit(in.peek())) {
            name.add(in.next());
        }
        in.skipSpace();
        if (name.isEmpty() || name.isTooLong() || in.peek() != '[') {
            throw new IllegalArgumentException("a property like B[b1-b3] is expected, not "
                    + (in.peek() < 0 ? "the end of the file" : Quoted.quoted(name.toString() + (char) in.peek())));
        }
        while (in.peek() == '[') {
            value();
            if (mainLine) {
                game.property(name.toString(), value.toString().strip());
            }
            in.skipSpace();
        }
    }

    private void value() throws IOException {
        value.clear();
        inValue = true;
        for (in.next(); in.peek() != ']'; value.add(in.next())) {
            if (in.peek() == '\\') {
                in.next();
            }
            if (in.peek() == ByteReader.END) {
                throw new IllegalArgumentException("the file ends inside the value of " + name);
            }
        }
        inValue = false;
        in.next();
    }

    /** Skips to the end of the game, or to the start of a new one. */
    private void skip() throws IOException {
        while (in.peek() != ByteReader.END && depth > 0 && !startsGame()) {
            int c = in.next();
            if (!inValue) {
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                inValue = c == '[';
            } else if (c == '\\') {
                in.next();
            } else {
                inValue = c != ']';
            }
        }
    }
}
