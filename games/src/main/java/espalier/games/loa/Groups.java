package espalier.games.loa;

/**
 * Whether pieces are connected (horizontally, vertically or diagonally), exactly and cheaply.
 *
 * <p>The filter is the Euler number of a set of squares, groups minus holes, a few population counts. An Euler number
 * of 2 or more means at least two groups. Below that a flood fill decides, because a hole offsets a group: an Euler
 * number of 1 does not imply that the pieces are connected.
 *
 * <p>Quads, windows of 2x2 squares, count the same number (quads); in LOA they were used before (loa-quads).
 */
final class Groups {
    static final long FILE_A = 0x0101_0101_0101_0101L;
    static final long FILE_H = FILE_A << 7;

    /** The up to eight neighbours of a square. */
    static final long[] NEIGHBOURS = new long[64];

    static {
        for (int square = 0; square < 64; square++) {
            NEIGHBOURS[square] = grow(1L << square) ^ 1L << square;
        }
    }

    private Groups() {}

    /** The squares and all their neighbours. */
    static long grow(long squares) {
        long wide = squares | (squares & ~FILE_H) << 1 | (squares & ~FILE_A) >>> 1;
        return wide | wide << 8 | wide >>> 8;
    }

    /** The squares that have a neighbour among these squares. */
    static long beside(long squares) {
        long sides = (squares & ~FILE_H) << 1 | (squares & ~FILE_A) >>> 1;
        long wide = squares | sides;
        return sides | wide << 8 | wide >>> 8;
    }

    /**
     * The Euler number: pieces minus neighbouring pairs plus triangles minus squares: a quad with
     * three pieces has one triangle, a quad with four has four triangles and one tetrahedron.
     */
    static int euler(long pieces) {
        return Long.bitCount(pieces) - pairs(pieces) + Long.bitCount(threes(pieces)) + 3 * Long.bitCount(fours(pieces));
    }

    /** The number of pairs of neighbouring pieces. */
    static int pairs(long pieces) {
        return Long.bitCount(pieces & pieces >>> 1 & ~FILE_H)
                + Long.bitCount(pieces & pieces >>> 8)
                + Long.bitCount(pieces & pieces >>> 9 & ~FILE_H)
                + Long.bitCount(pieces & pieces >>> 7 & ~FILE_A);
    }

    /** The lower left squares of the quads that hold exactly three pieces (files a to g, ranks 1 to 7). */
    static long threes(long pieces) {
        long low = pieces;
        long right = pieces >>> 1;
        long high = pieces >>> 8;
        long across = pieces >>> 9;
        long both = (low & right & (high ^ across)) | (high & across & (low ^ right));
        return both & ~FILE_H;
    }

    /** The lower left squares of the quads that hold four pieces. */
    static long fours(long pieces) {
        return pieces & pieces >>> 1 & pieces >>> 8 & pieces >>> 9 & ~FILE_H;
    }

    /** Whether the pieces form one group; there is at least one piece. */
    static boolean connected(long pieces) {
        return euler(pieces) < 2 && oneGroup(pieces);
    }

    private static boolean oneGroup(long pieces) {
        long group = pieces & -pieces;
        while (true) {
            long larger = grow(group) & pieces;
            if (larger == group) {
                return group == pieces;
            }
            group = larger;
        }
    }
}
