package espalier.game;

/**
 * Heuristic bounds on the value of a position for the side to move. They hold, but need not be tight; an unknown bound
 * is infinite. A game tree with such bounds is called <em>informed</em>.
 */
public interface Bounds<P> {
    /**
     * {@return a lower bound: the position is worth at least this, to the side to move}
     *
     * @param position a position that the search has reached
     */
    int lower(P position);

    /**
     * {@return an upper bound: the position is worth at most this, to the side to move}
     *
     * @param position a position that the search has reached
     */
    int upper(P position);

    /**
     * {@return bounds that are infinite everywhere}
     *
     * @param <P> the type of positions
     */
    static <P> Bounds<P> none() {
        return new Bounds<>() {
            @Override
            public int lower(P position) {
                return -Score.INFINITY;
            }

            @Override
            public int upper(P position) {
                return Score.INFINITY;
            }
        };
    }
}
