package espalier.tree;

import espalier.game.Mixer;

/**
 * The minimax value for MAX of every interior node of a uniform tree, by breadth-first number. Reordered and informed
 * trees need it; computing it visits the whole tree once.
 */
final class MinimaxValues {
    private static final long MOST_LEAVES = 1L << 26;

    private final UniformTree tree;
    private final int[] values;

    MinimaxValues(int width, int depth, int low, int high, long seed) {
        tree = new UniformTree(width, depth, low, high, seed);
        check(width, depth);
        values = new int[(int) tree.firstLeaf];
        fill();
    }

    static void check(int width, int depth) {
        if (Math.pow(width, depth) > MOST_LEAVES) {
            throw new IllegalArgumentException("width^depth = " + width + "^" + depth
                    + " leaves must all be looked at to make this tree; at most 2^26 are allowed");
        }
    }

    private int fill() {
        if (tree.ply == tree.depth) {
            return tree.value();
        }
        boolean max = tree.turn() == 0;
        int best = 0;
        for (int j = 0; j < tree.width; j++) {
            tree.play(j);
            int value = fill();
            tree.undo();
            best = j == 0 ? value : max ? Math.max(best, value) : Math.min(best, value);
        }
        values[(int) tree.key()] = best;
        return best;
    }

    /** The value of an interior node or leaf. */
    int of(long number) {
        return number < tree.firstLeaf
                ? values[(int) number]
                : Mixer.between(Mixer.mix(tree.seed, number - tree.firstLeaf), tree.low, tree.high);
    }
}
