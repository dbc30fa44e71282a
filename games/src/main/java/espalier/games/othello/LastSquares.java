package espalier.games.othello;

/**
 * The last four empty squares of a game, one routine each, by null windows: the result is a bound in discs on the side
 * of {@code alpha} where the value lies. Most nodes of an endgame are here.
 *
 * <p>Squares in quarters of the board with an odd number of empty squares are tried first: the player with the last
 * move in each region has the last move overall.
 */
final class LastSquares {
    private static final int NONE = -65;

    /** Two squares lie in the same quarter if they agree in these bits. */
    private static final int QUARTER_BITS = 0b100100;

    private static final long[] NEIGHBOURS = neighbours();
    private static final long[] RISING = diagonal(1);
    private static final long[] FALLING = diagonal(-1);
    private static final long FILE_A = 0x0101010101010101L;

    /**
     * By index in a line and own discs of that line, twice the discs flipped there if all others are the opponent's.
     */
    private static final byte[] TURNED = turned();

    /** Positions entered; full boards are scored without being entered. */
    long nodes;

    /** The quarters of the board that hold an odd number of these squares. */
    static long oddQuarters(long empty) {
        long odd = 0;
        for (long quarter : Patterns.QUARTERS) {
            odd |= -(Long.bitCount(empty & quarter) & 1L) & quarter;
        }
        return odd;
    }

    /** Four empty squares. */
    int four(long own, long opp, int alpha) {
        long empty = ~(own | opp);
        long odd = empty & oddQuarters(empty);
        long first = odd == 0 ? empty : odd;
        int a = Long.numberOfTrailingZeros(first);
        first &= first - 1;
        first = first == 0 ? empty & ~odd : first;
        int b = Long.numberOfTrailingZeros(first);
        first &= first - 1;
        first = first == 0 ? empty & ~odd : first;
        int c = Long.numberOfTrailingZeros(first);
        int d = Long.numberOfTrailingZeros(empty ^ (1L << a) ^ (1L << b) ^ (1L << c));
        return four(own, opp, alpha, a, b, c, d, false);
    }

    private int four(long own, long opp, int alpha, int a, int b, int c, int d, boolean passed) {
        nodes++;
        int best = NONE;
        long flips;
        if ((NEIGHBOURS[a] & opp) != 0 && (flips = Board.flips(own, opp, a)) != 0) {
            best = -three(opp ^ flips, own | flips | 1L << a, -alpha - 1, b, c, d, false);
            if (best > alpha) {
                return best;
            }
        }
        if ((NEIGHBOURS[b] & opp) != 0 && (flips = Board.flips(own, opp, b)) != 0) {
            best = Math.max(best, -three(opp ^ flips, own | flips | 1L << b, -alpha - 1, a, c, d, false));
            if (best > alpha) {
                return best;
            }
        }
        if ((NEIGHBOURS[c] & opp) != 0 && (flips = Board.flips(own, opp, c)) != 0) {
            best = Math.max(best, -three(opp ^ flips, own | flips | 1L << c, -alpha - 1, a, b, d, false));
            if (best > alpha) {
                return best;
            }
        }
        if ((NEIGHBOURS[d] & opp) != 0 && (flips = Board.flips(own, opp, d)) != 0) {
            best = Math.max(best, -three(opp ^ flips, own | flips | 1L << d, -alpha - 1, a, b, c, false));
        }
        if (best != NONE) {
            return best;
        }
        return passed ? finished(own, opp, 4) : -four(opp, own, -alpha - 1, a, b, c, d, true);
    }

