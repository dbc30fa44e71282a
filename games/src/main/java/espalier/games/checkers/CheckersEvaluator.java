package espalier.games.checkers;

import espalier.game.Evaluator;
import espalier.game.WeightFile;

/**
 * The evaluation for play: a sum of named terms, each with a weight for the full and one for the empty board and
 * blended by the number of pieces. A man is worth about 100. The weights are in {@code checkers.weights}, set by hand, and in
 * {@code tuned.weights}, which {@code espalier tune} made.
 *
 * <p>Every term is Black's count minus White's on the turned board, so the evaluation is exactly antisymmetric. Nothing
 * is updated incrementally: population counts on three words make a full evaluation cheaper.
 */
final class CheckersEvaluator implements Evaluator<CheckersPosition> {
    /** A table of sums has this many squares; four of them make a board with its unused bits. */
    private static final int CHUNK = 9;

    private static final long DOUBLE_CORNERS = Squares.mask(1, 5, 6, 27, 28, 32);

    /** Dog holes: a black man on 28 trapped by a white one on 32, a white man on 5 trapped by a black one on 1. */
    private static final long BLACK_HOLE = Squares.mask(28);

    private static final long WHITE_HOLE = Squares.mask(5);
    private static final int WHITE_ROW = Squares.bit(29);

    /** The rows 0, 2, 4, 6, whose pieces decide whether Black has the move. */
    private static final long BLACK_SYSTEM = Squares.row(0) | Squares.row(2) | Squares.row(4) | Squares.row(6);

    private static final int FULL = 2 * CheckersPosition.MAX_PIECES;

    // Both weights of a term are packed in one int, empty board << 16 + full board, and added together.
    private final int man;
    private final int king;
    private final int[] manSquares;
    private final int[] kingSquares;
    private final int[] backRow;
    private final int[] runaway;
    private final int backed;
    private final int threatened;
    private final int mobility;
    private final int kingMobility;
    private final int deniedMove;
    private final int trappedKing;
    private final int dogHole;
    private final int turn;
    private final int theMove;
    private final int trade;
    private final int cornerDraw;

    CheckersEvaluator(WeightFile weights) {
        man = pair(weights, "man");
        king = pair(weights, "king");
        manSquares = sums(pairs(weights, "man-squares", Squares.COUNT));
        kingSquares = sums(pairs(weights, "king-squares", Squares.COUNT));
        backRow = pairs(weights, "back-row", 16);
        runaway = pairs(weights, "runaway", 7);
        backed = pair(weights, "backed");
        threatened = pair(weights, "threatened");
        mobility = pair(weights, "mobility");
        kingMobility = pair(weights, "king-mobility");
        deniedMove = pair(weights, "denied-move");
        trappedKing = pair(weights, "trapped-king");
        dogHole = pair(weights, "dog-hole");
        turn = pair(weights, "turn");
        theMove = pair(weights, "the-move");
        trade = weights.number("trade");
        cornerDraw = weights.number("corner-draw");
        weights.allTaken();
    }

    private static int pair(WeightFile weights, String name) {
        int[] both = weights.numbers(name, 2);
        return (both[1] << 16) + both[0];
    }

    private static int[] pairs(WeightFile weights, String name, int count) {
        int[] full = weights.numbers(name + ".full", count);
        int[] empty = weights.numbers(name + ".empty", count);
        int[] packed = new int[count];
        for (int i = 0; i < count; i++) {
            packed[i] = (empty[i] << 16) + full[i];
        }
        return packed;
    }

    /** The sums of the squares' weights for all contents of nine bits, four times: four lookups add up a board. */
    private static int[] sums(int[] squares) {
        int[] sums = new int[4 << CHUNK];
        for (int i = 0; i < sums.length; i++) {
            int low = Integer.numberOfTrailingZeros(i | (1 << CHUNK));
            if (low < CHUNK - 1) { // the last of nine bits is unused
                int bit = (i >> CHUNK) * CHUNK + low;
                sums[i] = sums[i & ~(1 << low)] + squares[Squares.square(bit) - 1];
            }
        }
        return sums;
    }

    private static int sum(int[] sums, long squares) {
        return sums[chunk(squares, 0)] + sums[chunk(squares, 1)] + sums[chunk(squares, 2)] + sums[chunk(squares, 3)];
    }

    private static int chunk(long squares, int number) {
        return (number << CHUNK) + ((int) (squares >>> (number * CHUNK)) & ((1 << CHUNK) - 1));
    }

