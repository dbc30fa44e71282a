package espalier.lab.experiment;

import espalier.lab.chart.Estimate;
import java.util.Locale;

/**
 * Something that must come out for a claim to be reproduced, and whether it did.
 *
 * @param wanted what, in words, with the paper's number where there is one
 * @param measured what was measured
 * @param holds whether that is what was wanted; computed, never judged
 */
public record Criterion(String wanted, String measured, boolean holds) {
    /** One about cases that the run does not have. */
    public static Criterion notRun(String wanted) {
        return new Criterion(wanted, "not run", false);
    }

    /** Paired numbers of which the first are smaller, significantly at 5 %. */
    public static Criterion less(String wanted, double[] a, double[] b) {
        if (a.length == 0 || b.length == 0) {
            return notRun(wanted);
        }
        Estimate difference = Estimate.difference(a, b);
        return new Criterion(
                wanted, "difference " + difference.text(decimals(difference.half())), difference.high() < 0);
    }

    /** A number that lies between two others; the mean of nothing is not a number. */
    public static Criterion between(String wanted, double number, double low, double high) {
        if (Double.isNaN(number)) {
            return notRun(wanted);
        }
        return new Criterion(
                wanted,
                String.format(Locale.ROOT, "%." + decimals(high - low) + "f", number),
                low <= number && number <= high);
    }

    /** As many as are needed to see a difference of that size. */
    private static int decimals(double size) {
        return size > 0 ? (int) Math.max(0, Math.min(6, 1 - Math.floor(Math.log10(size)))) : 0;
    }
}
