package espalier.games.othello;

import espalier.game.Quoted;
import espalier.games.Archive;
import espalier.games.Archive.Recorded;
import espalier.games.files.PropertyReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the Generic Game Format of the GGS server: {@code (;GM[Othello]PB[name]PW[name]RE[+12.000]TY[8]BO[8 ... *]
 * B[f5//1.20]W[d6/0.5/3]B[pass];)}. {@code BO} is the start board, eight ranks from the first with {@code *} for black,
 * {@code O} for white and {@code -}, then the side to move; a move may carry an evaluation and a time after slashes,
 * which the reader drops. {@code RE} is the result in black's discs, optionally with a reason after a colon.
 */
final class GgfReader extends PropertyReader<OthelloPosition> {
    private static final int MOST_TAGS = 64;

    GgfReader(String file, InputStream in, Archive.Handler<OthelloPosition> handler) throws IOException {
        super(file, in, handler);
    }

    @Override
    protected Reading<OthelloPosition> game(int number, long line) {
        return new OneGame(number, line);
    }

    /** There are no variations. */
    @Override
    protected boolean startsGame() throws IOException {
        return in.isNext("(;");
    }

    private static final class OneGame implements Reading<OthelloPosition> {
        private final int number;
        private final long line;
        private final Map<String, String> tags = new LinkedHashMap<>();
        private final List<Integer> moves = new ArrayList<>(64);
        private OthelloPosition start = new OthelloPosition();
        private OthelloPosition position = start.copy();

        OneGame(int number, long line) {
            this.number = number;
            this.line = line;
        }

        @Override
        public void property(String name, String value) {
            switch (name) {
                case "B" -> move(0, value);
                case "W" -> move(1, value);
                case "BO" -> {
                    if (!moves.isEmpty()) {
                        throw new IllegalArgumentException("a board (BO) after the first move");
                    }
                    start = board(value);
                    position = start.copy();
                }
                default -> {
                    if (name.equals("GM") && !value.equalsIgnoreCase("Othello")) {
                        throw new IllegalArgumentException("a game of " + Quoted.quoted(value) + ", not Othello");
                    }
                    if (tags.size() < MOST_TAGS) {
                        tags.put(name, value);
                    }
                }
            }
        }

        private void move(int player, String value) {
            int slash = value.indexOf('/');
            String text = (slash < 0 ? value : value.substring(0, slash)).strip();
            int move = OthelloNotation.move(text);
            int at = moves.size() + 1;
            if (move < 0) {
                throw new IllegalArgumentException("move " + at + ": " + Quoted.quoted(text) + " is no move");
            }
            if (player != position.turn() && move == OthelloPosition.PASS) {
                throw new IllegalArgumentException("move " + at + ": a pass by the wrong player");
            }
            Transcript.play(position, move, moves);
            if (player == position.turn()) {
                throw new IllegalArgumentException("move " + at + ": " + text + " by the wrong player");
            }
        }

        private static OthelloPosition board(String text) {
            if (!text.startsWith("8 ")) {
                throw new IllegalArgumentException("the board (BO) is not 8 by 8: " + Quoted.quoted(text));
            }
            try {
                return OthelloNotation.parse(text.substring(2).replaceAll("\\s+", ""));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("the board (BO): " + e.getMessage(), e);
            }
        }

        @Override
        public Recorded<OthelloPosition> finish(String file) {
            return new Recorded<>(file, number, line, tags, start, moves, result());
        }

        private String result() {
            String claimed = tags.get("RE");
            if (claimed == null) {
                return OthelloArchive.onBoard(position);
            }
            String discs = claimed.replaceFirst(":.*", "").strip();
            return discs.matches("[+-]?[0-9]{1,3}(\\.[0-9]*)?")
                    ? OthelloArchive.result(Double.parseDouble(discs))
                    : "*";
        }
    }
}
