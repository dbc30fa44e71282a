package espalier.endings;

/**
 * What is known of the positions of endings, in a byte each: 0 for a draw, n + 1 for a game that lasts n more plies. The side
 * that moves last wins, so the side to move wins if n is odd.
 */
@FunctionalInterface
public interface Values {
    /** Neither side wins. */
    int DRAW = 0;

    /** A loss, if the distance is not known. */
    int LOSS = of(0);

    /** A win, if the distance is not known. */
    int WIN = of(1);

    /** The longest game that fits. */
    int MOST_PLIES = 254;

    /**
     * {@return the value of a position of an ending}
     *
     * @param ending the ending's number
     * @param index the position's number
     */
    int get(int ending, int index);

    /**
     * {@return the value of a game that lasts this many more plies}
     *
     * @param plies to the end of the game
     */
    static int of(int plies) {
        return plies + 1;
    }

    /**
     * {@return how many more plies the game of a value lasts}
     *
     * @param value a value as {@link #get} returns it
     */
    static int plies(int value) {
        return value - 1;
    }

    /**
     * {@return whether the side to move wins}
     *
     * @param value a value as {@link #get} returns it
     */
    static boolean isWin(int value) {
        return value != DRAW && plies(value) % 2 != 0;
    }
}
