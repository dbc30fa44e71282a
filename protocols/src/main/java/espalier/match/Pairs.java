package espalier.match;

import java.util.Arrays;

/**
 * The results of game pairs: the same opening twice with colours swapped. The two games of a pair are correlated, the
 * pairs are not, so everything is computed from the five possible scores of a pair (the pentanomial model).
 *
 * @param counts how many pairs scored 0, 1/2, 1, 3/2 and 2 points for the first player
 */
public record Pairs(long... counts) {
    private static final int SCORES = 5;

    /** Two-sided, 95 %. */
    private static final double QUANTILE = 1.959963984540054;

    /** In place of an empty count: a score that has not been seen yet is not impossible. */
    private static final double UNSEEN = 1e-3;

    public Pairs {
        if (counts.length != SCORES) {
            throw new IllegalArgumentException("a pair has one of " + SCORES + " scores, not of " + counts.length);
        }
        counts = counts.clone();
    }

    @Override
    public long[] counts() {
        return counts.clone();
    }

    /** No pair yet. */
    public static Pairs none() {
        return new Pairs(0, 0, 0, 0, 0);
    }

    /** With one pair more, which scored this many half points. */
    public Pairs and(int halves) {
        long[] more = counts();
        more[halves]++;
        return new Pairs(more);
    }

    /** The number of pairs. */
    public long size() {
        return Arrays.stream(counts).sum();
    }

    /** The first player's mean score, 0 to 1; not a number without a pair. */
    public double score() {
        double sum = 0;
        for (int i = 0; i < SCORES; i++) {
            sum += counts[i] * value(i);
        }
        return sum / size();
    }

    /**
     * The standard error of {@link #score}; not a number for a single pair. If all pairs are alike, they do not show how much
     * pairs differ: then it is as if half a pair had been lost and half a pair won beside them.
     */
    private double error() {
        double spread = spread(0);
        double variance = spread > 0 ? spread / (size() - 1) : spread(0.5) / size();
        return size() < 2 ? Double.NaN : Math.sqrt(variance / size());
    }

    /** The sum of squared differences from the mean, with this many lost and as many won pairs more. */
    private double spread(double more) {
        double[] weights = Arrays.stream(counts).asDoubleStream().toArray();
        weights[0] += more;
        weights[SCORES - 1] += more;
        double mean = 0;
        for (int i = 0; i < SCORES; i++) {
            mean += weights[i] * value(i) / (size() + 2 * more);
        }
        double sum = 0;
        for (int i = 0; i < SCORES; i++) {
            sum += weights[i] * (value(i) - mean) * (value(i) - mean);
        }
        return sum < 1e-9 ? 0 : sum;
    }

    private static double value(int halves) {
        return halves / (SCORES - 1.0);
    }

    /** The difference in strength; infinite if one side scored everything. */
    public double elo() {
        return elo(score());
    }

    /** The lower end of the 95 % interval. */
    public double eloLow() {
        return elo(score() - QUANTILE * error());
    }

    /** The upper end of the 95 % interval. */
    public double eloHigh() {
        return elo(score() + QUANTILE * error());
    }

    /** The likelihood of superiority: that the first player is the stronger one. */
    public double los() {
        double above = score() - 0.5;
        return above == 0 && size() > 1 ? 0.5 : normal(above / error());
    }

    /** The difference in Elo of a mean score. */
    static double elo(double score) {
        return score <= 0
                ? Double.NEGATIVE_INFINITY
                : score >= 1 ? Double.POSITIVE_INFINITY : -400 * Math.log10(1 / score - 1);
    }

    /** The mean score of a difference in Elo. */
    static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /**
     * The logarithm of the generalised likelihood ratio of two mean scores: the likeliest distribution of pair scores
     * with the second mean against the likeliest one with the first.
     */
    double logLikelihoodRatio(double score0, double score1) {
        double[] weights = new double[SCORES];
        for (int i = 0; i < SCORES; i++) {
            weights[i] = counts[i] == 0 ? UNSEEN : counts[i];
        }
        double tilt0 = tilt(weights, score0);
        double tilt1 = tilt(weights, score1);
        double ratio = 0;
        for (int i = 0; i < SCORES; i++) {
            ratio += weights[i] * Math.log((1 + tilt0 * (value(i) - score0)) / (1 + tilt1 * (value(i) - score1)));
        }
        return ratio;
    }

    /**
     * The likeliest distribution with a given mean divides each frequency by {@code 1 + x (value - mean)}. This is the x,
     * the root of a decreasing function between two poles.
     */
    private static double tilt(double[] weights, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        double x = 0;
        for (int step = 0; step < 100; step++) {
            double sum = 0;
            double slope = 0;
            for (int i = 0; i < SCORES; i++) {
                double part = (value(i) - mean) / (1 + x * (value(i) - mean));
                sum += weights[i] * part;
                slope -= weights[i] * part * part;
            }
            low = sum > 0 ? x : low;
            high = sum > 0 ? high : x;
            double next = x - sum / slope;
            next = next > low && next < high ? next : (low + high) / 2;
            if (Math.abs(next - x) < 1e-12) {
                break;
            }
            x = next;
        }
        return x;
    }

    /** The normal distribution function, by the formula 26.2.17 of Abramowitz and Stegun; the error is below 1e-7. */
    private static double normal(double z) {
        double t = 1 / (1 + 0.2316419 * Math.abs(z));
        double tail = Math.exp(-z * z / 2)
                / Math.sqrt(2 * Math.PI)
                * t
                * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        return z > 0 ? 1 - tail : tail;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pairs that && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}
