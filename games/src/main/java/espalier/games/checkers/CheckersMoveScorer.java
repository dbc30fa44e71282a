package espalier.games.checkers;

import espalier.game.MoveScorer;

/**
 * Static move ordering: long captures and captures of kings first, then crowning, then advancing men towards the centre;
 * the men that guard the back row move last.
 */
final class CheckersMoveScorer implements MoveScorer<CheckersPosition> {
    private static final int BITS = 35;
    private static final long CENTRE = Squares.mask(10, 11, 14, 15, 18, 19, 22, 23);
    private static final long GUARDS = Squares.mask(1, 3, 30, 32);

    @Override
    public void score(CheckersPosition position, int[] moves, int[] scores, int from, int to) {
        long kings = position.kings();
        for (int i = from; i < to; i++) {
            scores[i] = score(moves[i], kings, position.turn());
        }
    }

    private static int score(int move, long kings, int turn) {
        long start = 1L << Move.from(move);
        int to = Move.to(move);
        long end = 1L << to;
        int score = 100 * Move.jumps(move);
        if (score > 0) {
            score += 50 * Long.bitCount(Move.captured(move) & kings);
        }
        if ((start & kings) == 0) {
            int row = (Squares.square(to) - 1) / 4;
            score += turn == 0 ? row : 7 - row;
            score += (end & (Squares.TOP | Squares.BOTTOM)) != 0 ? 60 : 0;
            score -= (start & GUARDS) != 0 ? 10 : 0;
        }
        return score + ((end & CENTRE) != 0 ? 4 : 0);
    }

    @Override
    public int historyIndex(int move) {
        return Move.from(move) * BITS + Move.to(move);
    }

    @Override
    public int historySize() {
        return BITS * BITS;
    }
}
