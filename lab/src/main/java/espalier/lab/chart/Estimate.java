package espalier.lab.chart;

import espalier.game.Text;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleBinaryOperator;

/**
 * A mean and its 95 % confidence interval by Student's t.
 *
 * @param mean the mean of the sample
 * @param half half the width of the interval; infinite for a sample of one, which says nothing of the spread
 */
public record Estimate(double mean, double half) {
    private static final double Z = 1.959963984540054;

    /** A number that is known, not estimated. */
    public static Estimate exact(double value) {
        return new Estimate(value, 0);
    }

    public static Estimate of(double[] sample) {
        if (sample.length == 0) {
            throw new IllegalArgumentException("an empty sample has no mean");
        }
        double mean = Arrays.stream(sample).average().orElseThrow();
        if (sample.length == 1) {
            return new Estimate(mean, Double.POSITIVE_INFINITY);
        }
        double squares = Arrays.stream(sample).map(x -> (x - mean) * (x - mean)).sum();
        double deviation = Math.sqrt(squares / (sample.length - 1));
        return new Estimate(mean, t(sample.length - 1) * deviation / Math.sqrt(sample.length));
    }

    /** Of a probability, by how often something happened. */
    public static Estimate share(int count, int of) {
        double share = (double) count / of;
        return new Estimate(share, Z * Math.sqrt(share * (1 - share) / of));
    }

    /** Of the mean of several estimates of different things, from different cases. */
    public static Estimate mean(List<Estimate> all) {
        double mean = all.stream().mapToDouble(Estimate::mean).average().orElse(Double.NaN);
        double squares = all.stream().mapToDouble(e -> e.half * e.half).sum();
        return new Estimate(mean, Math.sqrt(squares) / all.size());
    }

    /** Of the differences of paired numbers, a - b: significant at 5 % if the interval excludes 0. */
    public static Estimate difference(double[] a, double[] b) {
        return of(paired(a, b, (x, y) -> x - y));
    }

    /**
     * Of the ratio of two totals, sum of a / sum of b, of paired numbers: large cases weigh more than small ones, as they
     * do in totals. The interval is by linearisation: that of the mean of a - ratio * b, in parts of the mean of b.
     */
    public static Estimate ofTotals(double[] a, double[] b) {
        return new Estimate(Arrays.stream(a).sum() / Arrays.stream(b).sum(), of(deviations(a, b)).half);
    }

    /** Of the difference of two such ratios of the same cases, a / b - c / d. */
    public static Estimate ofTotals(double[] a, double[] b, double[] c, double[] d) {
        double difference = ofTotals(a, b).mean - ofTotals(c, d).mean;
        return new Estimate(difference, difference(deviations(a, b), deviations(c, d)).half);
    }

    /** How much each case moves the ratio of totals. */
    private static double[] deviations(double[] a, double[] b) {
        double ratio = Arrays.stream(a).sum() / Arrays.stream(b).sum();
        double mean = Arrays.stream(b).average().orElse(1);
        return paired(a, b, (x, y) -> (x - ratio * y) / mean);
    }

    /** In another unit. */
    public Estimate times(double factor) {
        return new Estimate(mean * factor, half * Math.abs(factor));
    }

    private static double[] paired(double[] a, double[] b, DoubleBinaryOperator combine) {
        if (a.length != b.length) {
            throw new IllegalArgumentException(a.length + " numbers cannot be paired with " + b.length);
        }
        double[] combined = new double[a.length];
        Arrays.setAll(combined, i -> combine.applyAsDouble(a[i], b[i]));
        return combined;
    }

    /** Whether the interval excludes a value. */
    public boolean excludes(double value) {
        return value < low() || value > high();
    }

    /** Mean and half width, with this many decimals. */
    public String text(int decimals) {
        if (Double.isNaN(mean)) {
            return "not run";
        }
        String number = "%." + decimals + "f";
        return bounded() ? Text.of(number + " \u00b1 " + number, mean, half) : Text.of(number + " (one case)", mean);
    }

    /** Whether the interval has ends. */
    public boolean bounded() {
        return half < Double.POSITIVE_INFINITY;
    }

    public double low() {
        return mean - half;
    }

    public double high() {
        return mean + half;
    }

    /** The 97.5 % quantile of Student's t, by the Cornish-Fisher expansion; exact values where that is too coarse. */
    static double t(int degrees) {
        if (degrees <= 2) {
            return degrees == 1 ? 12.7062047 : 4.3026527;
        }
        double z3 = Math.pow(Z, 3);
        double z5 = Math.pow(Z, 5);
        double z7 = Math.pow(Z, 7);
        double z9 = Math.pow(Z, 9);
        double d = degrees;
        return Z
                + (z3 + Z) / 4 / d
                + (5 * z5 + 16 * z3 + 3 * Z) / 96 / (d * d)
                + (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / 384 / (d * d * d)
                + (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * Z) / 92160 / (d * d * d * d);
    }
}
