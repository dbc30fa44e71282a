package espalier.lab.experiment;

import espalier.game.Text;
import espalier.lab.chart.Estimate;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A condition that a reproduced claim must meet, and whether it does.
 *
 * @param wanted the condition in words, with the paper's number where there is one
 * @param measured what was measured
 * @param judgement what the rows say
 * @param kind how it enters the verdict
 * @param seen whether it was written or changed when results had been looked at, and no fresh seeds have confirmed it
 */
public record Criterion(String wanted, String measured, Judgement judgement, Kind kind, boolean seen) {
    /** How a criterion enters the verdict. */
    public enum Kind {
        /** Which of two is more, or that something is so. */
        DIRECTION,
        /** How much. */
        SIZE,
        /** A premise of the claim, or a comparison that is not the paper's: shown, and not counted. */
        CONTROL
    }

    public Criterion(String wanted, String measured, Judgement judgement) {
        this(wanted, measured, judgement, Kind.DIRECTION, false);
    }

    /** A condition on something that is counted, not estimated. */
    public Criterion(String wanted, String measured, boolean holds) {
        this(wanted, measured, Judgement.of(holds));
    }

    /** Whether the rows meet it. */
    public boolean holds() {
        return judgement == Judgement.HOLDS;
    }

    /** What counts for the verdict. */
    public Judgement counted() {
        return seen ? Judgement.UNDECIDED : judgement;
    }

    /** {@link #counted} in words. */
    public String words() {
        return seen && judgement != Judgement.UNDECIDED
                ? "undecided (" + judgement + ", but written after a look at results)"
                : judgement.toString();
    }

    /** A condition on cases that the run lacks. */
    public static Criterion notRun(String wanted) {
        return new Criterion(wanted, "not run", Judgement.UNDECIDED);
    }

    /** The first of paired numbers are smaller, significantly at 5 %. */
    public static Criterion less(String wanted, double[] a, double[] b) {
        if (a.length == 0 || b.length == 0) {
            return notRun(wanted);
        }
        Estimate difference = Estimate.difference(a, b);
        return new Criterion(
                wanted, "difference " + difference.text(decimals(difference.half())), Judgement.below(difference, 0));
    }

    /** A number between two others. */
    public static Criterion between(String wanted, Estimate number, double low, double high) {
        int decimals = decimals(high - low);
        String measured = number.half() == 0 ? Text.of("%." + decimals + "f", number.mean()) : number.text(decimals);
        return between(wanted, measured, number, low, high);
    }

    /**
     * The same with other words for what was measured.
     *
     * @throws IllegalArgumentException if the words do not name the thresholds, 0 and 100 aside: the register has the words
     */
    public static Criterion between(String wanted, String measured, Estimate number, double low, double high) {
        for (double threshold : new double[] {low, high}) {
            String digits = new BigDecimal(Double.toString(threshold))
                    .stripTrailingZeros()
                    .toPlainString();
            if (threshold != 0
                    && threshold != 100
                    && !Pattern.compile("(?<![\\d.])" + Pattern.quote(digits) + "(\\.0+)?(?!\\.?\\d)")
                            .matcher(wanted)
                            .find()) {
                throw new IllegalArgumentException(wanted + ": does not name " + digits);
            }
        }
        return new Criterion(wanted, measured, Judgement.within(number, low, high));
    }

    /**
     * That there are no exceptions.
     *
     * @param none the measured words if there are none
     * @param before the words before the exceptions
     */
    public static Criterion unless(
            List<String> exceptions, String wanted, String none, String before, Judgement judgement) {
        return new Criterion(wanted, exceptions.isEmpty() ? none : before + String.join(", ", exceptions), judgement);
    }

    private static int decimals(double size) {
        return size > 0 ? (int) Math.max(0, Math.min(6, 1 - Math.floor(Math.log10(size)))) : 0;
    }
}
