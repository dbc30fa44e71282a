package espalier.tree;

import espalier.game.Mixer;

/**
 * A tree of random widths and depths, cut out of the complete tree of the largest width. A node has 1 to {@code width}
 * children; below the root one node in four is a leaf, and at {@code depth} every node. Shape and values depend on the
 * node number alone, so the tree needs no memory.
 */
public final class IrregularTree extends RegularTree<IrregularTree> {
    /**
     * A tree of at most this width and depth, with leaves from {@code low} to {@code high}.
     *
     * @param width the most children of a node
     * @param depth the most edges from the root to a leaf
     * @param low the smallest value of a leaf
     * @param high the largest value of a leaf
     * @param seed of the random numbers: the same seed makes the same tree
     */
    public IrregularTree(int width, int depth, int low, int high, long seed) {
        super(width, depth, low, high, seed);
    }

    private int children() {
        if (ply == depth) {
            return 0;
        }
        long random = Mixer.mix(seed, 2 * numbers[ply]);
        return ply > 0 && (random & 3) == 0 ? 0 : 1 + Mixer.mod(random >>> 2, width);
    }

    @Override
    public int generate(int[] moves, int from) {
        return indices(children(), moves, from);
    }

    @Override
    int value() {
        return Mixer.between(Mixer.mix(seed, 2 * numbers[ply] + 1), low, high);
    }

    @Override
    public int rootWidth() {
        return 1 + Mixer.mod(Mixer.mix(seed, 0) >>> 2, width);
    }

    /**
     * Counts the leaves to the left: slow, for small trees only. {@link ExplicitTree#copyOf} numbers them once and for
     * all.
     */
    @Override
    public long leafNumber() {
        return leavesBefore(new IrregularTree(width, depth, low, high, seed), numbers[ply])[0];
    }

    /** {leaves to the left of the node, 1 if the node was found}. */
    private static long[] leavesBefore(IrregularTree tree, long node) {
        if (tree.numbers[tree.ply] == node) {
            return new long[] {0, 1};
        }
        int children = tree.children();
        if (children == 0) {
            return new long[] {1, 0};
        }
        long seen = 0;
        for (int j = 0; j < children; j++) {
            tree.play(j);
            long[] below = leavesBefore(tree, node);
            tree.undo();
            seen += below[0];
            if (below[1] == 1) {
                return new long[] {seen, 1};
            }
        }
        return new long[] {seen, 0};
    }

    @Override
    public IrregularTree copy() {
        return walkedLike(new IrregularTree(width, depth, low, high, seed));
    }
}
