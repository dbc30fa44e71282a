package espalier.engine.memory;

import espalier.game.Score;

/**
 * Keeps bounds (f-, f+) of nodes between passes, for the side to move. One interface serves two ways of finding a
 * node: the exact search tree goes by the node's <em>place</em> in the tree (parent's block plus index), the
 * transposition table by the position's <em>key</em> and draft; each ignores what it does not need.
 *
 * <p>{@link #find} loads an entry into {@link #lower}, {@link #upper}; nothing is allocated.
 */
public interface Memory {
    /** The place of the root. */
    int ROOT = 0;

    /** A place that is not kept. */
    int NOWHERE = -1;

    /** Whether {@link #find} and {@link #store} look at the key; if not, callers need not compute it. */
    boolean keyed();

    /** Loads what is known of a node: infinite bounds and false if nothing is. Scores are seen from {@code ply}. */
    boolean find(int place, long key, int depth, int ply);

    int lower();

    int upper();

    /** Keeps what is known of a node now; replaces what was kept before. */
    void store(int place, long key, int depth, int ply, int lower, int upper);

    /** Makes room for the children of a node, once; the place of child i is {@link #child}(block, i). */
    int expand(int place, int width);

    /** The place of child i of a block. */
    static int child(int block, int index) {
        return block < 0 ? NOWHERE : block + index;
    }

    /** The root's value lies between these bounds, and a new pass begins: what cannot matter any more may go. */
    default void pass(int lower, int upper) {}

    /** The largest number of nodes kept at any time. */
    long peak();

    /** Whether these bounds answer a question with this window. */
    static boolean answers(int lower, int upper, int alpha, int beta) {
        return upper <= alpha || lower >= beta || lower == upper;
    }

    /** Nothing known. */
    static boolean isOpen(int lower, int upper) {
        return lower == -Score.INFINITY && upper == Score.INFINITY;
    }
}
