package espalier.models;

import espalier.game.Position;
import espalier.search.Bound;

/**
 * Sees what an opponent-model search does. {@code path[0..ply)} holds the child indices from the root and is only valid
 * during the call; windows and values are those of the player whom the model describes. Models below level 0 are negative:
 * model -i is f_0 for the same player and -f_0 for the other, in turn.
 */
@FunctionalInterface
public interface ModelObserver {
    /** Does nothing. */
    ModelObserver NONE = (position, model, value) -> {};

    /**
     * A node is searched for a model, within a window.
     *
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param model the number j of the model
     * @param alpha the lower end of the window
     * @param beta the upper end of the window
     */
    default void searches(int[] path, int ply, int model, int alpha, int beta) {}

    /**
     * The search is at a leaf, and evaluates it.
     *
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     */
    default void leaf(int[] path, int ply) {}

    /**
     * A node has got a better value in a model.
     *
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param model the model whose value it is
     * @param by the model that chose the child: the same if its player is to move, else its model of the opponent
     * @param child the child's number
     * @param value its new value
     */
    default void chooses(int[] path, int ply, int model, int by, int child, int value) {}

    /**
     * The value of a node in a model of the player to move has reached what that player needs: the children from {@code
     * child + 1} to {@code width - 1} are not searched for it.
     *
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param model the number j of the model
     * @param child the child's number
     * @param width the number of children
     * @param value at least {@code bound}, which is beta or follows from the bounds on sums
     * @param bound what was needed
     */
    default void cutoff(int[] path, int ply, int model, int child, int width, int value, int bound) {}

    /**
     * The model's own model of the opponent has chosen a reply at this node, and by the bounds on sums that is enough: the
     * reply is not searched for the model.
     *
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param model the number j of the model
     * @param value a bound on the node's value in the model
     * @param bound LOWER if the value reaches {@code limit}, which is beta; UPPER if it does not exceed it, and it is alpha
     * @param limit an end of the window
     */
    default void settled(int[] path, int ply, int model, int value, Bound bound, int limit) {}

    /**
     * A leaf was evaluated. The position is at the leaf and must be left as it is.
     *
     * @param position at the leaf
     * @param model j of f_j; models below level 0 are -f_0 and f_0 in turn and are reported as 0
     * @param value f_j of the leaf
     */
    void evaluated(Position<?> position, int model, int value);

    /**
     * {@return an observer that hands every event to both, to this one first}
     *
     * @param other sees every event after this one
     */
    default ModelObserver and(ModelObserver other) {
        return new BothModelObservers(this, other);
    }
}
