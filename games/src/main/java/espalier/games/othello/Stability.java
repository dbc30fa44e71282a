package espalier.games.othello;

/**
 * Stable discs, which no play can flip, as far as they are cheap to recognise. On the edges a table covers every way to
 * fill an edge. Elsewhere a disc is stable if each of its four lines is full, or touches the border or a stable disc of
 * its own colour there.
 *
 * <p>A player with s stable discs ends with at least s: the opponent's score is at most 64 - 2s.
 */
final class Stability {
    private static final long INNER = 0x007E7E7E7E7E7E00L;
    private static final long FILE_A = 0x0101010101010101L;
    private static final int[] SHIFTS = {1, 8, 9, 7};

    /** For own and opposing discs of an edge (own * 256 + opp), the stable own ones. */
    private static final byte[] EDGES = edges();

    /**
     * Squares from which 1, 2 or 4 steps along a direction leave the board; six entries per direction, three of them
     * upwards.
     */
    private static final long[] NEAR_BORDER = nearBorder();

    private Stability() {}

    /** How many discs of {@code own} are certainly stable. */
    static int count(long own, long opp) {
        return Long.bitCount(discs(own, opp));
    }

    /** The discs of {@code own} that are certainly stable. */
    static long discs(long own, long opp) {
        long taken = own | opp;
        long rows = full(taken, 0);
        long columns = full(taken, 1);
        long rising = full(taken, 2);
        long falling = full(taken, 3);
        long stable = edgeDiscs(own, opp) | (own & INNER & rows & columns & rising & falling);
        if (stable == 0) {
            return 0;
        }
        long before;
        do {
            before = stable;
            stable |= own
                    & INNER
                    & (rows | stable << 1 | stable >>> 1)
                    & (columns | stable << 8 | stable >>> 8)
                    & (rising | stable << 9 | stable >>> 9)
                    & (falling | stable << 7 | stable >>> 7);
        } while (stable != before);
        return stable;
    }

    /** Squares whose line in one direction has no empty square, by doubling steps. */
    private static long full(long taken, int direction) {
        int shift = SHIFTS[direction];
        int at = direction * 6;
        long up = taken & (NEAR_BORDER[at] | taken >>> shift);
        up &= NEAR_BORDER[at + 1] | up >>> (2 * shift);
        up &= NEAR_BORDER[at + 2] | up >>> (4 * shift);
        long down = taken & (NEAR_BORDER[at + 3] | taken << shift);
        down &= NEAR_BORDER[at + 4] | down << (2 * shift);
        down &= NEAR_BORDER[at + 5] | down << (4 * shift);
        return up & down;
    }

    private static long edgeDiscs(long own, long opp) {
        int first = edge((int) own & 255, (int) opp & 255);
        int last = edge((int) (own >>> 56), (int) (opp >>> 56));
        int left = edge(column(own), column(opp));
        int right = edge(column(own >>> 7), column(opp >>> 7));
        return first | (long) last << 56 | spread(left) | spread(right) << 7;
    }

    private static int edge(int own, int opp) {
        return EDGES[own << 8 | opp] & 255;
    }

    /** The a file as eight bits, a1 lowest. */
    private static int column(long set) {
        return (int) (((set & FILE_A) * 0x0102040810204080L) >>> 56);
    }

    /** Eight bits along the a file: the inverse of {@link #column}. */
    private static long spread(int bits) {
        return ((bits & 127) * 0x0002040810204081L & FILE_A) | (bits & 128L) << 49; // eight bits would carry
    }

    private static long[] nearBorder() {
        long[] masks = new long[24];
        int[] files = {1, 0, 1, -1};
        int[] ranks = {0, 1, 1, 1};
        for (int i = 0; i < masks.length; i++) {
            int direction = i / 6;
            int steps = (i % 6 < 3 ? 1 : -1) << (i % 3);
            for (int square = 0; square < 64; square++) {
                int file = (square & 7) + steps * files[direction];
                int rank = (square >> 3) + steps * ranks[direction];
                if (file < 0 || file > 7 || rank < 0 || rank > 7) {
                    masks[i] |= 1L << square;
                }
            }
        }
        return masks;
    }

    /** Boards with more discs come first: a disc is stable if it stays after every move of either side. */
    private static byte[] edges() {
        byte[] edges = new byte[1 << 16];
        for (int discs = 8; discs >= 0; discs--) {
            for (int own = 0; own < 256; own++) {
                for (int opp = 0; opp < 256; opp++) {
                    if ((own & opp) == 0 && Integer.bitCount(own | opp) == discs) {
                        edges[own << 8 | opp] = (byte) stays(edges, own, opp);
                    }
                }
            }
        }
        return edges;
    }

    private static int stays(byte[] edges, int own, int opp) {
        int stays = own;
        for (int square = 0; square < 8; square++) {
            int placed = 1 << square;
            if (((own | opp) & placed) == 0) {
                int turned = turned(own, opp, square);
                stays &= edges[(own | placed | turned) << 8 | (opp & ~turned)];
                turned = turned(opp, own, square);
                stays &= edges[(own & ~turned) << 8 | opp | placed | turned];
            }
        }
        return stays & 255;
    }

    /** Discs that a move flips along an edge; possibly none, if it flips others elsewhere. */
    private static int turned(int own, int opp, int square) {
        int turned = 0;
        for (int step = -1; step <= 1; step += 2) {
            int run = 0;
            int at = square + step;
            for (; at >= 0 && at < 8 && (opp >> at & 1) != 0; at += step) {
                run |= 1 << at;
            }
            if (at >= 0 && at < 8 && (own >> at & 1) != 0) {
                turned |= run;
            }
        }
        return turned;
    }
}
