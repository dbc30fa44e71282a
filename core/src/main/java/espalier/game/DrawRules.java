package espalier.game;

/** Draws that depend on the way a position was reached (repetition, fifty moves): rules of play, unknown to perft. */
public interface DrawRules {
    /** Whether the game is drawn now by such a rule. */
    boolean drawn();
}
