package espalier.games.othello;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * The features of the evaluator for play: tables of weights, and the entry of each table that a board uses, from the
 * view of the side to move. This is the readable definition; {@link OthelloEvaluator} computes the same entries with
 * bit tricks.
 *
 * <p>A pattern is a list of squares. Its contents are a number in base 3 (digit 0 empty, 1 own, 2 opponent; the first
 * square is the lowest digit). A pattern has up to eight placements on the board, which share one table, and contents
 * that are reflections of each other share one <em>parameter</em>. This gives the evaluation all eight symmetries and
 * leaves less to learn.
 *
 * <p>Counts (mobility and the like) index small tables directly, so that their effect may be non-linear.
 */
final class Patterns {
    /** Boards are grouped by the number of discs: 4 to 8, 9 to 13, ..., 59 to 64. */
    static final int PHASES = 12;

    static final int EDGE = 0;
    static final int CORNER9 = EDGE + 59049;
    static final int CORNER10 = CORNER9 + 19683;
    static final int ROW2 = CORNER10 + 59049;
    static final int ROW3 = ROW2 + 6561;
    static final int ROW4 = ROW3 + 6561;
    static final int DIAGONAL8 = ROW4 + 6561;
    static final int DIAGONAL7 = DIAGONAL8 + 6561;
    static final int DIAGONAL6 = DIAGONAL7 + 2187;
    static final int DIAGONAL5 = DIAGONAL6 + 729;
    static final int DIAGONAL4 = DIAGONAL5 + 243;
    private static final int END_OF_PATTERNS = DIAGONAL4 + 81;

    /** Mobility: of the side to move, of the opponent. */
    static final int MOBILITY_OWN = END_OF_PATTERNS;

    static final int MOBILITY_OPP = MOBILITY_OWN + 64;

    /** Potential mobility, empty squares next to the other's discs: of the side to move, of the opponent. */
    static final int POTENTIAL_OWN = MOBILITY_OPP + 64;

    static final int POTENTIAL_OPP = POTENTIAL_OWN + 64;

    /**
     * Parity: the number of empty squares decides the last mover if no side passes; also the value of having the move.
     */
    static final int EMPTIES = POTENTIAL_OPP + 64;

    /** Parity by region: how many of the four quarters of the board have an odd number of empty squares. */
    static final int ODD_QUARTERS = EMPTIES + 64;

    /** Entries of a phase. */
    static final int SIZE = ODD_QUARTERS + 5;

    /** Squares of the four quarters of the board. */
    static final long[] QUARTERS = {0x000000000F0F0F0FL, 0x00000000F0F0F0F0L, 0x0F0F0F0F00000000L, 0xF0F0F0F000000000L};

    /** A pattern: where its table starts and its squares. */
    private record Shape(String name, int offset, String squares) {}

    private static final List<Shape> SHAPES = List.of(
            new Shape("edge with X squares", EDGE, "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2"),
            new Shape("corner 3x3", CORNER9, "a1 b1 c1 a2 b2 c2 a3 b3 c3"),
            new Shape("corner 2x5", CORNER10, "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"),
            new Shape("row 2", ROW2, "a2 b2 c2 d2 e2 f2 g2 h2"),
            new Shape("row 3", ROW3, "a3 b3 c3 d3 e3 f3 g3 h3"),
            new Shape("row 4", ROW4, "a4 b4 c4 d4 e4 f4 g4 h4"),
            new Shape("diagonal of 8", DIAGONAL8, "a1 b2 c3 d4 e5 f6 g7 h8"),
            new Shape("diagonal of 7", DIAGONAL7, "b1 c2 d3 e4 f5 g6 h7"),
            new Shape("diagonal of 6", DIAGONAL6, "c1 d2 e3 f4 g5 h6"),
            new Shape("diagonal of 5", DIAGONAL5, "d1 e2 f3 g4 h5"),
            new Shape("diagonal of 4", DIAGONAL4, "e1 f2 g3 h4"));

