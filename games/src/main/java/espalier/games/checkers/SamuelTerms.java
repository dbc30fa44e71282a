package espalier.games.checkers;

import espalier.game.ModelValue;
import espalier.game.Terms;
import java.util.List;

/**
 * Six terms after Samuel (samuel) and Total, the features of linear evaluations and opponent models. The six are
 * differences, the owner's minus the opponent's, so the two players see opposite values. Total counts all pieces on the
 * board and has the same sign for both: both players may like, or fear, a full board.
 *
 * <p>No term depends on whose turn it is.
 */
public final class SamuelTerms {
    /** Men count 2, kings 3. */
    public static final int PIECES = 0;

    /** Rows that men have advanced, summed. */
    public static final int ADVANCEMENT = 1;

    /** 1 for men on both bridge squares of the owner's back row (1 and 3; 30 and 32) while the opponent has no king. */
    public static final int BACK_ROW = 2;

    /** Pieces on the eight central squares 10, 11, 14, 15, 18, 19, 22, 23. */
    public static final int CENTRE = 3;

    /** Empty squares that a piece could step to, ignoring captures. */
    public static final int MOBILITY = 4;

    /** Enemy pieces that could be jumped, regardless of the side to move. */
    public static final int THREAT = 5;

    /** All pieces on the board. */
    public static final int TOTAL = 6;

    /** Number of terms, Total included. */
    public static final int COUNT = 7;

    /** The terms' names, as in the weight files. */
    public static final List<String> NAMES =
            List.of("pieces", "advancement", "back-row", "centre", "mobility", "threat", "total");

    /**
     * The largest size of each term. Advancement: twelve men on the rows 4 to 6. Mobility: n pieces reach at most
     * min(4n, 32 - n) squares.
     */
    private static final int[] LIMITS = {36, 60, 1, 8, 25, 12, 24};

    private static final long CENTRE_SQUARES = Squares.mask(10, 11, 14, 15, 18, 19, 22, 23);
    private static final long BLACK_BRIDGE = Squares.mask(1, 3);
    private static final long WHITE_BRIDGE = Squares.mask(30, 32);

    private SamuelTerms() {}

    /** {@return the terms, for learning their weights} */
    public static Terms<CheckersPosition> terms() {
        return new Terms<>() {
            @Override
            public List<String> names() {
                return NAMES;
            }

            @Override
            public void fill(CheckersPosition position, int player, int[] out) {
                SamuelTerms.fill(position, player, out);
            }

            @Override
            public int[] weights() {
                return SamuelValue.standard().weights();
            }

            @Override
            public ModelValue<CheckersPosition> value(int... weights) {
                return new SamuelValue(weights);
            }

            @Override
            public int sumBound(int[] mine, int[] theirs, CheckersPosition root) {
                return new SamuelValue(mine).sumBound(new SamuelValue(theirs), root);
            }
        };
    }

    /**
     * {@return a bound on the size of a term at this position and below it: pieces never return, so the pieces on the
     * root's board bound Total}
     *
     * @param term its index in {@link #NAMES}
     * @param root the position
     */
    public static int limit(int term, CheckersPosition root) {
        return term == TOTAL ? Long.bitCount(root.pieces()) : LIMITS[term];
    }

    /**
     * Writes the terms as their owner sees them.
     *
     * @param position the position
     * @param owner 0 is Black
     * @param out takes {@link #COUNT} numbers
     * @return {@code out}
     */
    public static int[] fill(CheckersPosition position, int owner, int[] out) {
        int sign = owner == 0 ? 1 : -1;
        out[PIECES] = sign * pieces(position);
        out[ADVANCEMENT] = sign * advancement(position);
        out[BACK_ROW] = sign * backRow(position);
        out[CENTRE] = sign * centre(position);
        out[MOBILITY] = sign * mobility(position);
        out[THREAT] = sign * threat(position);
        out[TOTAL] = count(position.pieces());
        return out;
    }

    /** The six terms, weighted and summed, as Black sees them. A search calls this; it allocates nothing. */
    static int weighted(CheckersPosition position, int[] weights) {
        return weights[PIECES] * pieces(position)
                + weights[ADVANCEMENT] * advancement(position)
                + weights[BACK_ROW] * backRow(position)
                + weights[CENTRE] * centre(position)
                + weights[MOBILITY] * mobility(position)
                + weights[THREAT] * threat(position);
    }

    private static int pieces(CheckersPosition p) {
        return 2 * (count(p.black()) - count(p.white())) + count(p.black() & p.kings()) - count(p.white() & p.kings());
    }

    private static int advancement(CheckersPosition p) {
        return advancement(p.black() & ~p.kings()) - advancement(Squares.turned(p.white() & ~p.kings()));
    }

    private static int backRow(CheckersPosition p) {
        long kings = p.kings();
        return bridge(p.black() & ~kings, BLACK_BRIDGE, p.white() & kings)
                - bridge(p.white() & ~kings, WHITE_BRIDGE, p.black() & kings);
    }

    private static int centre(CheckersPosition p) {
        return count(p.black() & CENTRE_SQUARES) - count(p.white() & CENTRE_SQUARES);
    }

    private static int mobility(CheckersPosition p) {
        long empty = Squares.BOARD & ~p.pieces();
        long black = down(p.black()) | up(p.black() & p.kings());
        long white = up(p.white()) | down(p.white() & p.kings());
        return count(black & empty) - count(white & empty);
    }

    private static int threat(CheckersPosition p) {
        long black = p.black();
        long white = p.white();
        long empty = Squares.BOARD & ~(black | white);
        return count(jumped(black & p.kings(), black, white, empty))
                - count(jumped(white, white & p.kings(), black, empty));
    }

    private static int count(long squares) {
        return Long.bitCount(squares);
    }

    private static int advancement(long men) {
        int sum = 0;
        for (int row = 1; row < 7; row++) {
            sum += row * Long.bitCount(men & Squares.row(row));
        }
        return sum;
    }

    private static int bridge(long men, long bridge, long enemyKings) {
        return (men & bridge) == bridge && enemyKings == 0 ? 1 : 0;
    }

    private static long down(long pieces) {
        return pieces << 4 | pieces << 5;
    }

    private static long up(long pieces) {
        return pieces >>> 4 | pieces >>> 5;
    }

    /** The targets that one of these pieces could jump. */
    private static long jumped(long up, long down, long targets, long empty) {
        long downwards = (down << 4 & empty >>> 4) | (down << 5 & empty >>> 5);
        long upwards = (up >>> 4 & empty << 4) | (up >>> 5 & empty << 5);
        return targets & (downwards | upwards);
    }
}
