package espalier.engine.procedure;

/** What a practical search does where its depth is used up. */
interface Horizon {
    /** The fail-soft value of the current node, which has been entered; leaves it. */
    int value(int from, int alpha, int beta);
}
