package espalier.game;

/** Draws that depend on how the position was reached (repetition, fifty moves). Perft ignores them. */
public interface DrawRules {
    /** {@return whether such a rule makes the game a draw now} */
    boolean drawn();

    /** {@return whether a search takes the position for a draw} A game may say so as soon as a position is repeated. */
    default boolean drawish() {
        return drawn();
    }

    /**
     * {@return the plies after which a rule that counts moves draws the game, unless a move resets the count; no more than
     * 0 when it is drawn so} Games without such a rule need not override this.
     */
    default int pliesLeft() {
        return Integer.MAX_VALUE;
    }
}
