package espalier.game;

/** Static move ordering of a game: higher scores are searched first. */
public interface MoveScorer<P> {
    /** Writes a score for each of {@code moves[from..to)} to the same places of {@code scores}. */
    void score(P position, int[] moves, int[] scores, int from, int to);

    /** A small number that names the move for the history table (from and to square, say). */
    int historyIndex(int move);

    /** One more than the largest {@link #historyIndex}. */
    int historySize();
}
