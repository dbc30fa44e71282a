package espalier.game;

import java.util.Arrays;

/**
 * A mutable state of a two-player zero-sum game: an artificial tree and a chess board are both positions.
 *
 * <p>Searches walk it with {@link #generate}, {@link #play} and {@link #undo} and never allocate; the position keeps what
 * undo needs. All values are seen from the side to move (negamax).
 *
 * <p>Every position obeys these rules, which {@code espalier.testkit.PositionContract} checks:
 *
 * <ul>
 *   <li>{@code generate} is deterministic: the same position gives the same moves in the same order, because tables
 *       remember a move by its index in that order;
 *   <li>{@code undo} restores everything, {@link #key} included;
 *   <li>turns alternate: a player who cannot move but goes on playing has a pass as the only move;
 *   <li>equal positions have equal keys; on artificial trees the key is injective (a node number).
 * </ul>
 *
 * @param <P> the class itself, so that {@link #copy} has the right type
 */
public interface Position<P extends Position<P>> {

    /**
     * Writes the legal moves to {@code moves[from], moves[from + 1], ...} in a fixed order. A forced pass is a move.
     *
     * @param moves takes the moves; it has room for {@link #maxMoves} more
     * @param from the first index to write
     * @return the index after the last move; {@code from} itself exactly when the game is over on the board
     */
    int generate(int[] moves, int from);

    /** {@return the legal moves, in a new array; searches call {@link #generate}} */
    default int[] moves() {
        int[] moves = new int[maxMoves()];
        return Arrays.copyOf(moves, generate(moves, 0));
    }

    /**
     * Plays a legal move; then it is the other side's turn.
     *
     * @param move a move that {@link #generate} has listed
     */
    void play(int move);

    /** Takes back the last move, which may be a null move. */
    void undo();

    /** {@return the side to move: 0 is the first player (MAX at the root of an artificial tree), 1 the second} */
    int turn();

    /** {@return the result of a finished game for the side to move; called only where {@link #generate} finds no move} */
    int score();

    /**
     * {@return the number of legal moves} Override it in games that can count without generating; it may write to {@code
     * scratch} from {@code from} on.
     *
     * @param scratch room to write moves
     * @param from the first index to write
     */
    default int countMoves(int[] scratch, int from) {
        return generate(scratch, from) - from;
    }

    /**
     * {@return whether the game is over on the board, as {@link #generate} defines it} Override it in games that can decide
     * without generating; it may write to {@code scratch} from {@code from} on.
     *
     * @param scratch room to write moves
     * @param from the first index to write
     */
    default boolean over(int[] scratch, int from) {
        return generate(scratch, from) == from;
    }

    /**
     * {@return a 64-bit key of the position, side to move included} It need not look random: tables mix it. A small board
     * may be its own key.
     */
    long key();

    /** {@return an independent copy with its history: the copy can undo as far as the original} */
    P copy();

    /**
     * {@return the key after a move} Override it in games that can compute it without playing.
     *
     * @param move a move that {@link #generate} has listed
     */
    default long keyAfter(int move) {
        play(move);
        long key = key();
        undo();
        return key;
    }

    /**
     * {@return an upper limit on the number of moves {@link #generate} writes in any position of this game: 256 unless
     * overridden} Buffers have this much room for a node; a larger limit than needed costs memory only.
     */
    default int maxMoves() {
        return 256;
    }
}
