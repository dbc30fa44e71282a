package espalier.engine.memory;

import espalier.game.Score;

/**
 * Keeps bounds (f-, f+) of nodes between passes, for the side to move. The interface serves two ways of finding a node:
 * the exact search tree uses the node's <em>place</em> in the tree (parent's block plus index), the transposition table
 * the position's <em>key</em> and draft. Each ignores the other's arguments.
 *
 * <p>{@link #find} loads an entry into {@link #lower}, {@link #upper}; nothing is allocated.
 */
public interface Memory {
    /** The place of the root. */
    int ROOT = 0;

    /** The place of a node that is not kept. */
    int NOWHERE = -1;

    /** Whether {@link #find} and {@link #store} use the key; if not, callers need not compute it. */
    boolean keyed();

    /**
     * Loads the bounds of a node; infinite bounds and false if nothing is known. Win scores count from the root, {@code
     * ply} plies above.
     */
    boolean find(int place, long key, int depth, int ply);

    int lower();

    int upper();

    /** Stores the bounds of a node; they replace older ones. */
    void store(int place, long key, int depth, int ply, int lower, int upper);

    /** Reserves room for the children of a node, once; the place of child i is {@link #child}(block, i). */
    int expand(int place, int width);

    /** The place of child i of a block. */
    static int child(int block, int index) {
        return block < 0 ? NOWHERE : block + index;
    }

    /** Begins a new pass. The root's value is between these bounds, so entries that cannot matter any more may go. */
    default void pass(int lower, int upper) {}

    /** The largest number of nodes kept at any time. */
    long peak();

    /** Whether these bounds answer a search with this window. */
    static boolean answers(int lower, int upper, int alpha, int beta) {
        return upper <= alpha || lower >= beta || lower == upper;
    }

    /** Whether nothing is known. */
    static boolean isOpen(int lower, int upper) {
        return lower == -Score.INFINITY && upper == Score.INFINITY;
    }
}