    /** Every placement of a pattern: the start of its table, then its squares. */
    private final int[][] placements;

    /** For each entry of a phase the number of its parameter. */
    private final int[] parameters = new int[SIZE];

    private final int parameterCount;

    Patterns() {
        List<int[]> all = new ArrayList<>();
        int[] canonical = new int[SIZE];
        Arrays.setAll(canonical, i -> i);
        for (Shape shape : SHAPES) {
            int[] squares = squares(shape.squares());
            TreeMap<Long, int[]> bySet = new TreeMap<>();
            for (int symmetry = 0; symmetry < 8; symmetry++) {
                int[] placed = new int[squares.length + 1];
                placed[0] = shape.offset();
                long set = 0;
                for (int i = 0; i < squares.length; i++) {
                    long square = Board.symmetric(1L << squares[i], symmetry);
                    placed[i + 1] = Long.numberOfTrailingZeros(square);
                    set |= square;
                }
                int[] known = bySet.putIfAbsent(set, placed);
                if (known != null) {
                    share(canonical, known, placed);
                }
            }
            all.addAll(bySet.values());
        }
        placements = all.toArray(new int[0][]);
        int count = 0;
        for (int i = 0; i < SIZE; i++) {
            parameters[i] = canonical[i] == i ? count++ : parameters[canonical[i]];
        }
        parameterCount = count;
    }

    private static int[] squares(String names) {
        return Arrays.stream(names.split(" "))
                .mapToInt(name -> OthelloNotation.square(name.charAt(0), name.charAt(1)))
                .toArray();
    }

    /** Contents of one placement and of the same squares in another order get one parameter: the smaller entry's. */
    private static void share(int[] canonical, int[] placed, int[] reordered) {
        int n = placed.length - 1;
        int[] power = new int[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (reordered[j + 1] == placed[i + 1]) {
                    power[i] = (int) Math.pow(3, j);
                }
            }
        }
        int[] other = new int[(int) Math.pow(3, n)];
        for (int i = 0, size = 1; i < n; i++, size *= 3) {
            for (int index = 0; index < size; index++) {
                other[index + size] = other[index] + power[i];
                other[index + 2 * size] = other[index] + 2 * power[i];
            }
        }
        int offset = placed[0];
        for (int index = 0; index < other.length; index++) {
            canonical[offset + index] = Math.min(canonical[offset + index], offset + other[index]);
        }
    }

    /** The number of free parameters of a phase. */
    int parameterCount() {
        return parameterCount;
    }

    /** The parameter behind an entry; reflected contents share one. */
    int parameter(int entry) {
        return parameters[entry];
    }

    /** The number of entries that every board uses. */
    int active() {
        return placements.length + 6;
    }

    /** Writes the entries that a board uses to {@code entries[from...]}. */
    void entries(long own, long opp, int[] entries, int from) {
        int at = from;
        for (int[] placed : placements) {
            int index = 0;
            for (int i = placed.length - 1; i > 0; i--) {
                int square = placed[i];
                index = 3 * index + (int) (own >>> square & 1) + 2 * (int) (opp >>> square & 1);
            }
            entries[at++] = placed[0] + index;
        }
        entries[at++] = MOBILITY_OWN + Long.bitCount(Board.mobility(own, opp));
        entries[at++] = MOBILITY_OPP + Long.bitCount(Board.mobility(opp, own));
        entries[at++] = POTENTIAL_OWN + Long.bitCount(Board.frontier(own, opp));
        entries[at++] = POTENTIAL_OPP + Long.bitCount(Board.frontier(opp, own));
        long empty = ~(own | opp);
        entries[at++] = EMPTIES + (Long.bitCount(empty) & 63);
        int odd = 0;
        for (long quarter : QUARTERS) {
            odd += Long.bitCount(empty & quarter) & 1;
        }
        entries[at] = ODD_QUARTERS + odd;
    }

    /** The phase of a board with that many discs. */
    static int phase(int discs) {
        return Math.min(Math.max(discs - 4, 0) / 5, PHASES - 1);
    }
}
