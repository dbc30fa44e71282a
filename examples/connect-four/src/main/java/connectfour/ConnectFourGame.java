package connectfour;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.game.Tunable;
import espalier.game.Tunable.Feature;
import espalier.games.files.Resource;
import espalier.play.FullDepthSolver;
import espalier.solve.GameSolver;
import espalier.solve.Solvable;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Connect Four: how positions are written, what they are worth, which moves come first. */
public class ConnectFourGame implements Game<ConnectFourPosition>, Solvable<ConnectFourPosition> {
    private final int width;
    private final int height;

    public ConnectFourGame() {
        this(7, 6);
    }

    ConnectFourGame(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** The small board, which can be solved outright. */
    public static final class Small extends ConnectFourGame {
        public Small() {
            super(6, 5);
        }

        @Override
        public String name() {
            return "connect-four-6x5";
        }
    }

    @Override
    public String name() {
        return "connect-four";
    }

    @Override
    public List<String> sides() {
        return List.of("X", "O");
    }

    @Override
    public ConnectFourPosition start() {
        return new ConnectFourPosition(width, height, 0, 0);
    }

    /** Rows from the top, with / between them. Whoever has fewer discs is to move, X if both have as many. */
    @Override
    public ConnectFourPosition parse(String text) {
        String row = "[XO.]{" + width + "}";
        if (!text.matches(row + "(/" + row + "){" + (height - 1) + "}")) {
            throw new IllegalArgumentException(
                    height + " rows of " + width + " of X, O and . expected, with / between them");
        }
        long[] discs = new long[2];
        ConnectFourPosition squares = start();
        for (int column = 1; column <= width; column++) {
            for (int i = 0; i < height; i++) {
                char c = text.charAt((height - 1 - i) * (width + 1) + column - 1);
                discs[c == 'O' ? 1 : 0] |= c == '.' ? 0 : squares.bottom(column) << i;
            }
        }
        long all = discs[0] | discs[1];
        int more = Long.bitCount(discs[0]) - Long.bitCount(discs[1]);
        if ((((all + squares.bottom) & squares.board) & all) != 0 || more < 0 || more > 1) {
            throw new IllegalArgumentException("a disc hangs in the air, or one side has too many");
        }
        return new ConnectFourPosition(width, height, discs[more], all);
    }

    @Override
    public String format(ConnectFourPosition position) {
        long first = position.turn() == 0 ? position.own : position.own ^ position.all;
        StringBuilder text = new StringBuilder();
        for (int row = height - 1; row >= 0; row--) {
            for (int column = 1; column <= width; column++) {
                long square = position.bottom(column) << row;
                text.append((position.all & square) == 0 ? '.' : (first & square) != 0 ? 'X' : 'O');
            }
            text.append(row > 0 ? "/" : "");
        }
        return text.toString();
    }

    @Override
    public String formatMove(ConnectFourPosition position, int move) {
        return Integer.toString(move);
    }

    /** Ten features; the weights are set by hand. */
    @Override
    public Optional<Tunable<ConnectFourPosition>> tunable() {
        return Optional.of(Tunable.<ConnectFourPosition>sum(List.of(
                new Feature<>("to-move", 10, position -> 1),
                new Feature<>("middle", 30, position -> columns(position, 0)),
                new Feature<>("beside", 20, position -> columns(position, 1)),
                new Feature<>("outside", 10, position -> columns(position, 2)),
                new Feature<>("threats-first-odd", 100, position -> threats(position, 0, 1)),
                new Feature<>("threats-first-even", 100, position -> threats(position, 0, 2)),
                new Feature<>("threats-second-odd", 100, position -> threats(position, 1, 1)),
                new Feature<>("threats-second-even", 100, position -> threats(position, 1, 2)),
                new Feature<>("stacked", 200, position -> stacked(position, 0) + stacked(position, 1)),
                new Feature<>("pairs", 10, position -> pairs(position, 0) + pairs(position, 1)))));
    }

    /** A player's discs. */
    private static long discs(ConnectFourPosition position, int player) {
        return player == position.turn() ? position.own : position.own ^ position.all;
    }

    /** A number that counts for a player, as the side to move sees it. */
    private static int seen(ConnectFourPosition position, int player, int number) {
        return player == position.turn() ? number : -number;
    }

    /** Discs in the columns at this distance from the middle. */
    private static int columns(ConnectFourPosition position, int distance) {
        int count = 0;
        for (int column = 1; column <= position.width; column++) {
            if (Math.abs(2 * column - position.width - 1) / 2 == distance) {
                long squares = position.all & (position.bottom(column) * ((1L << position.height) - 1));
                count += 2 * Long.bitCount(position.own & squares) - Long.bitCount(squares);
            }
        }
        return count;
    }

    /** Squares in odd or even rows that complete four for a player. */
    private static int threats(ConnectFourPosition position, int player, int firstRow) {
        long rows = position.bottom * 21 << (firstRow - 1);
        return seen(position, player, Long.bitCount(position.threats(discs(position, player)) & rows));
    }

    /** Two such squares one above the other: when the lower one is blocked, the upper one wins. */
    private static int stacked(ConnectFourPosition position, int player) {
        long threats = position.threats(discs(position, player));
        return seen(position, player, Long.bitCount(threats & (threats >>> 1)));
    }

    /** Pairs of a player's discs in lines of four squares that have no other disc. */
    private static int pairs(ConnectFourPosition position, int player) {
        long discs = discs(position, player);
        long open = position.board & ~(position.all ^ discs);
        int count = 0;
        for (int i = 0; i < 4; i++) {
            int step = i == 0 ? 1 : position.height + i - 1;
            long lines = open & (open >>> step) & (open >>> (2 * step)) & (open >>> (3 * step));
            for (int a = 0; a < 3; a++) {
                for (int b = a + 1; b < 4; b++) {
                    count += Long.bitCount(lines & (discs >>> (a * step)) & (discs >>> (b * step)));
                }
            }
        }
        return seen(position, player, count);
    }

    /** Set by hand, and fitted to games of self-play if {@code tune} has written its file. */
    @Override
    public Map<String, Evaluator<ConnectFourPosition>> evaluators() {
        Tunable<ConnectFourPosition> tunable = tunable().orElseThrow();
        Map<String, Evaluator<ConnectFourPosition>> all = new HashMap<>(Map.of("hand", tunable.evaluator()));
        if (ConnectFourGame.class.getResource("tuned.weights") != null) {
            all.put("tuned", tunable.reader().apply(Resource.weights(ConnectFourGame.class, "tuned.weights")));
        }
        return all;
    }

    @Override
    public String defaultEvaluator() {
        return evaluators().containsKey("tuned") ? "tuned" : "hand";
    }

    /** What wins or prevents a loss comes first, a move that lets the opponent win on top of it last. */
    @Override
    public Optional<MoveScorer<ConnectFourPosition>> moveScorer() {
        return Optional.of(new MoveScorer<>() {
            @Override
            public void score(ConnectFourPosition position, int[] moves, int[] scores, int from, int to) {
                long mine = position.threats(position.own);
                long theirs = position.threats(position.own ^ position.all);
                for (int i = from; i < to; i++) {
                    long square = position.landing(moves[i]);
                    scores[i] = (square & mine) != 0
                            ? 2 * FORCING
                            : (square & theirs) != 0
                                    ? FORCING
                                    : (square << 1 & theirs) != 0
                                            ? -FORCING
                                            : 100 * Long.bitCount(position.threats(position.own | square));
                }
            }

            @Override
            public int historyIndex(int move) {
                return move;
            }

            @Override
            public int historySize() {
                return width + 1;
            }
        });
    }

    /** The library's own for games that end soon. */
    @Override
    public Map<String, GameSolver<ConnectFourPosition>> ownSolvers() {
        return Map.of("full-depth", new FullDepthSolver<>(this));
    }

    /** A player hands the last squares over to the solver. */
    @Override
    public Optional<Effort> effort(ConnectFourPosition position) {
        int empty = Long.bitCount(position.board & ~position.all);
        long nodes = 1L << Math.max(6, empty - 5);
        return empty > 28 ? Optional.empty() : Optional.of(new Effort(nodes, Duration.ofNanos(1000 * nodes)));
    }
}
