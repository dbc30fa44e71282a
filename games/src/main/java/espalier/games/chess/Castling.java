package espalier.games.chess;

/** Castling rights as four bits, and their conditions on the board. */
final class Castling {
    static final int SHORT = 0;
    static final int LONG = 1;

    static final int ALL = 15;

    /** Where the rooks start and end, by right: White short, White long, Black short, Black long. */
    static final int[] ROOK_FROM = {7, 0, 63, 56};

    static final int[] ROOK_TO = {5, 3, 61, 59};

    private static final long[] EMPTY = {
        squares(5, 6), squares(1, 2, 3), squares(61, 62), squares(57, 58, 59),
    };

    /** The rights that remain after a move from or to a square. */
    static final int[] KEPT = new int[64];

    static {
        java.util.Arrays.fill(KEPT, ALL);
        for (int right = 0; right < 4; right++) {
            KEPT[ROOK_FROM[right]] &= ~(1 << right);
        }
        KEPT[4] &= ~of(Piece.WHITE);
        KEPT[60] &= ~of(Piece.BLACK);
    }

    private Castling() {}

    /** Both rights of a side. */
    static int of(int side) {
        return side == Piece.WHITE ? 3 : 12;
    }

    /** The number of a right, 0 to 3, which is its bit. */
    static int right(int side, int wing) {
        return 2 * side + wing;
    }

    static int kingHome(int side) {
        return side == Piece.WHITE ? 4 : 60;
    }

    /** Whether the side to move, not in check, may castle to that wing. */
    static boolean allowed(ChessPosition p, int wing, long occupied) {
        int us = p.turn;
        int right = right(us, wing);
        if ((p.castling & (1 << right)) == 0 || (occupied & EMPTY[right]) != 0) {
            return false;
        }
        int king = kingHome(us);
        int step = wing == SHORT ? 1 : -1;
        return !p.attacked(king + step, us ^ 1, occupied) && !p.attacked(king + 2 * step, us ^ 1, occupied);
    }

    private static long squares(int... squares) {
        long set = 0;
        for (int square : squares) {
            set |= Squares.bit(square);
        }
        return set;
    }
}
