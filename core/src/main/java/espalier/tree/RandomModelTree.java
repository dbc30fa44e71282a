package espalier.tree;

import espalier.game.Check;
import espalier.game.Mixer;

/**
 * The random trees of multi-model, section 4: constant width and depth, values in {@code -range..range}, and the sum of
 * two neighbouring models at most {@code bound} away from zero. Number {@code L(n+1)+j} of the {@link Mixer} draws the
 * value of model j at leaf L: uniformly from the range for model 0, and from the part of it that the bound allows for
 * the others. The tree stores only the current path.
 */
public final class RandomModelTree extends RegularTree<RandomModelTree> implements ModelTree<RandomModelTree> {
    private final int level;
    private final int bound;

    /**
     * @param width the number of children of an interior node
     * @param depth the number of edges from the root to a leaf
     * @param range leaf values are from minus to plus this number
     * @param bound at least 0; 2 * range and more mean no bound
     * @param level the level of the player at the root
     * @param seed of the random numbers: the same seed makes the same tree
     */
    public RandomModelTree(int width, int depth, int range, int bound, int level, long seed) {
        super(width, depth, -Check.atLeast("the range", range, 0), range, seed);
        this.level = Check.atLeast("the level", level, 0);
        // A larger bound changes nothing, and a sum could overflow.
        this.bound = Math.min(Check.atLeast("the bound", bound, 0), 2 * range);
    }

    @Override
    public int level() {
        return level;
    }

    @Override
    public int value(int model) {
        long number = (numbers[ply] - firstLeaf) * (level + 1);
        int value = Mixer.between(Mixer.mix(seed, number), low, high);
        for (int j = 1; j <= model; j++) {
            long random = Mixer.mix(seed, number + j);
            value = Mixer.between(random, Math.max(low, -value - bound), Math.min(high, -value + bound));
        }
        return value;
    }

    @Override
    int value() {
        return value(level);
    }

    @Override
    public RandomModelTree copy() {
        return walkedLike(new RandomModelTree(width, depth, high, bound, level, seed));
    }
}
