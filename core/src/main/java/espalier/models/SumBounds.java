package espalier.models;

import espalier.game.Check;
import espalier.game.Score;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How far two neighbouring models can be from zero-sum: {@code |f_j + f_(j-1)| <= B_j} at every leaf, for j = 1..n
 * (multi-model). This makes pruning possible.
 *
 * <p>Known bounds (given, or computed from weights) are trusted. Estimated bounds are checked: the search evaluates
 * every model at every leaf it visits, and restarts with a wider bound if a leaf breaks one.
 */
public final class SumBounds {
    /** No bound; larger than the sum of any two scores, so that nothing is inferred from it. */
    public static final int INFINITE = 4 * Score.INFINITY;

    private final int[] bounds;
    private final boolean estimated;

    private SumBounds(int[] bounds, boolean estimated) {
        for (int i = 0; i < bounds.length; i++) {
            Check.atLeast("bound " + (i + 1), bounds[i], 0);
            bounds[i] = Math.min(bounds[i], INFINITE);
        }
        this.bounds = bounds;
        this.estimated = estimated;
    }

    /**
     * {@return bounds that hold: B_1, B_2, ...}
     *
     * @param bounds the bounds, from model 1 on
     */
    public static SumBounds known(int... bounds) {
        return new SumBounds(bounds.clone(), false);
    }

    /**
     * {@return bounds that may be wrong: B_1, B_2, ...}
     *
     * @param bounds the bounds, from model 1 on
     */
    public static SumBounds estimated(int... bounds) {
        return new SumBounds(bounds.clone(), true);
    }

    /**
     * {@return no bounds, for a player of this level}
     *
     * @param level the number of bounds
     */
    public static SumBounds infinite(int level) {
        return new SumBounds(IntStream.range(0, level).map(j -> INFINITE).toArray(), false);
    }

    /**
     * A bound on the sum of two linear functions of the same terms: a term contributes w1 + w0 times an end of its
     * range at most.
     *
     * @param mine the weights of one player
     * @param theirs the weights of the other, for the terms from the first player's point of view
     * @param low the smallest value of each term
     * @param high the largest value of each term
     * @return the bound
     */
    public static double linear(double[] mine, double[] theirs, double[] low, double[] high) {
        if (theirs.length != mine.length || low.length != mine.length || high.length != mine.length) {
            throw new IllegalArgumentException("every term needs two weights and two ends of its range");
        }
        double least = 0;
        double most = 0;
        for (int i = 0; i < mine.length; i++) {
            double weight = mine[i] + theirs[i];
            least += Math.min(weight * low[i], weight * high[i]);
            most += Math.max(weight * low[i], weight * high[i]);
        }
        return Math.max(most, -least);
    }

    /** {@return the highest model with a bound} */
    public int level() {
        return bounds.length;
    }

    /**
     * {@return B_j; 0 below model 1, because those models are zero-sum}
     *
     * @param j the number of the model
     */
    public int bound(int j) {
        return j < 1 ? 0 : bounds[j - 1];
    }

    /** {@return whether they may be wrong} */
    public boolean isEstimated() {
        return estimated;
    }

    /**
     * {@return the same with B_j at least as large as this sum, and at least doubled, so that few steps suffice}
     *
     * @param j the number of the model
     * @param seen a sum that exceeds the bound
     */
    public SumBounds widened(int j, int seen) {
        int[] wider = bounds.clone();
        wider[j - 1] = Math.max(seen, Math.min(2 * bounds[j - 1], INFINITE));
        return new SumBounds(wider, estimated);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SumBounds that && estimated == that.estimated && Arrays.equals(bounds, that.bounds);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bounds);
    }

    /** As the command line writes them: {@code 3,inf}. */
    @Override
    public String toString() {
        return Arrays.stream(bounds)
                .mapToObj(b -> b == INFINITE ? "inf" : Integer.toString(b))
                .collect(Collectors.joining(","));
    }
}
