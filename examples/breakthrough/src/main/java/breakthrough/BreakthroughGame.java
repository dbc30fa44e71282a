package breakthrough;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Grid;
import espalier.game.MoveScorer;
import espalier.game.Tunable;
import espalier.game.Tunable.Feature;
import espalier.games.Ranks;
import espalier.games.files.Resource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongBinaryOperator;
import java.util.function.ToIntFunction;

/** Breakthrough: how positions are written, what they are worth, which moves come first. */
public final class BreakthroughGame implements Game<BreakthroughPosition> {
    private static final String START = "bbbbbbbb/bbbbbbbb/8/8/8/8/wwwwwwww/wwwwwwww w";
    private static final long ROW = 0xFF;

    @Override
    public String name() {
        return "breakthrough";
    }

    @Override
    public List<String> sides() {
        return List.of("White", "Black");
    }

    @Override
    public BreakthroughPosition start() {
        return parse(START);
    }

    /** Ranks 8 to 1 as in FEN, with w and b, and the side to move. */
    @Override
    public BreakthroughPosition parse(String text) {
        if (!text.matches("\\S+ [wb]")) {
            throw new IllegalArgumentException("ranks 8 to 1, a space, and w or b expected");
        }
        long[] pieces = new long[2];
        Ranks.read(text.substring(0, text.length() - 2), "wb", (piece, square) -> pieces[piece] |= 1L << square);
        int turn = text.endsWith("w") ? 0 : 1;
        boolean ended = turn == 0 ? (pieces[0] >>> 56) != 0 || pieces[1] == 0 : (pieces[1] & ROW) != 0 || pieces[0] == 0;
        if (ended || Long.bitCount(pieces[0]) > 16 || Long.bitCount(pieces[1]) > 16) {
            throw new IllegalArgumentException("a side has more than 16 pieces, or the side to move has won already");
        }
        return new BreakthroughPosition(pieces[0], pieces[1], turn);
    }

    @Override
    public String format(BreakthroughPosition position) {
        long white = position.pieces[0];
        long black = position.pieces[1];
        return Ranks.write(square -> (white >>> square & 1) != 0 ? 'w' : (black >>> square & 1) != 0 ? 'b' : ' ')
                + (position.turn() == 0 ? " w" : " b");
    }

    @Override
    public String formatMove(BreakthroughPosition position, int move) {
        return square(move >> 6) + square(move & 63);
    }

    private static String square(int square) {
        return "" + (char) ('a' + square % 8) + (1 + square / 8);
    }

    @Override
    public Grid grid(BreakthroughPosition position) {
        return Grid.of(format(position)).lettered(true);
    }

    /** The weights are set by hand. Features see the board from their player's side, who moves up. */
    @Override
    public Optional<Tunable<BreakthroughPosition>> tunable() {
        return Optional.of(Tunable.<BreakthroughPosition>sum(List.of(
                new Feature<>("to-move", 20, position -> 1),
                new Feature<>("pieces", 100, count((own, other) -> own)),
                new Feature<>("row-3", 10, count((own, other) -> own & ROW << 16)),
                new Feature<>("row-4", 20, count((own, other) -> own & ROW << 24)),
                new Feature<>("row-5", 30, count((own, other) -> own & ROW << 32)),
                new Feature<>("row-6", 40, count((own, other) -> own & ROW << 40)),
                new Feature<>("row-7", 50, count((own, other) -> own & ROW << 48)),
                new Feature<>("home", 10, count((own, other) -> own & 0x66)), // b1, c1, f1, g1
                new Feature<>("covered", 10, count((own, other) -> own & BreakthroughPosition.attacked(own, 0))),
                new Feature<>("hanging", -10, count((own, other) -> own
                        & BreakthroughPosition.attacked(other, 1)
                        & ~BreakthroughPosition.attacked(own, 0))))));
    }

    /** How many squares a player has more than the other. */
    private static ToIntFunction<BreakthroughPosition> count(LongBinaryOperator squares) {
        return position -> {
            int turn = position.turn();
            long own = position.pieces[turn];
            long other = position.pieces[1 - turn];
            // Seen by White as it is, by Black upside down.
            long up = turn == 0 ? own : Long.reverseBytes(own);
            long down = turn == 0 ? other : Long.reverseBytes(other);
            return Long.bitCount(squares.applyAsLong(up, down))
                    - Long.bitCount(squares.applyAsLong(Long.reverseBytes(down), Long.reverseBytes(up)));
        };
    }

    /** Set by hand, and fitted to games of self-play if {@code tune} has written its file. */
    @Override
    public Map<String, Evaluator<BreakthroughPosition>> evaluators() {
        Tunable<BreakthroughPosition> tunable = tunable().orElseThrow();
        Map<String, Evaluator<BreakthroughPosition>> all = new HashMap<>(Map.of("hand", tunable.evaluator()));
        if (BreakthroughGame.class.getResource("tuned.weights") != null) {
            all.put("tuned", tunable.reader().apply(Resource.weights(BreakthroughGame.class, "tuned.weights")));
        }
        return all;
    }

    @Override
    public String defaultEvaluator() {
        return evaluators().containsKey("tuned") ? "tuned" : "hand";
    }

    /** Captures first, the deeper in our camp the better; then steps, those near the goal first. */
    @Override
    public Optional<MoveScorer<BreakthroughPosition>> moveScorer() {
        return Optional.of(new MoveScorer<>() {
            @Override
            public void score(BreakthroughPosition position, int[] moves, int[] scores, int from, int to) {
                int turn = position.turn();
                for (int i = from; i < to; i++) {
                    int row = (moves[i] & 63) / 8;
                    int steps = turn == 0 ? row : 7 - row;
                    boolean capture = (position.pieces[1 - turn] >>> moves[i] & 1) != 0;
                    scores[i] = steps == 7 ? 2 * FORCING : capture ? FORCING + 7 - steps : 200 * steps;
                }
            }

            @Override
            public int historyIndex(int move) {
                return move;
            }

            @Override
            public int historySize() {
                return 64 * 64;
            }
        });
    }
}
