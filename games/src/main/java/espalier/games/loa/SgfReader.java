package espalier.games.loa;

import espalier.games.Archive;
import java.io.IOException;
import java.io.Reader;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads SGF collections of LOA games ({@code GM[9]}), the main line of each.
 *
 * <p>What people publish: {@code ;B[b1-b3]}, {@code B[B1-B3]}, captures as {@code :} or {@code x}, a win as {@code ++},
 * {@code Resign}, {@code Resigns} or {@code Forfeit} as the last move, and {@code SU[Scrambled-Eggs]} for a start with
 * black and white alternating around the board. {@code AB}, {@code AW} and {@code PL} in the first node set up any
 * other start. The result is what {@code RE} says, else who resigned, else what the board says.
 *
 * <p>In a broken game everything is skipped up to its end or to a line that starts with {@code (;}, whichever comes
 * first, so that a forgotten bracket costs a game or two.
 */
final class SgfReader {
    static final String SCRAMBLED_EGGS = "Scrambled-Eggs";

    /** Values are cut off here; only comments are longer. */
    private static final int MAX_VALUE = 1_000;

    private static final int MAX_NAME = 20;

    private final String file;
    private final Reader reader;
    private final LoaRules rules;
    private final Archive.Handler<LoaPosition> handler;

    /** The current character, -1 at the end, its line, and the character before. */
    private int c = '\n';

    private long line;
    private int previous;
    private int games;

    /** A bad game; the message is for the handler. */
    private static final class Broken extends Exception {
        Broken(String message) {
            super(message);
        }
    }

    SgfReader(String file, Reader reader, LoaRules rules, Archive.Handler<LoaPosition> handler) {
        this.file = file;
        this.reader = reader;
        this.rules = rules;
        this.handler = handler;
    }

    void read() throws IOException {
        next();
        while (c >= 0) {
            if (c != '(') {
                next();
                continue;
            }
            int number = ++games;
            long start = line;
            OneGame game = new OneGame(number, start);
            try {
                game.read();
            } catch (Broken | IllegalArgumentException e) {
                handler.broken(file, number, line, String.valueOf(e.getMessage()));
                game.skip();
                continue;
            }
            game.recorded().hand(file, handler);
        }
    }

    private void next() throws IOException {
        previous = c;
        c = reader.read();
        if (previous == '\n') {
            line++;
        }
    }

    private int peek() throws IOException {
        reader.mark(1);
        int following = reader.read();
        reader.reset();
        return following;
    }

    private void skipSpace() throws IOException {
        while (c >= 0 && Character.isWhitespace(c)) {
            next();
        }
    }

    /** One game from its opening parenthesis to its closing one. */
    private final class OneGame {
        private final int number;
        private final long start;
        private final Map<String, String> tags = new LinkedHashMap<>();
        private final StringBuilder name = new StringBuilder();
        private final StringBuilder value = new StringBuilder();
        private int depth;
        private boolean mainLineEnded;
        private boolean inValue;
        private long black;
        private long white;
        private int firstPlayer;
        private @Nullable String setup;
        private @Nullable String result;
        private @Nullable String resigned;
        private @Nullable RecordedGame moves;

        OneGame(int number, long start) {
            this.number = number;
            this.start = start;
        }

        void read() throws IOException, Broken {
            do {
                switch (c) {
                    case -1 -> throw new Broken("the file ends inside the game");
                    case '(' -> {
                        depth++;
                        next();
                    }
                    case ')' -> {
                        depth--;
                        mainLineEnded = true;
                        next();
                    }
                    case ';' -> next();
                    default -> property();
                }
                if (depth > 0) {
                    skipSpace();
                }
            } while (depth > 0);
            finish();
        }

        /** Goes to the end of the game, or to a line that starts with a new one. */
        void skip() throws IOException {
            while (c >= 0 && depth > 0 && !(previous == '\n' && c == '(' && peek() == ';')) {
                if (!inValue) {
                    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                    inValue = c == '[';
                } else if (c == '\\') {
                    next();
                } else {
                    inValue = c != ']';
                }
                next();
            }
        }

        private void property() throws IOException, Broken {
            name.setLength(0);
            while ((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
                if (name.length() == MAX_NAME) {
                    throw new Broken("the property name " + LoaNotation.quote(name.toString()) + " is too long");
                }
                name.append((char) c);
                next();
            }
            skipSpace();
            if (name.isEmpty() || c != '[') {
                throw new Broken("a property like B[b1-b3] was expected at "
                        + (c < 0 ? "the end of the file" : LoaNotation.quote(name.toString() + (char) c)));
            }
            while (c == '[') {
                value();
                if (!mainLineEnded) {
                    take(name.toString(), value.toString().strip());
                }
                skipSpace();
            }
        }

        private void value() throws IOException, Broken {
            value.setLength(0);
            inValue = true;
            for (next(); c != ']'; next()) {
                if (c == '\\') {
                    next();
                }
                if (c < 0) {
                    throw new Broken("the file ends inside the value of " + name);
                }
                if (value.length() < MAX_VALUE) {
                    value.append((char) c);
                }
            }
            inValue = false;
            next();
        }

        private void take(String name, String value) throws Broken {
            switch (name) {
                case "B" -> move(0, value);
                case "W" -> move(1, value);
                case "GM" -> {
                    if (!value.equals("9")) {
                        throw new Broken("GM is " + LoaNotation.quote(value) + ", Lines of Action is 9");
                    }
                }
                case "FF" -> {}
                case "RE" -> result = result(value);
                case "SU" -> setup = value;
                case "AB" -> black |= point(value);
                case "AW" -> white |= point(value);
                case "PL" -> firstPlayer = value.startsWith("W") || value.startsWith("w") ? 1 : 0;
                default -> {
                    if (!name.equals("C") && !value.isEmpty() && moves == null && tags.size() < RecordedGame.MAX_TAGS) {
                        tags.putIfAbsent(name, value);
                    }
                }
            }
        }

        private long point(String value) throws Broken {
            int square = value.length() == 2 ? LoaNotation.square(value, 0) : -1;
            if (square < 0 || moves != null) {
                throw new Broken("pieces are set up on " + LoaNotation.quote(value)
                        + ", it must be a square like b1 and before the first move");
            }
            return 1L << square;
        }

        private void move(int player, String value) throws Broken {
            RecordedGame game = recordedSoFar();
            if (resigned != null) {
                throw new Broken("a move after the game was given up");
            }
            if (value.regionMatches(true, 0, "resign", 0, 6) || value.equalsIgnoreCase("forfeit")) {
                resigned = player == 0 ? RecordedGame.WHITE_WINS : RecordedGame.BLACK_WINS;
                return;
            }
            if (player != game.turn()) {
                throw new Broken("move " + (game.plies() + 1) + " is " + (player == 0 ? "B" : "W")
                        + LoaNotation.quote(value) + ", but it is " + (player == 0 ? "White" : "Black") + "'s turn");
            }
            game.play(value);
        }

        private RecordedGame recordedSoFar() throws Broken {
            RecordedGame game = moves;
            if (game == null) {
                game = new RecordedGame(number, start, startPosition());
                moves = game;
            }
            return game;
        }

        RecordedGame recorded() {
            RecordedGame game = moves;
            if (game == null) {
                throw new IllegalStateException("no game was read");
            }
            return game;
        }

        private LoaPosition startPosition() throws Broken {
            if (black != 0 || white != 0) {
                return new LoaPosition(black, white, firstPlayer, rules);
            }
            String setup = this.setup;
            if (setup != null && setup.equalsIgnoreCase(SCRAMBLED_EGGS)) {
                return scrambledEggs(rules);
            }
            if (setup != null && !setup.equalsIgnoreCase("standard") && !setup.equalsIgnoreCase("loa")) {
                throw new Broken("the setup " + LoaNotation.quote(setup) + " is unknown");
            }
            return LoaPosition.start(rules);
        }

        private void finish() throws Broken {
            RecordedGame game = recordedSoFar();
            String result = this.result;
            String resigned = this.resigned;
            game.result = result != null ? result : resigned != null ? resigned : game.resultOnBoard();
            tags.forEach(game::tag);
        }
    }

    /** Black and white alternate around the board, so that nobody starts with a connected side. */
    static LoaPosition scrambledEggs(LoaRules rules) {
        return new LoaPosition(0x5401_8001_8001_802AL, 0x2A80_0180_0180_0154L, 0, rules);
    }

    private static String result(String value) {
        return switch (value.isEmpty() ? ' ' : value.charAt(0)) {
            case 'B', 'b' -> RecordedGame.BLACK_WINS;
            case 'W', 'w' -> RecordedGame.WHITE_WINS;
            case '0', 'D', 'd' -> RecordedGame.DRAW;
            default -> RecordedGame.UNKNOWN;
        };
    }
}
