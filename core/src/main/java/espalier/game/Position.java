package espalier.game;

/**
 * A mutable state of a two-player zero-sum game: an artificial tree and a chess board are both positions.
 *
 * <p>Searches walk it with {@link #generate}, {@link #play} and {@link #undo} and never allocate; whatever undo
 * needs is kept by the position itself. All values are seen from the side to move (negamax).
 *
 * <p>Rules every position keeps, and {@code espalier.testkit.PositionContract} checks:
 *
 * <ul>
 *   <li>{@code generate} is deterministic: the same position gives the same moves in the same order, because tables
 *       remember a move by its index in that order;
 *   <li>{@code undo} restores everything, {@link #key} included;
 *   <li>equal positions have equal keys; on artificial trees the key is injective (a node number).
 * </ul>
 *
 * @param <P> the class itself, so that {@link #copy} has the right type
 */
public interface Position<P extends Position<P>> {

    /**
     * Writes the legal moves to {@code moves[from], moves[from + 1], ...} in a fixed order.
     *
     * @return the index after the last move; {@code from} itself exactly when the game is over on the board. A forced
     *     pass is a move.
     */
    int generate(int[] moves, int from);

    /** Plays a legal move. */
    void play(int move);

    /** Takes back the last move (a null move too). */
    void undo();

    /** The side to move: 0 is the first player (MAX at the root of an artificial tree), 1 the second. */
    int turn();

    /** The result of a finished game for the side to move; only asked where {@link #generate} finds no move. */
    int score();

    /**
     * The number of legal moves. Games that can count without listing override this; {@code scratch} from {@code from} on
     * may be written to.
     */
    default int countMoves(int[] scratch, int from) {
        return generate(scratch, from) - from;
    }

    /**
     * Whether the game is over on the board, which is what {@link #generate} says too. Games that can tell without
     * generating override this; {@code scratch} from {@code from} on may be written to.
     */
    default boolean over(int[] scratch, int from) {
        return generate(scratch, from) == from;
    }

    /** A 64-bit key of the position, side to move included. */
    long key();

    /** An independent copy that keeps the history: the copy can undo as far as the original. */
    P copy();

    /** The key after a move. Games that can compute it without playing override this. */
    default long keyAfter(int move) {
        play(move);
        long key = key();
        undo();
        return key;
    }

    /** An upper limit on the number of moves {@link #generate} writes in any position of this game. */
    default int maxMoves() {
        return 256;
    }
}
