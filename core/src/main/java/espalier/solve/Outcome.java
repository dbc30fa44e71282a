package espalier.solve;

/** How a game ends if both sides play perfectly, for the side to move. */
public enum Outcome {
    /** The side to move wins. */
    WIN,
    /** Neither side wins. */
    DRAW,
    /** The other side wins. */
    LOSS,
    /** A limit was reached first. */
    UNKNOWN;

    /**
     * {@return the outcome that a score stands for}
     *
     * @param score for the side to move
     */
    public static Outcome of(int score) {
        return score > 0 ? WIN : score < 0 ? LOSS : DRAW;
    }
}
