package espalier.games.chess;

/** Squares attacked from a square, and lines between squares: tables built once. */
final class Attacks {
    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = FILE_A << 7;
    static final long RANK_1 = 0xFFL;
    static final long RANK_8 = RANK_1 << 56;
    static final long LAST_RANKS = RANK_1 | RANK_8;

    static final long[] KNIGHT = new long[64];
    static final long[] KING = new long[64];
    /**
     * What a pawn attacks: [side * 64 + square]. Also the squares from which a pawn of the other side attacks this
     * square.
     */
    static final long[] PAWN = new long[128];
    /** A rook's attacks on the empty board. */
    static final long[] ROOK_RAYS = new long[64];
    /** A bishop's attacks on the empty board. */
    static final long[] BISHOP_RAYS = new long[64];
    /** The squares strictly between two squares on a line: [a * 64 + b]. */
    static final long[] BETWEEN = new long[64 * 64];
    /** The whole line through two squares, from edge to edge; 0 if there is none: [a * 64 + b]. */
    static final long[] LINE = new long[64 * 64];

    static {
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                int files = Math.abs(Squares.file(a) - Squares.file(b));
                int ranks = Math.abs(Squares.rank(a) - Squares.rank(b));
                if (Math.max(files, ranks) == 1) {
                    KING[a] |= Squares.bit(b);
                }
                if (files * ranks == 2) {
                    KNIGHT[a] |= Squares.bit(b);
                }
            }
            PAWN[a] = pawns(Piece.WHITE, Squares.bit(a));
            PAWN[64 + a] = pawns(Piece.BLACK, Squares.bit(a));
            ROOK_RAYS[a] = Sliders.rook(a, 0);
            BISHOP_RAYS[a] = Sliders.bishop(a, 0);
        }
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                long ends = Squares.bit(a) | Squares.bit(b);
                if (a != b && (ROOK_RAYS[a] & Squares.bit(b)) != 0) {
                    BETWEEN[(a << 6) | b] = Sliders.rook(a, Squares.bit(b)) & Sliders.rook(b, Squares.bit(a));
                    LINE[(a << 6) | b] = (ROOK_RAYS[a] & ROOK_RAYS[b]) | ends;
                } else if (a != b && (BISHOP_RAYS[a] & Squares.bit(b)) != 0) {
                    BETWEEN[(a << 6) | b] = Sliders.bishop(a, Squares.bit(b)) & Sliders.bishop(b, Squares.bit(a));
                    LINE[(a << 6) | b] = (BISHOP_RAYS[a] & BISHOP_RAYS[b]) | ends;
                }
            }
        }
    }

    private Attacks() {}

    /** What these pawns attack together. */
    static long pawns(int side, long pawns) {
        long west = pawns & ~FILE_A;
        long east = pawns & ~FILE_H;
        return side == Piece.WHITE ? (west << 7) | (east << 9) : (west >>> 9) | (east >>> 7);
    }

    static long between(int a, int b) {
        return BETWEEN[(a << 6) | b];
    }

    static long line(int a, int b) {
        return LINE[(a << 6) | b];
    }
}
