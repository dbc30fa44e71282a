package espalier.games.othello;

import espalier.game.MoveScorer;

/**
 * Static move ordering: corners first, then moves that leave the opponent few replies (a reply in a corner counts as
 * three), squares next to corners last. Endgame solvers call this "fastest first".
 */
final class OthelloMoveScorer implements MoveScorer<OthelloPosition> {
    private static final int REPLY = 4;

    /** The weight of one point relative to the history score of a move. */
    private static final int HISTORY = 1024;

    /** By square, one quarter of the board; the rest is symmetric. */
    private static final int[] QUARTER = {
        40, -4, 6, 4,
        -4, -12, 0, 0,
        6, 0, 2, 1,
        4, 0, 1, 0,
    };

    private static final int[] SQUARES = squares();

    private static int[] squares() {
        int[] squares = new int[64];
        for (int square = 0; square < 64; square++) {
            int file = Math.min(square & 7, 7 - (square & 7));
            int rank = Math.min(square >> 3, 7 - (square >> 3));
            squares[square] = QUARTER[rank * 4 + file];
        }
        return squares;
    }

    @Override
    public void score(OthelloPosition position, int[] moves, int[] scores, int from, int to) {
        long own = position.own();
        long opp = position.opp();
        for (int i = from; i < to; i++) {
            int move = moves[i];
            if (move == OthelloPosition.PASS) {
                scores[i] = 0;
                continue;
            }
            long flips = Board.flips(own, opp, move);
            long replies = Board.mobility(opp ^ flips, own | flips | (1L << move));
            int mobility = Long.bitCount(replies) + 2 * Long.bitCount(replies & Board.CORNERS);
            scores[i] = HISTORY * (SQUARES[move] - REPLY * mobility);
        }
    }

    /** By square alone. */
    @Override
    public void scoreQuickly(OthelloPosition position, int[] moves, int[] scores, int from, int to) {
        for (int i = from; i < to; i++) {
            scores[i] = moves[i] == OthelloPosition.PASS ? 0 : HISTORY * SQUARES[moves[i]];
        }
    }

    @Override
    public int historyIndex(int move) {
        return move;
    }

    @Override
    public int historySize() {
        return OthelloPosition.PASS + 1;
    }
}
