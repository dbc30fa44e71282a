package espalier.game;

/**
 * Heuristic bounds on the value of a position for the side to move. They hold, but need not be tight; an unknown bound
 * is infinite. A game tree with such bounds is called <em>informed</em>.
 */
public interface Bounds<P> {
    /** The position is worth at least this, to the side to move. */
    int lower(P position);

    /** The position is worth at most this, to the side to move. */
    int upper(P position);

    /** Infinite bounds everywhere. */
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
