package espalier.search;

/** What a returned value says about the true one. */
public enum Bound {
    /** The value itself. */
    EXACT,
    /** The true value is at least this. */
    LOWER,
    /** The true value is at most this. */
    UPPER;

    /**
     * {@return what a fail-soft value means after a search with the window the node was entered with}
     *
     * @param value what the search returned
     * @param alpha the lower end of the window
     * @param beta the upper end of the window
     */
    public static Bound of(int value, int alpha, int beta) {
        return value <= alpha ? UPPER : value >= beta ? LOWER : EXACT;
    }

    /**
     * {@return what an answer from remembered bounds means: the lower one if it reaches beta, else the upper one}
     *
     * @param lower the lower bound
     * @param upper the upper bound
     * @param beta the upper end of the window
     */
    public static Bound between(int lower, int upper, int beta) {
        return lower == upper ? EXACT : lower >= beta ? LOWER : UPPER;
    }

    /** {@return the same fact seen by the other player} */
    public Bound negate() {
        return this == EXACT ? EXACT : this == LOWER ? UPPER : LOWER;
    }
}
