package espalier.lab.experiment;

import espalier.game.Text;
import espalier.lab.chart.Estimate;
import java.util.List;

/**
 * A condition that a reproduced claim must meet, and whether it does.
 *
 * @param wanted the condition in words, with the paper's number where there is one
 * @param measured what was measured
 * @param holds whether the condition is met; computed, never judged
 */
public record Criterion(String wanted, String measured, boolean holds) {
    /** A condition on cases that the run lacks. */
    public static Criterion notRun(String wanted) {
        return new Criterion(wanted, "not run", false);
    }

    /** The first of paired numbers are smaller, significantly at 5 %. */
    public static Criterion less(String wanted, double[] a, double[] b) {
        if (a.length == 0 || b.length == 0) {
            return notRun(wanted);
        }
        Estimate difference = Estimate.difference(a, b);
        return new Criterion(
                wanted, "difference " + difference.text(decimals(difference.half())), difference.high() < 0);
    }

    /** A number between two others; the mean of an empty sample is not a number. */
    public static Criterion between(String wanted, double number, double low, double high) {
        if (Double.isNaN(number)) {
            return notRun(wanted);
        }
        return new Criterion(
                wanted, Text.of("%." + decimals(high - low) + "f", number), low <= number && number <= high);
    }

    /**
     * That there are no exceptions.
     *
     * @param none the measured words if there are none
     * @param before the words before the exceptions
     */
    public static Criterion unless(List<String> exceptions, String wanted, String none, String before) {
        boolean holds = exceptions.isEmpty();
        return new Criterion(wanted, holds ? none : before + String.join(", ", exceptions), holds);
    }

    private static int decimals(double size) {
        return size > 0 ? (int) Math.max(0, Math.min(6, 1 - Math.floor(Math.log10(size)))) : 0;
    }
}
