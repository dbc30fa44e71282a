package espalier.tree;

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

    /** @param bound at least 0; 2 * range and more mean no bound */
    public RandomModelTree(int width, int depth, int range, int bound, int level, long seed) {
        super(width, depth, -checked("range", range), range, seed);
        this.level = checked("level", level);
        // A larger bound changes nothing, and a sum could overflow.
        this.bound = Math.min(checked("bound", bound), 2 * range);
    }

    private static int checked(String name, int value) {
        if (value < 0) {
            throw new IllegalArgumentException("the " + name + " is " + value + ", it must not be negative");
        }
        return value;
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
