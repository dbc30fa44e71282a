package espalier.game;

import java.util.List;

/** The terms of a game's linear evaluations. Learning an opponent means learning their weights of these terms. */
public interface Terms<P extends Position<P>> {
    /** The terms' names, in order. */
    List<String> names();

    /** Writes the terms from a player's point of view, whichever side is to move. Never called for finished games. */
    void fill(P position, int player, int[] out);

    /** The weights of the game's own linear evaluation. */
    int[] weights();

    /** The weighted sum of the terms. */
    ModelValue<P> value(int... weights);

    /**
     * A bound on the absolute sum of the two players' values, at this position and below it.
     *
     * @param mine the weights of one player, for the terms from that player's point of view
     * @param theirs the weights of the other player, for the terms from the other's point of view
     */
    int sumBound(int[] mine, int[] theirs, P root);
}
