package espalier.lab.experiment;

import espalier.lab.chart.Estimate;
import java.util.stream.Stream;

/** What rows say of a condition, by 95 % intervals; computed, never judged. */
public enum Judgement {
    HOLDS,
    CONTRADICTED,
    /** The interval contains the threshold, or there are no rows. */
    UNDECIDED;

    /** Of something that is counted, not estimated. */
    public static Judgement of(boolean holds) {
        return holds ? HOLDS : CONTRADICTED;
    }

    private static Judgement of(boolean holds, boolean fails) {
        return holds ? HOLDS : fails ? CONTRADICTED : UNDECIDED;
    }

    /** The number is less. */
    public static Judgement below(Estimate number, double threshold) {
        return of(number.high() < threshold, number.low() >= threshold);
    }

    /** The number is more. */
    public static Judgement above(Estimate number, double threshold) {
        return of(number.low() > threshold, number.high() <= threshold);
    }

    /** The number is between two others, which belong to the range. */
    public static Judgement within(Estimate number, double low, double high) {
        return of(number.low() >= low && number.high() <= high, number.low() > high || number.high() < low);
    }

    /** The interval contains a published number; one that is wider than a tolerance to each side decides nothing then. */
    public static Judgement agrees(Estimate number, double published, double tolerance) {
        return of(!number.excludes(published) && number.half() <= tolerance, number.excludes(published));
    }

    /** Of conditions that must all hold. */
    public static Judgement all(Stream<Judgement> each) {
        return each.reduce(
                HOLDS,
                (a, b) -> a == CONTRADICTED || b == CONTRADICTED ? CONTRADICTED : a == UNDECIDED ? UNDECIDED : b);
    }

    @Override
    public String toString() {
        return this == HOLDS ? "holds" : this == CONTRADICTED ? "contradicted" : "undecided";
    }
}
