package espalier.lab.open;

import espalier.driver.StatisticalSeparation.Example;
import espalier.game.Score;
import espalier.tree.Tree;

/**
 * The fewest leaves that prove a bound on a tree's value, by dynamic programming over its solution trees. Proving that
 * a node is worth at least t takes one child of each MAX node and all children of each MIN node below; at most t is the
 * mirror image. It visits the whole tree: a yardstick, not a search.
 */
record SmallestProof<P extends Tree<P>>(P tree, int[] moves) {
    /** More leaves than any tree here; sums of two still fit. */
    private static final long NONE = Long.MAX_VALUE / 4;

    SmallestProof(P tree) {
        this(tree, new int[tree.maxMoves()]);
    }

    /** The minimax value for MAX. */
    int value() {
        int children = tree.generate(moves, 0);
        if (children == 0) {
            return leaf();
        }
        boolean max = tree.turn() == 0;
        int best = max ? -Score.INFINITY : Score.INFINITY;
        for (int i = 0; i < children; i++) {
            int value = child(i);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    private int leaf() {
        return tree.turn() == 0 ? tree.score() : -tree.score();
    }

    private int child(int index) {
        tree.play(index);
        int value = value();
        tree.undo();
        return value;
    }

    /** The fewest leaves that prove the node to be worth at least (or at most) t; {@link #NONE} if it is not. */
    private long leaves(int t, boolean atLeast) {
        int children = tree.generate(moves, 0);
        if (children == 0) {
            return (atLeast ? leaf() >= t : leaf() <= t) ? 1 : NONE;
        }
        boolean oneSuffices = (tree.turn() == 0) == atLeast;
        long fewest = oneSuffices ? NONE : 0;
        for (int i = 0; i < children; i++) {
            long below = leavesOfChild(i, t, atLeast);
            fewest = oneSuffices ? Math.min(fewest, below) : Math.min(NONE, fewest + below);
        }
        return fewest;
    }

    private long leavesOfChild(int index, int t, boolean atLeast) {
        tree.play(index);
        long leaves = leaves(t, atLeast);
        tree.undo();
        return leaves;
    }

    /** For the value: a lower and an upper solution tree, which share one leaf. */
    long ofValue() {
        int value = value();
        return leaves(value, true) + leaves(value, false) - 1;
    }

    /** The values of the two best moves at the root. */
    Example twoBest() {
        int width = tree.generate(moves, 0);
        int best = -Score.INFINITY;
        int second = -Score.INFINITY;
        for (int i = 0; i < width; i++) {
            int value = child(i);
            second = Math.max(second, Math.min(best, value));
            best = Math.max(best, value);
        }
        return new Example(second, best);
    }

    /**
     * For a best move: it is worth at least t and all others at most t, for the t between the second best and the best
     * value that needs the fewest leaves.
     */
    long ofBestMove() {
        int width = tree.rootWidth();
        Example values = twoBest();
        long fewest = NONE;
        for (int t = values.second(); t <= values.best(); t++) {
            fewest = Math.min(fewest, separatedAt(t, width));
        }
        return fewest;
    }

    private long separatedAt(int t, int width) {
        long fewest = NONE;
        for (int candidate = 0; candidate < width; candidate++) {
            long leaves = leavesOfChild(candidate, t, true);
            for (int i = 0; i < width && leaves < NONE; i++) {
                leaves = i == candidate ? leaves : Math.min(NONE, leaves + leavesOfChild(i, t, false));
            }
            fewest = Math.min(fewest, leaves);
        }
        return fewest;
    }
}
