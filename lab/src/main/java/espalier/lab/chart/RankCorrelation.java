package espalier.lab.chart;

import espalier.game.Text;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * How alike two measurements rank the same things: Kendall's tau of their totals, 1 for the same order and -1 for the
 * opposite one, with a 95 % interval by the percentile bootstrap over the cases of both.
 *
 * @param tau of the totals over all cases
 * @param low the lower end of the interval
 * @param high the upper end
 */
public record RankCorrelation(double tau, double low, double high) {
    private static final int RESAMPLES = 2_000;
    private static final long SEED = 1938; // Kendall's paper

    /**
     * Of the same things in the same order.
     *
     * @param first for each thing its numbers, one for each case of the first measurement
     * @param second the same of the second measurement, whose cases are others
     */
    public static RankCorrelation of(double[][] first, double[][] second) {
        if (first.length != second.length || first.length < 2) {
            throw new IllegalArgumentException(first.length + " things cannot be ranked against " + second.length);
        }
        double[] taus = new double[RESAMPLES];
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < RESAMPLES; i++) {
            taus[i] = tau(resampled(first, random), resampled(second, random));
        }
        Arrays.sort(taus);
        return new RankCorrelation(
                tau(totals(first), totals(second)), taus[RESAMPLES / 40], taus[RESAMPLES - 1 - RESAMPLES / 40]);
    }

    private static double[] totals(double[][] numbers) {
        return Arrays.stream(numbers)
                .mapToDouble(row -> Arrays.stream(row).sum())
                .toArray();
    }

    /** The totals over as many cases, drawn with replacement: the same for all things, which are paired. */
    private static double[] resampled(double[][] numbers, SplittableRandom random) {
        double[] totals = new double[numbers.length];
        for (int i = 0; i < numbers[0].length; i++) {
            int drawn = random.nextInt(numbers[0].length);
            for (int thing = 0; thing < totals.length; thing++) {
                totals[thing] += numbers[thing][drawn];
            }
        }
        return totals;
    }

    /** Pairs in the same order minus pairs in the opposite one, per pair. */
    private static double tau(double[] a, double[] b) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < i; j++) {
                sum += Double.compare(a[i], a[j]) * Double.compare(b[i], b[j]);
            }
        }
        return 2.0 * sum / (a.length * (a.length - 1));
    }

    /** "0.83 (0.67 to 0.94)". */
    public String text() {
        return Text.of("%.2f (%.2f to %.2f)", tau, low, high);
    }
}
