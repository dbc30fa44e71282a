package espalier.game;

/**
 * Static move ordering of a game: higher scores are searched first. Scores of at least {@link #FORCING} are for moves
 * that come before everything but the hash move (a winning capture, say), scores of at most {@code -FORCING} for moves
 * that come last. Moves between them are quiet: the search adds their history (within +-4096, and as much for each of
 * two moves before if the game names {@linkplain #answerIndex answers}), and 16384 or 12288 for killers. The scale of a game's scores decides how much these count. All scores lie within +-2^24. All threads
 * of a search share one scorer, so it must not keep scratch data in fields.
 */
public interface MoveScorer<P> {
    /** The lowest score of a move that is searched before all quiet ones. */
    int FORCING = 1_000_000;

    /**
     * {@return whether this is the score of a quiet move, which can become a killer and has a history}
     *
     * @param score one that {@link #score} has written
     */
    static boolean isQuiet(int score) {
        return score < FORCING && score > -FORCING;
    }

    /**
     * Writes the score of each of {@code moves[from..to)} to the same index of {@code scores}.
     *
     * @param position where the moves are legal
     * @param moves has the moves
     * @param scores takes the scores, higher ones for moves to try first
     * @param from the first index
     * @param to the index after the last
     */
    void score(P position, int[] moves, int[] scores, int from, int to);

    /**
     * The same for a node whose children will be leaves, where a quick order is worth more than a good one. Games whose
     * {@link #score} looks ahead override this.
     *
     * @param position where the moves are legal
     * @param moves has the moves
     * @param scores takes the scores, higher ones for moves to try first
     * @param from the first index
     * @param to the index after the last
     */
    default void scoreQuickly(P position, int[] moves, int[] scores, int from, int to) {
        score(position, moves, scores, from, to);
    }

    /**
     * The same for moves that {@link Noisy#generateNoisy} has chosen already.
     *
     * @param position where the moves are legal
     * @param moves has the moves
     * @param scores takes the scores, higher ones for moves to try first
     * @param from the first index
     * @param to the index after the last
     */
    default void scoreNoisy(P position, int[] moves, int[] scores, int from, int to) {
        scoreQuickly(position, moves, scores, from, to);
    }

    /**
     * {@return a small number that identifies the move in the history table (from and to square, say)}
     *
     * @param move a move
     */
    int historyIndex(int move);

    /** {@return one more than the largest {@link #historyIndex}} */
    int historySize();

    /**
     * {@return a small number that says what moves where: the move as an answer to others, and as one to be answered (side,
     * piece and target square, say)} A search then learns which moves go well after which.
     *
     * @param position where the move is legal
     * @param move a move
     */
    default int answerIndex(P position, int move) {
        return 0;
    }

    /**
     * {@return what a quiet move loses at once, for instance by a capture on its square, as a number of at most 0} A search then
     * leaves out moves that lose much where little depth is left.
     *
     * @param position where the move is legal
     * @param move a quiet move
     */
    default int risk(P position, int move) {
        return 0;
    }

    /** {@return one more than the largest {@link #answerIndex}; 0 if the game does not name answers} */
    default int answers() {
        return 0;
    }

    /**
     * {@return the move ordering of games without one: all moves score alike, and 12 bits of a move identify it}
     *
     * @param <P> the type of positions
     */
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
