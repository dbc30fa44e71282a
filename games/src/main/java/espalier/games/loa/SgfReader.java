package espalier.games.loa;

import espalier.game.Quoted;
import espalier.games.Archive;
import espalier.games.files.PropertyReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads SGF collections of LOA games ({@code GM[9]}).
 *
 * <p>Published files contain {@code ;B[b1-b3]}, {@code B[B1-B3]}, captures as {@code :} or {@code x}, a win as {@code
 * ++}, {@code Resign}, {@code Resigns} or {@code Forfeit} as the last move, and {@code SU[Scrambled-Eggs]} for a start
 * with black and white alternating around the board. {@code AB}, {@code AW} and {@code PL} in the first node set up any
 * other start. {@code RE} gives the result; otherwise a resignation does, otherwise the board.
 */
final class SgfReader extends PropertyReader<LoaPosition> {
    static final String SCRAMBLED_EGGS = "Scrambled-Eggs";

    private final LoaRules rules;

    SgfReader(String file, InputStream in, LoaRules rules, Archive.Handler<LoaPosition> handler) throws IOException {
        super(file, in, handler);
        this.rules = rules;
    }

    @Override
    protected Reading<LoaPosition> game(int number, long line) {
        return new OneGame(number, line);
    }

    /** Variations start like games, but not at the start of a line. */
    @Override
    protected boolean startsGame() throws IOException {
        return in.isLineStart() && in.isNext("(;");
    }

    private final class OneGame implements Reading<LoaPosition> {
        private final int number;
        private final long line;
        private final Map<String, String> tags = new LinkedHashMap<>();
        private long black;
        private long white;
        private int firstPlayer;
        private @Nullable String setup;
        private @Nullable String result;
        private @Nullable String resigned;
        private @Nullable RecordedGame moves;

        OneGame(int number, long line) {
            this.number = number;
            this.line = line;
        }

        @Override
        public void property(String name, String value) {
            switch (name) {
                case "B" -> move(0, value);
                case "W" -> move(1, value);
                case "GM" -> {
                    if (!value.equals("9")) {
                        throw new IllegalArgumentException("GM is " + Quoted.quoted(value) + ", Lines of Action is 9");
                    }
                }
                case "FF" -> {}
                case "RE" -> result = SgfReader.result(value);
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

        private long point(String value) {
            int square = value.length() == 2 ? LoaNotation.square(value, 0) : -1;
            if (square < 0 || moves != null) {
                throw new IllegalArgumentException("pieces are set up on " + Quoted.quoted(value)
                        + ", it must be a square like b1 and before the first move");
            }
            return 1L << square;
        }

        private void move(int player, String value) {
            RecordedGame game = started();
            if (resigned != null) {
                throw new IllegalArgumentException("a move after the game was given up");
            }
            if (value.regionMatches(true, 0, "resign", 0, 6) || value.equalsIgnoreCase("forfeit")) {
                resigned = player == 0 ? RecordedGame.WHITE_WINS : RecordedGame.BLACK_WINS;
                return;
            }
            if (player != game.turn()) {
                throw new IllegalArgumentException("move " + (game.plies() + 1) + " is " + (player == 0 ? "B" : "W")
                        + Quoted.quoted(value) + ", but it is " + (player == 0 ? "White" : "Black") + "'s turn");
            }
            game.play(value);
        }

        private RecordedGame started() {
            RecordedGame game = moves;
            if (game == null) {
                game = new RecordedGame(number, line, start());
                moves = game;
            }
            return game;
        }

        private LoaPosition start() {
            if (black != 0 || white != 0) {
                return new LoaPosition(black, white, firstPlayer, rules);
            }
            String setup = this.setup;
            if (setup != null && setup.equalsIgnoreCase(SCRAMBLED_EGGS)) {
                return scrambledEggs(rules);
            }
            if (setup != null && !setup.equalsIgnoreCase("standard") && !setup.equalsIgnoreCase("loa")) {
                throw new IllegalArgumentException("the setup " + Quoted.quoted(setup) + " is unknown");
            }
            return LoaPosition.start(rules);
        }

        @Override
        public Archive.Recorded<LoaPosition> finish(String file) {
            RecordedGame game = started();
            String result = this.result;
            String resigned = this.resigned;
            game.result = result != null ? result : resigned != null ? resigned : game.resultOnBoard();
            tags.forEach(game::tag);
            return game.recorded(file);
        }
    }

    /** Black and white alternate around the board. */
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
