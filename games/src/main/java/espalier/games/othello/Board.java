package espalier.games.othello;

/**
 * The geometry of Othello on 64-bit sets of squares: legal moves, the discs that a move flips, and the eight
 * symmetries. Nothing here branches on the board, because such branches are mispredicted half the time.
 */
final class Board {
    static final long NOT_A_FILE = 0xFEFEFEFEFEFEFEFEL;
    static final long NOT_H_FILE = 0x7F7F7F7F7F7F7F7FL;
    static final long CORNERS = 0x8100000000000081L;

    /** Discs that can be flipped sideways or diagonally: not on the a or h file. */
    private static final long INNER_FILES = NOT_A_FILE & NOT_H_FILE;

    /** For each square its eight rays, without the square itself: first the four towards h8, then the four towards a1. */
    private static final long[] RAYS = rays();

    private Board() {}

    private static long[] rays() {
        int[] files = {1, -1, 0, 1, -1, 1, 0, -1};
        int[] ranks = {0, 1, 1, 1, 0, -1, -1, -1};
        long[] rays = new long[64 * 8];
        for (int square = 0; square < 64; square++) {
            for (int k = 0; k < 8; k++) {
                int file = (square & 7) + files[k];
                int rank = (square >> 3) + ranks[k];
                for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += files[k], rank += ranks[k]) {
                    rays[square * 8 + k] |= 1L << (rank * 8 + file);
                }
            }
        }
        return rays;
    }

    /**
     * The discs of {@code opp} that a disc of {@code own} on the empty {@code square} flips; none if the move is
     * illegal.
     */
    static long flips(long own, long opp, int square) {
        int ray = (square & 63) * 8;
        return upwards(own, opp, RAYS[ray])
                | upwards(own, opp, RAYS[ray + 1])
                | upwards(own, opp, RAYS[ray + 2])
                | upwards(own, opp, RAYS[ray + 3])
                | downwards(own, opp, RAYS[ray + 4])
                | downwards(own, opp, RAYS[ray + 5])
                | downwards(own, opp, RAYS[ray + 6])
                | downwards(own, opp, RAYS[ray + 7]);
    }

    /**
     * Flipped discs along a ray of higher squares: an addition carries through the opponent's discs to the first other.
     */
    private static long upwards(long own, long opp, long ray) {
        long end = ((opp | ~ray) + 1) & own & ray;
        return (end - (-end >>> 63)) & ray;
    }

    /** Flipped discs along a ray of lower squares: the highest square that is not the opponent's ends the run. */
    private static long downwards(long own, long opp, long ray) {
        long end = (Long.MIN_VALUE >>> Long.numberOfLeadingZeros(ray & ~opp)) & own & ray;
        return (-end << 1) & ray;
    }

    /** The empty squares on which {@code own} may place a disc: runs of {@code opp} next to own discs, filled in parallel. */
    public static long mobility(long own, long opp) {
        long inner = opp & INNER_FILES;
        return (reach(own, inner, 1) | reach(own, opp, 8) | reach(own, inner, 7) | reach(own, inner, 9)) & ~(own | opp);
    }

    /** Squares just beyond the runs of {@code through} that start next to {@code own}, in both directions of a line. */
    private static long reach(long own, long through, int shift) {
        long up = through & (own << shift);
        long down = through & (own >>> shift);
        up |= through & (up << shift);
        down |= through & (down >>> shift);
        long twoUp = through & (through << shift);
        long twoDown = twoUp >>> shift;
        up |= twoUp & (up << (2 * shift));
        down |= twoDown & (down >>> (2 * shift));
        up |= twoUp & (up << (2 * shift));
        down |= twoDown & (down >>> (2 * shift));
        return (up << shift) | (down >>> shift);
    }

    /** The empty squares next to a disc of {@code opp}: the potential mobility of {@code own}. */
    static long frontier(long own, long opp) {
        long row = ((opp << 1) & NOT_A_FILE) | ((opp >>> 1) & NOT_H_FILE);
        long band = row | opp;
        return (row | (band << 8) | (band >>> 8)) & ~(own | opp);
    }

    /** Mirrored left to right: a becomes h. */
    static long mirror(long set) {
        long x = ((set >>> 1) & 0x5555555555555555L) | ((set & 0x5555555555555555L) << 1);
        x = ((x >>> 2) & 0x3333333333333333L) | ((x & 0x3333333333333333L) << 2);
        return ((x >>> 4) & 0x0F0F0F0F0F0F0F0FL) | ((x & 0x0F0F0F0F0F0F0F0FL) << 4);
    }

    /** Mirrored at the diagonal a1-h8: b1 becomes a2. */
    static long transpose(long set) {
        long t = (set ^ (set >>> 7)) & 0x00AA00AA00AA00AAL;
        long x = set ^ t ^ (t << 7);
        t = (x ^ (x >>> 14)) & 0x0000CCCC0000CCCCL;
        x = x ^ t ^ (t << 14);
        t = (x ^ (x >>> 28)) & 0x00000000F0F0F0F0L;
        return x ^ t ^ (t << 28);
    }

    /** One of the eight symmetries of the board: bit 0 mirrors, bit 1 turns it upside down, bit 2 transposes first. */
    public static long symmetric(long set, int symmetry) {
        long x = (symmetry & 4) == 0 ? set : transpose(set);
        x = (symmetry & 1) == 0 ? x : mirror(x);
        return (symmetry & 2) == 0 ? x : Long.reverseBytes(x);
    }
}
