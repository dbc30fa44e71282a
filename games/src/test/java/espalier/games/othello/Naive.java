package espalier.games.othello;

/** Othello's rule of flipping discs, square by square: slow, but obviously correct. */
final class Naive {
    private Naive() {}

    static long flips(long own, long opp, int square) {
        long all = 0;
        for (int df = -1; df <= 1; df++) {
            for (int dr = -1; dr <= 1; dr++) {
                long run = 0;
                int file = (square & 7) + df;
                int rank = (square >> 3) + dr;
                while ((df != 0 || dr != 0) && has(opp, file, rank)) {
                    run |= 1L << (8 * rank + file);
                    file += df;
                    rank += dr;
                }
                all |= has(own, file, rank) ? run : 0;
            }
        }
        return all;
    }

    static long mobility(long own, long opp) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            if (((own | opp) >>> square & 1) == 0 && flips(own, opp, square) != 0) {
                squares |= 1L << square;
            }
        }
        return squares;
    }

    static long frontier(long own, long opp) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            boolean near = false;
            for (int k = 0; k < 9; k++) {
                near |= has(opp, (square & 7) + k % 3 - 1, (square >> 3) + k / 3 - 1);
            }
            if (near && ((own | opp) >>> square & 1) == 0) {
                squares |= 1L << square;
            }
        }
        return squares;
    }

    private static boolean has(long set, int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8 && (set >>> (8 * rank + file) & 1) != 0;
    }
}