    @Override
    public int evaluate(CheckersPosition position) {
        long black = position.black();
        long white = position.white();
        long kings = position.kings();
        int blackCount = Long.bitCount(black);
        int whiteCount = Long.bitCount(white);
        int count = blackCount + whiteCount;
        int ahead = blackCount - whiteCount;
        int sign = position.turn() == 0 ? 1 : -1;

        int sum = men(black & ~kings, white & ~kings, black, white)
                + activity(black, white, black & kings, white & kings)
                + sign * (turn + threatened * Long.bitCount(threatened(position)));
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

    /** Men: material and squares. */
    private int men(long blackMen, long whiteMen, long black, long white) {
        int sum = man * (Long.bitCount(blackMen) - Long.bitCount(whiteMen))
                + sum(manSquares, blackMen)
                - sum(manSquares, Squares.turned(whiteMen))
                + backed * (steps(0, black, blackMen) - steps(white, 0, whiteMen));
        if (whiteMen != 0) {
            sum += backRow[(int) (blackMen & Squares.TOP)];
        }
        if (blackMen != 0) {
            sum -= backRow[15 & Integer.reverse((int) (whiteMen >>> WHITE_ROW)) >>> 28];
        }
        for (long m = blackMen & ~above(white); m != 0; m &= m - 1) {
            sum += runaway[row(m)];
        }
        for (long m = whiteMen & ~below(black); m != 0; m &= m - 1) {
            sum -= runaway[7 - row(m)];
        }
        long held = (blackMen & BLACK_HOLE & whiteMen >>> 4) | (whiteMen & WHITE_HOLE & blackMen << 4);
        return held == 0 ? sum : sum + dogHole * (Long.bitCount(held & BLACK_HOLE) - Long.bitCount(held & WHITE_HOLE));
    }

    /** Kings, and the mobility of all pieces. */
    private int activity(long black, long white, long blackKings, long whiteKings) {
        long empty = Squares.BOARD & ~(black | white);
        long blackDenied = empty & jumped(white, whiteKings, empty);
        long whiteDenied = empty & jumped(blackKings, black, empty);
        long blackSafe = empty ^ blackDenied;
        long whiteSafe = empty ^ whiteDenied;
        int sum = mobility * (steps(blackKings, black, blackSafe) - steps(white, whiteKings, whiteSafe))
                + deniedMove * (steps(blackKings, black, blackDenied) - steps(white, whiteKings, whiteDenied));
        if ((blackKings | whiteKings) != 0) {
            sum += king * (Long.bitCount(blackKings) - Long.bitCount(whiteKings));
            sum += sum(kingSquares, blackKings) - sum(kingSquares, Squares.turned(whiteKings));
            sum += kingMobility * (steps(blackKings, blackKings, blackSafe) - steps(whiteKings, whiteKings, whiteSafe));
            int blackTrapped = Long.bitCount(blackKings & ~Squares.around(blackSafe));
            int whiteTrapped = Long.bitCount(whiteKings & ~Squares.around(whiteSafe));
            sum += trappedKing * (blackTrapped - whiteTrapped);
        }
        return sum;
    }

    /** The row of the lowest bit. */
    private static int row(long m) {
        return (Squares.square(Long.numberOfTrailingZeros(m)) - 1) >> 2;
    }

    /** Number of steps of these pieces to these squares. */
    private static int steps(long up, long down, long targets) {
        return (down == 0 ? 0 : Long.bitCount(down & targets >>> 4) + Long.bitCount(down & targets >>> 5))
                + (up == 0 ? 0 : Long.bitCount(up & targets << 4) + Long.bitCount(up & targets << 5));
    }

    /** Squares on which these pieces could jump an enemy. */
    private static long jumped(long up, long down, long empty) {
        return (up >>> 4 & empty << 4)
                | (up >>> 5 & empty << 5)
                | (down << 4 & empty >>> 4)
                | (down << 5 & empty >>> 5);
    }

    /** Pieces of the side to move that the other side could jump. */
    private static long threatened(CheckersPosition position) {
        long other = position.other();
        long kings = other & position.kings();
        long empty = Squares.BOARD & ~position.pieces();
        return position.own() & (position.turn() == 0 ? jumped(other, kings, empty) : jumped(kings, other, empty));
    }

    /** Squares from which a man moving down could meet one of these pieces; a man elsewhere runs through. */
    private static long above(long pieces) {
        long squares = pieces;
        for (int i = 0; i < 6; i++) {
            squares |= (squares >>> 4 | squares >>> 5) & Squares.BOARD;
        }
        return squares;
    }

    /** The same for a man that moves up. */
    private static long below(long pieces) {
        long squares = pieces;
        for (int i = 0; i < 6; i++) {
            squares |= (squares << 4 | squares << 5) & Squares.BOARD;
        }
        return squares;
    }

    /**
     * Whether the side to move has the move (the opposition): its system, every other row from its own back row on,
     * holds an odd number of pieces.
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
