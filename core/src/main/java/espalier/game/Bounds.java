package espalier.game;

/**
 * Heuristic bounds on the value of a position for the side to move, true but not tight: what makes a game tree
 * <em>informed</em>. Where nothing is known, a bound is infinite.
 */
public interface Bounds<P> {
    int lower(P position);

    int upper(P position);

    /** Nothing is known anywhere. */
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
