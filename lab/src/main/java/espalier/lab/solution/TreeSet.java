package espalier.lab.solution;

import espalier.tree.OrderedTree;
import espalier.tree.ReorderedTree;
import espalier.tree.Tree;
import java.util.OptionalInt;

/**
 * Trees of the paper's experiments: the paper cites a generator and does not describe it, so both that are possible are
 * used, the first of them with two kinds of root values.
 */
enum TreeSet {
    /** Made from the root down; root values 25, 75, ..., 975 in turn. */
    TOP_DOWN_EVEN("top-down, roots evenly spread"),
    /** Made from the root down; root values at random. */
    TOP_DOWN_RANDOM("top-down, random roots"),
    /** Independent uniform leaves; children permuted. */
    REORDERED("reordered i.i.d. leaves");

    static final int HIGH = 999;
    private static final int ROOTS = 20;

    private final String words;

    TreeSet(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /** The tree of a seed (from 0 on). */
    Tree<?> tree(int width, int depth, int percent, int seed) {
        OptionalInt root = this == TOP_DOWN_EVEN ? OptionalInt.of(25 + 50 * (seed % ROOTS)) : OptionalInt.empty();
        return this == REORDERED
                ? new ReorderedTree(width, depth, 0, HIGH, percent, seed)
                : new OrderedTree(width, depth, 0, HIGH, percent, seed, root);
    }
}
