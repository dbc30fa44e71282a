package espalier.games.loa;

/**
 * Counts the moves of both players by kind, without generating them: each line is looked up by its configuration.
 *
 * <p>Ranks are read off the board as they are, files after a reflection, diagonals after a shear: rotating file f by f
 * ranks makes each diagonal (together with the one eight ranks away, which starts where the first ends) a rank. So 32
 * lookups count all 46 lines. A configuration is a number in base 3, one digit per square: 0 empty, 1 black, 2 white.
 *
 * <p>A count has eight bits per kind, Black's four kinds in the lower half and White's in the upper. Twelve pieces have
 * at most 96 moves, so no field overflows.
 */
final class Mobility {
    static final int QUIET = 0;
    static final int QUIET_TO_EDGE = 1;
    static final int CAPTURE = 2;
    static final int CAPTURE_ON_EDGE = 3;

    private static final int SIZE = 6561;

    /** The base-3 number with the same digits as an eight-bit number. */
    private static final char[] TERNARY = new char[256];

    /**
     * Nine tables of counts by configuration. Table s in 1..8: the first s squares are one diagonal, the others are
     * another (s = 8: a whole line inside the board). Table 0: a line on the edge of the board.
     */
    private static final long[] COUNTS = new long[9 * SIZE];

    static {
        for (int i = 1; i < 256; i++) {
            TERNARY[i] = (char) (3 * TERNARY[i >> 1] + (i & 1));
        }
        long[][] lines = new long[9][];
        for (int length = 0, size = 1; length <= 8; length++, size *= 3) {
            lines[length] = new long[size];
            for (int i = 0; i < size; i++) {
                lines[length][i] = count(i, length, false);
            }
            for (int i = 0; i < SIZE && length > 0; i++) {
                COUNTS[length * SIZE + i] = lines[length][i % size];
            }
        }
        for (int first = 1, size = 3; first < 8; first++, size *= 3) {
            for (int i = 0; i < SIZE; i++) {
                COUNTS[first * SIZE + i] += lines[8 - first][i / size];
            }
        }
        for (int i = 0; i < SIZE; i++) {
            COUNTS[i] = count(i, 8, true);
        }
    }

    private Mobility() {}

    /** The moves of both players by kind, regardless of the side to move. */
    static long count(long black, long white) {
        long sum = ranks(black, white) + ranks(reflect(black), reflect(white));
        long blackRising = shear(black, 8);
        long whiteRising = shear(white, 8);
        long blackFalling = shear(black, -8);
        long whiteFalling = shear(white, -8);
        for (int i = 0; i < 8; i++) {
            sum += COUNTS[(8 - i) * SIZE + configuration(blackRising, whiteRising, i)];
            sum += COUNTS[(i + 1) * SIZE + configuration(blackFalling, whiteFalling, i)];
        }
        return sum;
    }

    private static long ranks(long black, long white) {
        long sum = COUNTS[configuration(black, white, 0)] + COUNTS[configuration(black, white, 7)];
        for (int i = 1; i < 7; i++) {
            sum += COUNTS[8 * SIZE + configuration(black, white, i)];
        }
        return sum;
    }

    private static int configuration(long black, long white, int rank) {
        return TERNARY[(int) (black >>> (8 * rank)) & 255] + 2 * TERNARY[(int) (white >>> (8 * rank)) & 255];
    }

    /** Exchanges ranks and files. */
    static long reflect(long x) {
        long t = (x ^ x << 28) & 0x0F0F_0F0F_0000_0000L;
        x ^= t ^ t >>> 28;
        t = (x ^ x << 14) & 0x3333_0000_3333_0000L;
        x ^= t ^ t >>> 14;
        t = (x ^ x << 7) & 0x5500_5500_5500_5500L;
        return x ^ t ^ t >>> 7;
    }

    /** Rotates file f by f ranks: down if {@code rank} is 8, so that diagonals become ranks, up if it is -8. */
    static long shear(long x, int rank) {
        x ^= (x ^ Long.rotateRight(x, rank)) & 0xAAAA_AAAA_AAAA_AAAAL;
        x ^= (x ^ Long.rotateRight(x, 2 * rank)) & 0xCCCC_CCCC_CCCC_CCCCL;
        return x ^ ((x ^ Long.rotateRight(x, 4 * rank)) & 0xF0F0_F0F0_F0F0_F0F0L);
    }

    /** The moves of all kinds together. */
    static int total(long counts, int player) {
        long kinds = counts >>> (32 * player) & 0xFFFF_FFFFL;
        return (int) ((kinds * 0x0101_0101L) >>> 24) & 255;
    }

    static int ofKind(long counts, int player, int kind) {
        return (int) (counts >>> (32 * player + 8 * kind)) & 255;
    }

    private static long count(int configuration, int length, boolean alongEdge) {
        int[] digits = new int[length];
        int pieces = 0;
        for (int i = 0, rest = configuration; i < length; i++, rest /= 3) {
            digits[i] = rest % 3;
            pieces += digits[i] == 0 ? 0 : 1;
        }
        long counts = 0;
        for (int from = 0; from < length; from++) {
            for (int up = -1; up <= 1; up += 2) {
                int to = from + up * pieces;
                if (canMove(digits, from, to)) {
                    boolean edge = alongEdge || to == 0 || to == length - 1;
                    int kind = (digits[to] == 0 ? QUIET : CAPTURE) + (edge ? 1 : 0);
                    counts += 1L << (32 * (digits[from] - 1) + 8 * kind);
                }
            }
        }
        return counts;
    }

    private static boolean canMove(int[] digits, int from, int to) {
        if (digits[from] == 0 || to < 0 || to >= digits.length || digits[to] == digits[from]) {
            return false;
        }
        for (int i = Math.min(from, to) + 1; i < Math.max(from, to); i++) {
            if (digits[i] == 3 - digits[from]) {
                return false;
            }
        }
        return true;
    }
}
