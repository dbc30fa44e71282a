package espalier.game;

/**
 * Static move ordering of a game: higher scores are searched first. Scores from {@link #FORCING} on are for moves that
 * come before everything but the hash move (a winning capture, say), those from {@code -FORCING} down for moves that come
 * last. Between them are quiet moves: history (within +-4096) is added to their scores, and 16384 or 12288 to those of
 * killers, so a game decides by its scale how much these count.
 */
public interface MoveScorer<P> {
    /** The least score of a move that is tried before all quiet ones. */
    int FORCING = 1_000_000;

    /** Whether a score is that of a quiet move, which may become a killer and has a history. */
    static boolean isQuiet(int score) {
        return score < FORCING && score > -FORCING;
    }

    /** Writes a score for each of {@code moves[from..to)} to the same places of {@code scores}. */
    void score(P position, int[] moves, int[] scores, int from, int to);

    /**
     * The same for a node whose children will be leaves, where good order is worth less than a quick one. Games whose
     * {@link #score} looks ahead override this.
     */
    default void scoreQuickly(P position, int[] moves, int[] scores, int from, int to) {
        score(position, moves, scores, from, to);
    }

    /** A small number that names the move for the history table (from and to square, say). */
    int historyIndex(int move);

    /** One more than the largest {@link #historyIndex}. */
    int historySize();

    /** For games that have none: all moves are alike, and a move is named by 12 bits of its number. */
    static <P> MoveScorer<P> none() {
        return new None<>();
    }

    /** The scorer of {@link #none}. */
    final class None<P> implements MoveScorer<P> {
        private static final int BITS = 12;

        private None() {}

        @Override
        public void score(P position, int[] moves, int[] scores, int from, int to) {
            java.util.Arrays.fill(scores, from, to, 0);
        }

        @Override
        public int historyIndex(int move) {
            return (move * 0x9E3779B1) >>> (32 - BITS);
        }

        @Override
        public int historySize() {
            return 1 << BITS;
        }
    }
}
