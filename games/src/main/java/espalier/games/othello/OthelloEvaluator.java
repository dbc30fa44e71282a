package espalier.games.othello;

import espalier.game.Evaluator;
import espalier.games.files.Resource;
import java.util.Arrays;

/**
 * The evaluator for play: a sum of weights fitted to the results of tournament games ({@code espalier tune}), in
 * hundredths of a disc ({@link OthelloPosition#DISC} is one): the expected disc difference at the end of the game.
 *
 * <p>Terms, each with a table for every phase of the game: edges with their X squares, corners (3x3 and 2x5), rows 2 to
 * 4, diagonals of 4 to 8 squares; mobility and potential mobility of both sides; parity of the empty squares and of the
 * quarters of the board. {@link Patterns} defines them. Here they are computed from the two bitboards: first all eight
 * views of the board, then each pattern by a mask or two and a table that converts bits to base 3. Incremental updates
 * were measured to take as long for a move and an evaluation together (a move touches about twenty entries, and undo
 * again), and would make every move without an evaluation five times as expensive.
 *
 * <p>All weights are relative to the side to move: exchanging the colours of the discs and the side to move leaves the
 * value for that side unchanged (the value for black changes its sign). Having the move has a value of its own, so
 * exchanging only the colours does more than change the sign.
 */
final class OthelloEvaluator implements Evaluator<OthelloPosition> {
    private static final String RESOURCE = "patterns.bin.gz";
    private static final int LIMIT = 64 * OthelloPosition.DISC;

    /** Ten bits as ten digits in base 3. */
    private static final int[] TERNARY = ternary();

    /** Multipliers that collect the squares of a diagonal in the top byte, by file. */
    private static final long FILES = 0x0101010101010101L;

    private static final long DIAGONAL8 = 0x8040201008040201L;
    private static final long DIAGONAL7 = 0x0080402010080402L;
    private static final long DIAGONAL6 = 0x0000804020100804L;
    private static final long DIAGONAL5 = 0x0000008040201008L;
    private static final long DIAGONAL4 = 0x0000000080402010L;

    /** After the weights of a phase: the weights of short diagonals again, indexed by own and opponent's bits. */
    private static final int SHORT4 = Patterns.SIZE;

    private static final int SHORT5 = SHORT4 + (1 << 8);
    private static final int SHORT6 = SHORT5 + (1 << 10);
    private static final int SHORT7 = SHORT6 + (1 << 12);
    private static final int SIZE = SHORT7 + (1 << 14);

    private final short[][] weights;

    OthelloEvaluator(short[][] weights) {
        this.weights = new short[weights.length][];
        for (int phase = 0; phase < weights.length; phase++) {
            short[] w = Arrays.copyOf(weights[phase], SIZE);
            copyByBits(w, Patterns.DIAGONAL4, SHORT4, 4);
            copyByBits(w, Patterns.DIAGONAL5, SHORT5, 5);
            copyByBits(w, Patterns.DIAGONAL6, SHORT6, 6);
            copyByBits(w, Patterns.DIAGONAL7, SHORT7, 7);
            this.weights[phase] = w;
        }
    }

    private static void copyByBits(short[] w, int from, int to, int squares) {
        for (int opp = 0; opp < 1 << squares; opp++) {
            for (int own = 0; own < 1 << squares; own++) {
                if ((own & opp) == 0) {
                    w[to + (opp << squares) + own] = w[from + index(own, opp)];
                }
            }
        }
    }

    /** The evaluator with the library's weights, which are read once, on first use: they take some megabytes. */
    static OthelloEvaluator standard() {
        return Standard.EVALUATOR;
    }

    private static final class Standard {
        static final OthelloEvaluator EVALUATOR = new OthelloEvaluator(
                Resource.read(OthelloEvaluator.class, RESOURCE, in -> OthelloWeights.read(RESOURCE, in)));
    }

    private static int[] ternary() {
        int[] ternary = new int[1024];
        for (int bits = 1; bits < 1024; bits++) {
            ternary[bits] = 3 * ternary[bits >> 1] + (bits & 1);
        }
        return ternary;
    }

    @Override
    public int evaluate(OthelloPosition position) {
        return evaluate(position.own(), position.opp(), position.mobility());
    }

    /** The evaluation for the side whose discs are {@code own} and whose turn it is. */
    int evaluate(long own, long opp) {
        return evaluate(own, opp, Board.mobility(own, opp));
    }

    private int evaluate(long own, long opp, long moves) {
        long replies = Board.mobility(/* own= */ opp, /* opp= */ own);
        if ((moves | replies) == 0) {
            return OthelloPosition.DISC * LastSquares.finished(own, opp, 64 - Long.bitCount(own | opp));
        }
        short[] w = weights[Patterns.phase(Long.bitCount(own | opp))];
        int value = counts(w, own, opp, Long.bitCount(moves), Long.bitCount(replies)) + shapes(w, own, opp);
        return Math.max(-LIMIT, Math.min(LIMIT, value));
    }

