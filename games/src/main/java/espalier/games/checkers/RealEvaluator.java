package espalier.games.checkers;

import espalier.game.Evaluator;

/**
 * The evaluation for play: a sum of named terms, each with a weight for the full and one for the empty board and blended
 * by the number of pieces. A man is worth about 100. The weights are in {@code real.weights}.
 *
 * <p>All terms are computed for Black and, on the turned board, for White, so the evaluation is exactly antisymmetric.
 * Nothing is kept incrementally: with population counts on three words a full evaluation costs less than keeping sums
 * would.
 */
final class RealEvaluator implements Evaluator<Checkers> {
    private static final long CENTRE = Squares.mask(14, 15, 18, 19);
    private static final long INNER = Squares.mask(6, 7, 8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 27);
    private static final long DOUBLE_CORNERS = Squares.mask(1, 5, 6, 27, 28, 32);

    /** Black's dog hole: a man on 28 that a white man on 32 holds for ever. */
    private static final long DOG_HOLE = Squares.mask(28);

    private static final long DOG = Squares.mask(32);

    /** The rows 0, 2, 4, 6, whose pieces decide whether Black has the move. */
    private static final long BLACK_SYSTEM = Squares.row(0) | Squares.row(2) | Squares.row(4) | Squares.row(6);

    private static final int FULL = 2 * Checkers.MAX_PIECES;

    // Both weights of a term are packed in one int, empty board << 16 + full board, and added together.
    private final int man;
    private final int king;
    private final int[] advance;
    private final int[] backRow;
    private final int[] runaway;
    private final int centreMan;
    private final int innerKing;
    private final int mobility;
    private final int deniedMove;
    private final int trappedKing;
    private final int dogHole;
    private final int turn;
    private final int theMove;
    private final int trade;
    private final int cornerDraw;

    RealEvaluator(Weights weights) {
        man = pair(weights, "man");
        king = pair(weights, "king");
        advance = pairs(weights, "advance", 7);
        backRow = pairs(weights, "back-row", 16);
        runaway = pairs(weights, "runaway", 7);
        centreMan = pair(weights, "centre-man");
        innerKing = pair(weights, "inner-king");
        mobility = pair(weights, "mobility");
        deniedMove = pair(weights, "denied-move");
        trappedKing = pair(weights, "trapped-king");
        dogHole = pair(weights, "dog-hole");
        turn = pair(weights, "turn");
        theMove = pair(weights, "the-move");
        trade = weights.one("trade");
        cornerDraw = weights.one("corner-draw");
        weights.allUsed();
    }

    static RealEvaluator standard() {
        return new RealEvaluator(Weights.resource("real.weights"));
    }

    private static int pair(Weights weights, String name) {
        int[] both = weights.many(name, 2);
        return (both[1] << 16) + both[0];
    }

    private static int[] pairs(Weights weights, String name, int count) {
        int[] full = weights.many(name + ".full", count);
        int[] empty = weights.many(name + ".empty", count);
        int[] packed = new int[count];
        for (int i = 0; i < count; i++) {
            packed[i] = (empty[i] << 16) + full[i];
        }
        return packed;
    }

    @Override
    public int evaluate(Checkers position) {
        long black = position.black();
        long white = position.white();
        long kings = position.kings();
        int blackCount = Long.bitCount(black);
        int whiteCount = Long.bitCount(white);
        int count = blackCount + whiteCount;
        int ahead = blackCount - whiteCount;
        int sign = position.turn() == 0 ? 1 : -1;

        int sum = side(black, white, kings)
                - side(Squares.turned(white), Squares.turned(black), Squares.turned(kings))
                + sign * turn;
        if (ahead == 0) {
            sum += sign * (hasTheMove(black | white, position.turn()) ? theMove : -theMove);
        }
        int full = (short) sum;
        int empty = (short) ((sum + 0x8000) >> 16);
        int value = (full * count + empty * (FULL - count)) / FULL + trade * ahead * (FULL - count) / FULL;
        if (isCornerDraw(ahead > 0 ? white : black, kings, count, ahead)) {
            value = value * cornerDraw / 100;
        }
        return sign * value;
    }

    /** The terms of a side that moves towards square 32. */
    private int side(long own, long foe, long kings) {
        long men = own & ~kings;
        long crowned = own & kings;
        long empty = Squares.BOARD & ~(own | foe);
        int sum = man * Long.bitCount(men) + king * Long.bitCount(crowned);

        for (int row = 1; row < 7; row++) {
            sum += advance[row] * Long.bitCount(men & Squares.row(row));
        }
        if ((foe & ~kings) != 0) {
            sum += backRow[(int) (men & Squares.TOP)];
        }
        for (long m = men & ~behind(foe); m != 0; m &= m - 1) {
            sum += runaway[(Squares.square(Long.numberOfTrailingZeros(m)) - 1) >> 2];
        }
        sum += centreMan * Long.bitCount(men & CENTRE) + innerKing * Long.bitCount(crowned & INNER);
        sum += dogHole * Long.bitCount(men & DOG_HOLE & (foe & ~kings & DOG) >>> 4);

        long denied = denied(foe, foe & kings, empty);
        long safe = empty & ~denied;
        sum += mobility * moves(own, crowned, safe) + deniedMove * moves(own, crowned, empty & denied);
        if (crowned != 0) {
            sum += trappedKing * Long.bitCount(crowned & ~Squares.around(safe));
        }
        return sum;
    }

    /** Steps of these pieces to these squares. */
    private static int moves(long own, long crowned, long targets) {
        return Long.bitCount(own & targets >>> 4)
                + Long.bitCount(own & targets >>> 5)
                + Long.bitCount(crowned & targets << 4)
                + Long.bitCount(crowned & targets << 5);
    }

    /** Squares where the foe, who moves towards square 1, would jump a piece that arrives. */
    private static long denied(long foe, long foeKings, long empty) {
        return (foe >>> 4 & empty << 4)
                | (foe >>> 5 & empty << 5)
                | (foeKings << 4 & empty >>> 4)
                | (foeKings << 5 & empty >>> 5);
    }

    /** The squares from which a man that goes down could meet one of these pieces; any other man runs home. */
    private static long behind(long foe) {
        long squares = foe;
        for (int i = 0; i < 6; i++) {
            squares |= (squares >>> 4 | squares >>> 5) & Squares.BOARD;
        }
        return squares;
    }

    /**
     * Whether the side to move has the move (the opposition): an odd number of pieces stands on the files of its own back
     * row, which are every other row.
     */
    private static boolean hasTheMove(long pieces, int turn) {
        long system = turn == 0 ? BLACK_SYSTEM : ~BLACK_SYSTEM;
        return (Long.bitCount(pieces & system) & 1) != 0;
    }

    /** One piece behind with a king in a double corner, and few pieces left, is often a draw. */
    private static boolean isCornerDraw(long weaker, long kings, int count, int ahead) {
        return count <= 7 && Math.abs(ahead) == 1 && (weaker & kings & DOUBLE_CORNERS) != 0;
    }
}
