package espalier.search;

import espalier.game.Position;

/**
 * Sees what a search does. Windows and values are those of the side to move at the node; {@code path[0..ply)} holds the
 * child indices (in generation order) from the root to the node and is only valid during the call. The position stands
 * at the node, and an observer leaves it as it found it.
 *
 * <p>Every algorithm sends the same events. A node is entered; then it is either known from memory, or a leaf, or it is
 * expanded and children are entered, perhaps until a cut-off; then it is left. Algorithms with an OPEN list enter a node
 * each time they take a state of it from OPEN, and leave it when the state has been dealt with (with an infinite bound
 * where nothing is known yet); their window is
 * ({@code -infinity}, merit) for MAX and the mirror image for MIN.
 */
public interface Observer {
    /** Sees nothing and costs nothing. */
    Observer NONE = new None();

    /** The type of {@link #NONE}. */
    final class None implements Observer {
        private None() {}
    }

    /**
     * A search starts at the root (or, for the best-move drivers, one value is tested on the root's children).
     *
     * @param number the passes are numbered from 1
     * @param alpha the lower end of the window
     * @param beta the upper end of the window
     */
    default void pass(int number, int alpha, int beta) {}

    /**
     * The procedure enters a node.
     *
     * @param position the position of the node; to be left as it is
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param alpha the lower end of the window
     * @param beta the upper end of the window
     */
    default void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {}

    /**
     * The node is answered from memory by one of these bounds.
     *
     * @param position the position of the node; to be left as it is
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param lower the value is at least this
     * @param upper the value is at most this
     */
    default void known(Position<?> position, int[] path, int ply, int lower, int upper) {}

    /**
     * The node is a leaf and has been evaluated.
     *
     * @param position the position of the node; to be left as it is
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param value for the side to move
     */
    default void leaf(Position<?> position, int[] path, int ply, int value) {}

    /**
     * The node is not a leaf; its children are generated and at least one will be entered.
     *
     * @param position the position of the node; to be left as it is
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param width the number of its children
     */
    default void expand(Position<?> position, int[] path, int ply, int width) {}

    /**
     * Child {@code index} made the other children from {@code index + 1} to {@code width - 1} superfluous: in this pass,
     * where there are several.
     *
     * @param position the position of the node; to be left as it is
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param index the child that was searched last
     * @param width the number of children
     */
    default void cutoff(Position<?> position, int[] path, int ply, int index, int width) {}

    /**
     * The procedure leaves a node with a value.
     *
     * @param position the position of the node; to be left as it is
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param value for the side to move
     * @param bound what the value means
     */
    default void exit(Position<?> position, int[] path, int ply, int value, Bound bound) {}

    /**
     * An algorithm with an OPEN list inserts a state of a node, at which the position need not be. The state leaves OPEN
     * when the node is entered, or purged.
     *
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param solved whether the state is SOLVED, not LIVE
     * @param merit for the side to move at the node
     */
    default void open(int[] path, int ply, boolean solved, int merit) {}

    /**
     * All states below a node leave OPEN: one child has solved it. RecSSS* keeps its states in the tree, and sends this
     * alone.
     *
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     */
    default void purge(int[] path, int ply) {}

    /**
     * A best-move driver has tested a value: the root children {@code passed[0..count)} of those it searched reach it.
     *
     * @param value the value that was tested
     * @param passed numbers of root children; to be read at once
     * @param count how many of them count
     */
    default void tested(int value, int[] passed, int count) {}

    /**
     * Forward pruning tries a search of less depth: of a child, of the position after a null move (a child of index -1), or
     * of the node itself, which is then entered again.
     *
     * @param position the position of the node; to be left as it is
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param method null-move, multi-cut or prob-cut
     * @param depth the plies it may take
     * @param alpha the lower end of the window
     * @param beta the upper end of the window
     */
    default void reduced(Position<?> position, int[] path, int ply, String method, int depth, int alpha, int beta) {}

    /**
     * The node is pruned forward: it will be left with a value that it was not searched for.
     *
     * @param position the position of the node; to be left as it is
     * @param path the child numbers of the nodes from the root to here
     * @param ply the distance from the root
     * @param method the one that tried last
     * @param depth the depth of that search
     * @param value what it returned, for the side to move at the node
     * @param bound what it had to reach
     * @param moves how many moves have reached the bound: for multi-cut several
     */
    default void pruned(
            Position<?> position, int[] path, int ply, String method, int depth, int value, int bound, int moves) {}

    /**
     * {@return an observer that hands every event to both, to this one first}
     *
     * @param other sees every event after this one
     */
    default Observer and(Observer other) {
        return new Both(this, other);
    }
}
