package espalier.solve;

/** How a game ends if both sides play perfectly, for the side to move. */
public enum Outcome {
    WIN,
    DRAW,
    LOSS,
    /** Not decided before a limit was reached. */
    UNKNOWN;

    /** The outcome that a score says. */
    public static Outcome of(int score) {
        return score > 0 ? WIN : score < 0 ? LOSS : DRAW;
    }
}
