package espalier.game;

import java.util.List;

/** The terms of a game's linear evaluations. Learning an opponent means learning their weights of these terms. */
public interface Terms<P extends Position<P>> {
    /** {@return the terms' names, in order} */
    List<String> names();

    /**
     * Writes the terms from a player's point of view, whichever side is to move. Never called for finished games.
     *
     * @param position one that is not over
     * @param player 0 is the player who moves first in the game
     * @param out takes a number for each term
     */
    void fill(P position, int player, int[] out);

    /** {@return the weights of the game's own linear evaluation} */
    int[] weights();

    /**
     * {@return the weighted sum of the terms}
     *
     * @param weights one for each term
     */
    ModelValue<P> value(int... weights);

    /**
     * {@return a bound on the absolute sum of the two players' values, at this position and below it}
     *
     * @param mine the weights of one player, for the terms from that player's point of view
     * @param theirs the weights of the other player, for the terms from the other's point of view
     * @param root the position
     */
    int sumBound(int[] mine, int[] theirs, P root);
}
