package espalier.game;

/**
 * The sparse inputs of a {@link Network}: what is on the board, as one player sees it ("an own man on the second row, third
 * square"). A game that names its inputs can be taught by {@code espalier tune}.
 *
 * <p>Both players see the board through the same inputs, so it must look the same to both: turn it for the second one.
 */
public interface Inputs<P extends Position<P>> {
    /**
     * {@return the number of longs in a set} Input {@code i} is bit {@code i % 64} of long {@code i / 64}; bits may stay
     * unused.
     */
    int words();

    /**
     * Writes the set of inputs that are on, as a player (0 or 1) sees them. All of {@code set} is overwritten.
     *
     * @param position a position of the game
     * @param player 0 is the player who moves first in the game
     * @param set the bits
     */
    void fill(P position, int player, long[] set);

    /** {@return the number of phases of the game; each has an output of its own} */
    default int phases() {
        return 1;
    }

    /**
     * {@return the phase of a position, from 0} It is the same for both players.
     *
     * @param position a position of the game
     */
    default int phase(P position) {
        return 0;
    }
}
