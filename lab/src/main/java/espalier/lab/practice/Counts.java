package espalier.lab.practice;

import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The rows of a {@link GameExperiment} for one game. Relative numbers are ratios of totals over all positions, in per
 * cent; positions are paired.
 *
 * @param rows those of the game
 */
public record Counts(Table rows) {
    /** Of one game. */
    public static Counts of(Table rows, GameDepth game) {
        return new Counts(rows.where("game", game.game().name()));
    }

    /** The rows of a variant. */
    public Table of(Variant variant) {
        return rows.where("variant", variant.name());
    }

    /** The rows of a variant at a depth. */
    public Table of(Variant variant, int depth) {
        return of(variant).where("depth", depth);
    }

    /** The total over all positions. */
    public double total(Variant variant, int depth, String column) {
        return of(variant, depth).sum(column);
    }

    /** A variant's total in per cent of another one's. */
    public Estimate percent(Variant variant, Variant base, int depth, String column) {
        return Estimate.ofTotals(
                        of(variant, depth).numbers(column), of(base, depth).numbers(column))
                .times(100);
    }

    /** The change of a variant's percentage from one depth to another. */
    public Estimate change(Variant variant, Variant base, int from, int to, String column) {
        return Estimate.ofTotals(
                        of(variant, to).numbers(column),
                        of(base, to).numbers(column),
                        of(variant, from).numbers(column),
                        of(base, from).numbers(column))
                .times(100);
    }

    /** The depths for which a variant has rows, from a first one on. */
    public List<Integer> depths(Variant variant, int first) {
        return of(variant).distinct("depth").stream()
                .map(Integer::valueOf)
                .filter(depth -> depth >= first)
                .toList();
    }

    /** Variants relative to one of them, by depth from a first one on. */
    public Plot byDepth(String title, String yName, List<Variant> variants, Variant base, int first, String column) {
        Plot plot = new Plot(title, "depth (plies)", yName).reference(100);
        for (Variant variant : variants) {
            plot.line(variant.name(), depths(variant, first), depth -> percent(variant, base, depth, column));
        }
        return plot;
    }

    /** That a variant needs significantly less than another one. */
    public Criterion less(String wanted, Variant variant, Variant base, int depth, String column) {
        Estimate percent = percent(variant, base, depth, column);
        return new Criterion(wanted, percent.text(1) + " %", percent.high() < 100);
    }

    /** That a variant needs significantly more than another one. */
    public Criterion more(String wanted, Variant variant, Variant base, int depth, String column) {
        Estimate percent = percent(variant, base, depth, column);
        return new Criterion(wanted, percent.text(1) + " %", percent.low() > 100);
    }

    /**
     * That no variant needs less than another one, up to a tolerance in per cent. The whole intervals must show it:
     * with few positions, an insignificant difference is no evidence.
     */
    public Criterion noneLess(
            String wanted, List<Variant> variants, Variant base, int margin, int depth, String column) {
        List<String> exceptions = new ArrayList<>();
        for (Variant variant : variants) {
            Estimate percent = percent(variant, base, depth, column);
            if (percent.low() < 100 - margin) {
                exceptions.add(variant.name() + " (" + percent.text(1) + " %)");
            }
        }
        return new Criterion(
                wanted + ", by more than " + margin + " % (whole 95 % intervals)",
                exceptions.isEmpty() ? "none" : "not excluded: " + String.join(", ", exceptions),
                exceptions.isEmpty());
    }

    /** On how many positions the value differs from another variant's. */
    public int otherValues(Variant variant, Variant base, int depth) {
        double[] values = of(variant, depth).numbers("value");
        double[] right = of(base, depth).numbers("value");
        return (int) IntStream.range(0, values.length)
                .filter(i -> values[i] != right[i])
                .count();
    }

    /** That a variant's part of another one's, in per cent, is in a range; its interval is shown but does not decide. */
    public Criterion between(
            String wanted, Variant variant, Variant base, int depth, String column, double from, double to) {
        Estimate percent = percent(variant, base, depth, column);
        return new Criterion(wanted, percent.text(1) + " %", percent.mean() >= from && percent.mean() <= to);
    }

    /** That a variant needs less than others at every depth from a first one on, significantly or not. */
    public Criterion alwaysLess(String wanted, Variant variant, List<Variant> others, int first, String column) {
        List<String> exceptions = new ArrayList<>();
        List<Integer> depths = depths(variant, first);
        if (depths.isEmpty()) {
            return Criterion.notRun(wanted);
        }
        for (int depth : depths) {
            for (Variant other : others) {
                Estimate percent = percent(variant, other, depth, column);
                if (percent.mean() >= 100) {
                    exceptions.add(percent.text(1) + " % of " + other.name() + " at depth " + depth);
                }
            }
        }
        return new Criterion(
                wanted, exceptions.isEmpty() ? "always" : String.join(", ", exceptions), exceptions.isEmpty());
    }

    /** A whole number with commas. */
    public static String grouped(double number) {
        return String.format(Locale.ROOT, "%,.0f", number);
    }
}
