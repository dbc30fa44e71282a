package espalier.games.chess;

/** Sets of squares around a pawn, by side and square: [side * 64 + square]. */
final class PawnMasks {
    /** The squares ahead on the same file. */
    static final long[] AHEAD = new long[128];
    /** The squares ahead on the neighbouring files, from which enemy pawns can still attack the squares ahead. */
    static final long[] AHEAD_BESIDE = new long[128];
    /** The neighbouring files, by file. */
    static final long[] BESIDE = new long[8];

    static {
        for (int file = 0; file < 8; file++) {
            BESIDE[file] = (file > 0 ? file(file - 1) : 0) | (file < 7 ? file(file + 1) : 0);
        }
        for (int square = 0; square < 64; square++) {
            int file = Squares.file(square);
            long above = square < 56 ? -1L << (8 * (Squares.rank(square) + 1)) : 0;
            long below = square >= 8 ? -1L >>> (8 * (8 - Squares.rank(square))) : 0;
            AHEAD[square] = file(file) & above;
            AHEAD[64 | square] = file(file) & below;
            AHEAD_BESIDE[square] = BESIDE[file] & above;
            AHEAD_BESIDE[64 | square] = BESIDE[file] & below;
        }
    }

    private PawnMasks() {}

    static long file(int file) {
        return Attacks.FILE_A << file;
    }

    /** The rank from a side's view: its own first rank is 0. */
    static int relativeRank(int side, int square) {
        return side == Piece.WHITE ? Squares.rank(square) : 7 - Squares.rank(square);
    }
}
