package espalier.games.othello;

/** The moves of all nodes on the current path, with the discs they flip and their ordering scores. */
final class MoveStack {
    private static final int SIZE = 64 * 64;

    final int[] squares = new int[SIZE];
    final int[] scores = new int[SIZE];
    final long[] flips = new long[SIZE];

    /** The index at which the next node writes. */
    int top;

    /** The best move of the last finished node. */
    int best;

    /** Adds the moves of a node; returns the index after the last. */
    int push(long own, long opp, long moves) {
        int end = top;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            squares[end] = square;
            flips[end++] = Board.flips(own, opp, square);
        }
        top = end;
        return end;
    }

    /** Swaps the best-scored move from i on to i. */
    void bestFirst(int i, int end) {
        int chosen = i;
        for (int j = i + 1; j < end; j++) {
            if (scores[j] > scores[chosen]) {
                chosen = j;
            }
        }
        int square = squares[chosen];
        int score = scores[chosen];
        long turned = flips[chosen];
        squares[chosen] = squares[i];
        scores[chosen] = scores[i];
        flips[chosen] = flips[i];
        squares[i] = square;
        scores[i] = score;
        flips[i] = turned;
    }

    /** The number of replies of a side; corners count twice. */
    static int replies(long own, long opp) {
        long moves = Board.mobility(own, opp);
        return Long.bitCount(moves) + Long.bitCount(moves & Board.CORNERS);
    }
}
