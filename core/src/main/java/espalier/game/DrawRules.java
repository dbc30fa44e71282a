package espalier.game;

/** Draws that depend on how the position was reached (repetition, fifty moves). Perft ignores them. */
public interface DrawRules {
    /** Whether such a rule makes the game a draw now. */
    boolean drawn();
}
