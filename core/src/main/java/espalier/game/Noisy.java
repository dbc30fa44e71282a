package espalier.game;

/** A position that can generate its noisy moves (captures and the like), for quiescence search. */
public interface Noisy {
    /** {@return whether the side to move may stand pat, that is, keep the static evaluation (in chess: not in check)} */
    boolean mayStandPat();

    /**
     * {@return whether the game may be over where the side to move may stand pat} Say no only where it is next to
     * impossible.
     */
    default boolean mayBeOver() {
        return true;
    }

    /**
     * {@return the index after the last of the noisy moves that it writes, a subset of {@link Position#generate}'s}
     *
     * @param moves takes the moves
     * @param from the first index to write
     */
    int generateNoisy(int[] moves, int from);

    /**
     * {@return whether the opponent may not stand pat after a move (in chess: it gives check)} Override it where that can be seen
     * without playing.
     *
     * @param move a legal move
     */
    default boolean forces(int move) {
        Position<?> position = (Position<?>) this;
        position.play(move);
        boolean forces = !mayStandPat();
        position.undo();
        return forces;
    }

    /**
     * {@return the most that a noisy move gains at once, in the evaluator's units} A search then plays out no moves that take
     * too little.
     *
     * @param move one of those that {@link #generateNoisy} writes
     */
    default int gain(int move) {
        return Score.INFINITY;
    }
}
