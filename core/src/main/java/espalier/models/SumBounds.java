package espalier.models;

import espalier.game.Score;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How far two neighbouring models can be from zero-sum: {@code |f_j + f_(j-1)| <= B_j} at every leaf, for j = 1..n. That
 * is what makes pruning possible.
 *
 * <p>Bounds that are known (given, or computed from weights) are believed. Bounds that are only estimated are watched: a
 * search then evaluates every model at every leaf it comes to, and where a leaf breaks a bound it starts again with a
 * wider one.
 */
public final class SumBounds {
    /** No bound at all; larger than the sum of any two scores, so that nothing is ever inferred from it. */
    public static final int INFINITE = 4 * Score.INFINITY;

    private final int[] bounds;
    private final boolean estimated;

    private SumBounds(int[] bounds, boolean estimated) {
        for (int i = 0; i < bounds.length; i++) {
            if (bounds[i] < 0) {
                throw new IllegalArgumentException(
                        "bound " + (i + 1) + " is " + bounds[i] + ", it must not be negative");
            }
            bounds[i] = Math.min(bounds[i], INFINITE);
        }
        this.bounds = bounds;
        this.estimated = estimated;
    }

    /** Bounds that hold: B_1, B_2, ... */
    public static SumBounds known(int... bounds) {
        return new SumBounds(bounds.clone(), false);
    }

    /** Bounds that may turn out to be wrong: B_1, B_2, ... */
    public static SumBounds estimated(int... bounds) {
        return new SumBounds(bounds.clone(), true);
    }

    /** No bounds, for a player of that level. */
    public static SumBounds infinite(int level) {
        return new SumBounds(IntStream.range(0, level).map(j -> INFINITE).toArray(), false);
    }

    /**
     * A bound on the sum of two linear functions of the same terms: the term of weight w1 + w0 contributes at most what it
     * does at an end of its range.
     *
     * @param mine the weights of one
     * @param theirs the weights of the other, for the terms as the first one sees them
     * @param low the smallest value of each term
     * @param high the largest value of each term
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

    /** The highest model that has a bound. */
    public int level() {
        return bounds.length;
    }

    /** B_j; the models below level 1 are zero-sum. */
    public int bound(int j) {
        return j < 1 ? 0 : bounds[j - 1];
    }

    /** Whether they may turn out to be wrong. */
    public boolean isEstimated() {
        return estimated;
    }

    /** The same with B_j at least as large as a sum that was seen; twice as large at least, so that few steps suffice. */
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

    /** As on the command line: {@code 3,inf}. */
    @Override
    public String toString() {
        return Arrays.stream(bounds)
                .mapToObj(b -> b == INFINITE ? "inf" : Integer.toString(b))
                .collect(Collectors.joining(","));
    }
}
