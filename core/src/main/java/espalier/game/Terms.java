package espalier.game;

import java.util.List;

/** The terms that linear evaluations of a game are made of: what can be learnt of an opponent are their weights. */
public interface Terms<P extends Position<P>> {
    /** The terms' names, in their order. */
    List<String> names();

    /** Writes the terms as a player sees them, whoever is to move; not asked of finished games. */
    void fill(P position, int player, int[] out);

    /** The weights of the game's own linear evaluation. */
    int[] weights();

    /** The weighted sum of the terms. */
    ModelValue<P> value(int... weights);

    /**
     * How far the sum of one player's value and his opponent's can be from zero, at this position and below it.
     *
     * @param mine the weights of one, for the terms as he sees them
     * @param theirs the weights of the other, for the terms as the other sees them
     */
    int sumBound(int[] mine, int[] theirs, P root);
}
