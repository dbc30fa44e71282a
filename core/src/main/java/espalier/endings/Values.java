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

    /** The value of a position of an ending. */
    int get(int ending, int index);

    /** The value of a game that lasts this many more plies. */
    static int of(int plies) {
        return plies + 1;
    }

    /** How many more plies the game of a value lasts. */
    static int plies(int value) {
        return value - 1;
    }

    /** Whether the side to move wins. */
    static boolean isWin(int value) {
        return value != DRAW && plies(value) % 2 != 0;
    }
}