    private int three(long own, long opp, int alpha, int x, int y, int z, boolean passed) {
        nodes++;
        int a = x;
        int b = y;
        int c = z;
        if (((a ^ b) & QUARTER_BITS) == 0) {
            a = z;
            c = x;
        } else if (((a ^ c) & QUARTER_BITS) == 0) {
            a = y;
            b = x;
        }
        int best = NONE;
        long flips;
        if ((NEIGHBOURS[a] & opp) != 0 && (flips = Board.flips(own, opp, a)) != 0) {
            best = -two(opp ^ flips, own | flips | 1L << a, -alpha - 1, b, c, false);
            if (best > alpha) {
                return best;
            }
        }
        if ((NEIGHBOURS[b] & opp) != 0 && (flips = Board.flips(own, opp, b)) != 0) {
            best = Math.max(best, -two(opp ^ flips, own | flips | 1L << b, -alpha - 1, a, c, false));
            if (best > alpha) {
                return best;
            }
        }
        if ((NEIGHBOURS[c] & opp) != 0 && (flips = Board.flips(own, opp, c)) != 0) {
            best = Math.max(best, -two(opp ^ flips, own | flips | 1L << c, -alpha - 1, a, b, false));
        }
        if (best != NONE) {
            return best;
        }
        return passed ? finished(own, opp, 3) : -three(opp, own, -alpha - 1, a, b, c, true);
    }

    private int two(long own, long opp, int alpha, int a, int b, boolean passed) {
        nodes++;
        int best = NONE;
        long flips;
        if ((NEIGHBOURS[a] & opp) != 0 && (flips = Board.flips(own, opp, a)) != 0) {
            best = -one(opp ^ flips, b);
            if (best > alpha) {
                return best;
            }
        }
        if ((NEIGHBOURS[b] & opp) != 0 && (flips = Board.flips(own, opp, b)) != 0) {
            best = Math.max(best, -one(opp ^ flips, a));
        }
        if (best != NONE) {
            return best;
        }
        return passed ? finished(own, opp, 2) : -two(opp, own, -alpha - 1, a, b, true);
    }

    /** One empty square: only the number of flipped discs matters. */
    private int one(long own, int square) {
        nodes++;
        int score = 2 * Long.bitCount(own) - 62;
        int turned = turned(own, square);
        if (turned != 0) {
            return score + turned;
        }
        turned = turned(~own ^ 1L << square, square);
        if (turned != 0) {
            nodes++;
            return score - 2 - turned;
        }
        return score > 0 ? score : score - 2;
    }

    /** Twice the number of discs flipped by a move on the last empty square. */
    private static int turned(long own, int square) {
        int file = square & 7;
        int rank = square >>> 3;
        return TURNED[file << 8 | ((int) (own >>> (square & 56)) & 255)]
                + TURNED[rank << 8 | (int) (((own >>> file & FILE_A) * 0x0102040810204080L) >>> 56)]
                + TURNED[file << 8 | (int) (((own & RISING[square]) * FILE_A) >>> 56)]
                + TURNED[file << 8 | (int) (((own & FALLING[square]) * FILE_A) >>> 56)];
    }

    /** The score when neither side can move: the winner takes the empty squares. */
    static int finished(long own, long opp, int empties) {
        int difference = Long.bitCount(own) - Long.bitCount(opp);
        return difference + Integer.signum(difference) * empties;
    }

    private static byte[] turned() {
        byte[] table = new byte[8 * 256];
        for (int place = 0; place < 8; place++) {
            for (int own = 0; own < 256; own++) {
                table[place << 8 | own] = (byte) (2 * (run(own, place, 1) + run(own, place, -1)));
            }
        }
        return table;
    }

    private static int run(int own, int place, int step) {
        int length = 0;
        int at = place + step;
        for (; at >= 0 && at < 8 && (own >> at & 1) == 0; at += step) {
            length++;
        }
        return at >= 0 && at < 8 ? length : 0;
    }

    private static long[] diagonal(int slope) {
        long[] masks = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int file = 0; file < 8; file++) {
                int rank = (square >> 3) + slope * (file - (square & 7));
                if (rank >= 0 && rank < 8) {
                    masks[square] |= 1L << (rank * 8 + file);
                }
            }
        }
        return masks;
    }

    private static long[] neighbours() {
        long[] masks = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int other = 0; other < 64; other++) {
                int files = Math.abs((square & 7) - (other & 7));
                int ranks = Math.abs((square >> 3) - (other >> 3));
                if (Math.max(files, ranks) == 1) {
                    masks[square] |= 1L << other;
                }
            }
        }
        return masks;
    }
}
