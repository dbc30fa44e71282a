package espalier.endings;

/** Numbers sets of squares: the k-element sets of n squares get the numbers below n over k. */
public final class Combinations {
    private static final int MOST = 64;
    private static final int[][] CHOOSE = new int[MOST + 1][8];

    static {
        for (int n = 0; n <= MOST; n++) {
            CHOOSE[n][0] = 1;
            for (int k = 1; n > 0 && k < CHOOSE[n].length; k++) {
                CHOOSE[n][k] = CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k];
            }
        }
    }

    private Combinations() {}

    /**
     * {@return how many sets of {@code k} of {@code n} squares there are; at most 64 and 7}
     *
     * @param n the number of squares
     * @param k the number of squares in a set
     */
    public static int count(int n, int k) {
        return CHOOSE[n][k];
    }

    /**
     * {@return the number of a set of squares, given as bits}
     *
     * @param set the squares, a bit for each
     */
    public static int rank(long set) {
        int rank = 0;
        int k = 1;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            rank += CHOOSE[Long.numberOfTrailingZeros(rest)][k++];
        }
        return rank;
    }

    /**
     * {@return the set of {@code k} squares with a number}
     *
     * @param rank the set's number
     * @param k the number of squares in a set
     */
    public static long set(int rank, int k) {
        long set = 0;
        int left = rank;
        int square = MOST - 1;
        for (int i = k; i > 0; i--) {
            while (CHOOSE[square][i] > left) {
                square--;
            }
            left -= CHOOSE[square][i];
            set |= 1L << square;
        }
        return set;
    }
}
