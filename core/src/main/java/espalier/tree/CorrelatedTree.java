package espalier.tree;

import espalier.game.Mixer;

/**
 * A tree of constant width and depth in which a leaf is the sum of random edge values on its path, so that siblings
 * resemble each other as they do in games. The value of the edge into node n is number n of the {@link Mixer}, between
 * the two given ends.
 */
public final class CorrelatedTree extends RegularTree<CorrelatedTree> {
    private final int edgeLow;
    private final int edgeHigh;
    private final int[] sums;

    /**
     * A tree of this width and depth whose edges have values from {@code edgeLow} to {@code edgeHigh}.
     *
     * @param width the number of children of an interior node
     * @param depth the number of edges from the root to a leaf
     * @param edgeLow the smallest value of an edge
     * @param edgeHigh the largest value of an edge
     * @param seed of the random numbers: the same seed makes the same tree
     */
    public CorrelatedTree(int width, int depth, int edgeLow, int edgeHigh, long seed) {
        super(width, depth, times(depth, edgeLow), times(depth, edgeHigh), seed);
        this.edgeLow = edgeLow;
        this.edgeHigh = edgeHigh;
        this.sums = new int[depth + 1];
    }

    private static int times(int depth, int edge) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, (long) depth * edge));
    }

    @Override
    public void play(int move) {
        super.play(move);
        sums[ply] = sums[ply - 1] + Mixer.between(Mixer.mix(seed, numbers[ply]), edgeLow, edgeHigh);
    }

    @Override
    int value() {
        return sums[ply];
    }

    @Override
    public CorrelatedTree copy() {
        CorrelatedTree copy = new CorrelatedTree(width, depth, edgeLow, edgeHigh, seed);
        System.arraycopy(sums, 0, copy.sums, 0, ply + 1);
        return walkedLike(copy);
    }
}
