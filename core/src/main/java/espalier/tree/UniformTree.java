package espalier.tree;

import espalier.game.Mixer;

/**
 * A tree of constant width and depth with independent, uniformly distributed leaves: leaf k is number k of the {@link
 * Mixer}. Only the current path is stored.
 */
public final class UniformTree extends RegularTree<UniformTree> {
    /**
     * A tree of this width and depth, with leaves from {@code low} to {@code high}.
     *
     * @param width the number of children of an interior node
     * @param depth the number of edges from the root to a leaf
     * @param low the smallest value of a leaf
     * @param high the largest value of a leaf
     * @param seed of the random numbers: the same seed makes the same tree
     */
    public UniformTree(int width, int depth, int low, int high, long seed) {
        super(width, depth, low, high, seed);
    }

    @Override
    int value() {
        return Mixer.between(Mixer.mix(seed, numbers[ply] - firstLeaf), low, high);
    }

    @Override
    public UniformTree copy() {
        return walkedLike(new UniformTree(width, depth, low, high, seed));
    }
}