    /** Mobility, potential mobility and parity. */
    private static int counts(short[] w, long own, long opp, int moves, int replies) {
        long empty = ~(own | opp);
        int odd = 0;
        for (long quarter : Patterns.QUARTERS) {
            odd += Long.bitCount(empty & quarter) & 1;
        }
        return w[Patterns.MOBILITY_OWN + moves]
                + w[Patterns.MOBILITY_OPP + replies]
                + w[Patterns.POTENTIAL_OWN + Long.bitCount(Board.frontier(own, opp))]
                + w[Patterns.POTENTIAL_OPP + Long.bitCount(Board.frontier(opp, own))]
                + w[Patterns.EMPTIES + (Long.bitCount(empty) & 63)]
                + w[Patterns.ODD_QUARTERS + odd];
    }

    /** All patterns: each of the eight views contributes those in the orientation of {@link Patterns}. */
    private static int shapes(short[] w, long own, long opp) {
        long ownMirror = Board.mirror(own);
        long oppMirror = Board.mirror(opp);
        long ownTurned = Board.transpose(own);
        long oppTurned = Board.transpose(opp);
        long ownBoth = Board.mirror(ownTurned);
        long oppBoth = Board.mirror(oppTurned);
        return sides(w, own, opp)
                + sides(w, Long.reverseBytes(own), Long.reverseBytes(opp))
                + sides(w, ownTurned, oppTurned)
                + sides(w, Long.reverseBytes(ownTurned), Long.reverseBytes(oppTurned))
                + corners(w, own, opp)
                + corners(w, ownMirror, oppMirror)
                + corners(w, Long.reverseBytes(own), Long.reverseBytes(opp))
                + corners(w, Long.reverseBytes(ownMirror), Long.reverseBytes(oppMirror))
                + corner10(w, ownTurned, oppTurned)
                + corner10(w, ownBoth, oppBoth)
                + corner10(w, Long.reverseBytes(ownTurned), Long.reverseBytes(oppTurned))
                + corner10(w, Long.reverseBytes(ownBoth), Long.reverseBytes(oppBoth))
                + w[Patterns.DIAGONAL8 + diagonal8(own, opp)]
                + w[Patterns.DIAGONAL8 + diagonal8(ownMirror, oppMirror)];
    }

    /** The edge and the rows behind it, for each of the four sides. */
    private static int sides(short[] w, long own, long opp) {
        return w[Patterns.EDGE + index(edge(own), edge(opp))]
                + w[Patterns.ROW2 + index((int) (own >>> 8) & 255, (int) (opp >>> 8) & 255)]
                + w[Patterns.ROW3 + index((int) (own >>> 16) & 255, (int) (opp >>> 16) & 255)]
                + w[Patterns.ROW4 + index((int) (own >>> 24) & 255, (int) (opp >>> 24) & 255)];
    }

    /** Patterns that occur four times, once in each corner's view: 3x3 and the short diagonals; and one 2x5. */
    private static int corners(short[] w, long own, long opp) {
        return w[Patterns.CORNER9 + index(corner9(own), corner9(opp))]
                + corner10(w, own, opp)
                + w[SHORT7 + shortDiagonal(own, opp, DIAGONAL7, 7)]
                + w[SHORT6 + shortDiagonal(own, opp, DIAGONAL6, 6)]
                + w[SHORT5 + shortDiagonal(own, opp, DIAGONAL5, 5)]
                + w[SHORT4 + shortDiagonal(own, opp, DIAGONAL4, 4)];
    }

    private static int corner10(short[] w, long own, long opp) {
        return w[Patterns.CORNER10 + index(twoByFive((int) own), twoByFive((int) opp))];
    }

    private static int index(int own, int opp) {
        return TERNARY[own] + 2 * TERNARY[opp];
    }

    /** a1 ... h1, b2, g2. */
    private static int edge(long set) {
        int low = (int) set;
        return (low & 0xFF) + ((low >>> 1) & 0x100) + ((low >>> 5) & 0x200);
    }

    /** a1 b1 c1, a2 b2 c2, a3 b3 c3. */
    private static int corner9(long set) {
        int low = (int) set;
        return (low & 7) + ((low >>> 5) & 0x38) + ((low >>> 10) & 0x1C0);
    }

    /** a1 ... e1, a2 ... e2. */
    private static int twoByFive(int low) {
        return (low & 0x1F) + ((low >>> 3) & 0x3E0);
    }

    private static int diagonal8(long own, long opp) {
        return index((int) (((own & DIAGONAL8) * FILES) >>> 56), (int) (((opp & DIAGONAL8) * FILES) >>> 56));
    }

    private static int shortDiagonal(long own, long opp, long squares, int length) {
        return (int) (((own & squares) * FILES) >>> (64 - length))
                + ((int) (((opp & squares) * FILES) >>> (64 - length)) << length);
    }
}
