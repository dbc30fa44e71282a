package espalier.games.loa;

/**
 * Geometry for {@link LoaEvaluator}, by lookup. Places are measured in half squares, 0 to 14 each way, so that the
 * centre of the board is the place (7, 7) and all lookups respect the symmetries of the board. A place is one number,
 * {@code 15 * rank + file}.
 */
final class Shapes {
    static final long EDGE = 0xFF81_8181_8181_81FFL;
    static final int KINDS_OF_SQUARES = 10;

    private static final int PLACES = 15;
    private static final int CENTRE = 7;

    /** The distance within which a quad is near the centre of mass: two squares. */
    private static final int NEAR = 4;

    /** By place and distance d: the squares at distance d or more. */
    private static final long[] FROM_ON = new long[PLACES * PLACES * 16];

    private static final long[] QUADS_NEAR = new long[PLACES * PLACES];
    private static final byte[] OFF_CENTRE = new byte[PLACES * PLACES];
    private static final long[] SQUARES_OF_KIND = new long[KINDS_OF_SQUARES];

    /** The centre of mass one way, by sum of coordinates and number of pieces: {@code count * 128 + sum}. */
    private static final byte[] MEAN = new byte[(LoaPosition.PIECES + 1) * 128];

    private static final long[] INSIDE = new long[64];
    private static final long[] STRAIGHT_INSIDE = new long[64];

    static {
        for (int place = 0; place < PLACES * PLACES; place++) {
            int rank = place / PLACES;
            int file = place % PLACES;
            OFF_CENTRE[place] = (byte) Math.max(Math.abs(rank - CENTRE), Math.abs(file - CENTRE));
            for (int square = 0; square < 64; square++) {
                int up = 2 * (square >> 3) - rank;
                int right = 2 * (square & 7) - file;
                for (int d = 0; d <= Math.max(Math.abs(up), Math.abs(right)); d++) {
                    FROM_ON[16 * place + d] |= 1L << square;
                }
                if (Math.max(Math.abs(up + 1), Math.abs(right + 1)) <= NEAR) {
                    QUADS_NEAR[place] |= 1L << square;
                }
            }
        }
        for (int square = 0; square < 64; square++) {
            SQUARES_OF_KIND[kind(square)] |= 1L << square;
            if ((EDGE >>> square & 1) != 0) {
                INSIDE[square] = Groups.NEIGHBOURS[square] & ~EDGE;
                long piece = 1L << square;
                long cross = piece << 8 | piece >>> 8 | (Groups.beside(piece) & rank(square));
                STRAIGHT_INSIDE[square] = INSIDE[square] & cross;
            }
        }
        for (int count = 1; count <= LoaPosition.PIECES; count++) {
            for (int sum = 0; sum <= 7 * count; sum++) {
                MEAN[128 * count + sum] = (byte) mean(sum, count);
            }
        }
    }

    private Shapes() {}

    private static long rank(int square) {
        return 0xFFL << (square & 56);
    }

    /** The equivalent square in the triangle a1 b1 c1 d1 b2 c2 d2 c3 d3 d4, by rotation and reflection. */
    private static int kind(int square) {
        int rank = Math.min(square >> 3, 7 - (square >> 3));
        int file = Math.min(square & 7, 7 - (square & 7));
        int low = Math.min(rank, file);
        return 4 * low - low * (low - 1) / 2 + Math.max(rank, file) - low;
    }

    /** Twice the mean, rounded to a half square; a tie is rounded towards the centre. */
    private static int mean(int sum, int count) {
        int twice = 4 * sum;
        int whole = twice / (2 * count);
        int rest = twice % (2 * count);
        boolean up = rest == count ? whole < CENTRE : rest > count;
        return whole + (up ? 1 : 0);
    }

    /** The place of the centre of mass. */
    static int centreOfMass(long pieces, int count) {
        int files = Long.bitCount(pieces & 0xAAAA_AAAA_AAAA_AAAAL)
                + 2 * Long.bitCount(pieces & 0xCCCC_CCCC_CCCC_CCCCL)
                + 4 * Long.bitCount(pieces & 0xF0F0_F0F0_F0F0_F0F0L);
        int ranks = Long.bitCount(pieces & 0xFF00_FF00_FF00_FF00L)
                + 2 * Long.bitCount(pieces & 0xFFFF_0000_FFFF_0000L)
                + 4 * Long.bitCount(pieces & 0xFFFF_FFFF_0000_0000L);
        return PLACES * MEAN[128 * count + ranks] + MEAN[128 * count + files];
    }

    /** The sum of the distances from a place, in half squares; a diagonal step is as long as a straight one. */
    static int distances(long pieces, int place) {
        int sum = 0;
        int at = 16 * place + 1;
        for (long rest = pieces & FROM_ON[at]; rest != 0; rest = pieces & FROM_ON[++at]) {
            sum += Long.bitCount(rest);
        }
        return sum;
    }

    /**
     * The least value of {@link #distances} around a square: one piece on it, eight next to it, the others further out.
     */
    static int leastDistances(int count) {
        return 2 * (count - 1) + 2 * Math.max(0, count - 9);
    }

    /** The distance of a place from the centre of the board, in half squares. */
    static int offCentre(int place) {
        return OFF_CENTRE[place];
    }

    /** The lower left squares of the quads near a place. */
    static long quadsNear(int place) {
        return QUADS_NEAR[place];
    }

    static long squaresOfKind(int kind) {
        return SQUARES_OF_KIND[kind];
    }

    /** The squares of the smallest rectangle around the pieces. */
    static int rectangle(long pieces) {
        int ranks = ((63 - Long.numberOfLeadingZeros(pieces)) >> 3) - (Long.numberOfTrailingZeros(pieces) >> 3) + 1;
        long fold = pieces | pieces >>> 32;
        fold |= fold >>> 16;
        int files = (int) (fold | fold >>> 8) & 255;
        int width = 32 - Integer.numberOfLeadingZeros(files) - Integer.numberOfTrailingZeros(files);
        return ranks * width;
    }

    /** The neighbours of an edge square that are not on the edge. */
    static long inside(int edge) {
        return INSIDE[edge];
    }

    /** The one of them that is straight ahead; a corner has none. */
    static long straightInside(int edge) {
        return STRAIGHT_INSIDE[edge];
    }
}
