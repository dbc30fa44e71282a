package espalier.games.chess;

/**
 * A move in an int: from (6 bits), to (6 bits), the kind a pawn promotes to (3 bits, 0 for none), and two bits that
 * mark castling (the king's move) and en passant. The board supplies everything else.
 */
final class Move {
    static final int CASTLING = 1 << 15;
    static final int EN_PASSANT = 1 << 16;

    private Move() {}

    static int of(int from, int to) {
        return from | (to << 6);
    }

    static int promotion(int from, int to, int kind) {
        return from | (to << 6) | (kind << 12);
    }

    /** The square it starts from, a1 = 0 to h8 = 63. */
    public static int from(int move) {
        return move & 63;
    }

    /** The square it ends on; castling is the king's move. */
    public static int to(int move) {
        return (move >> 6) & 63;
    }

    static int promoted(int move) {
        return (move >> 12) & 7;
    }

    /** Whether a pawn promotes. */
    public static boolean isPromotion(int move) {
        return promoted(move) != 0;
    }

    /** Whether this is castling. */
    public static boolean isCastling(int move) {
        return (move & CASTLING) != 0;
    }

    /** Whether this is an en passant capture. */
    public static boolean isEnPassant(int move) {
        return (move & EN_PASSANT) != 0;
    }
}
