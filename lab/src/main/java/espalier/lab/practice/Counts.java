package espalier.lab.practice;

import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.chart.Look;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * What the rows of a {@link GameExperiment} say about one game. Relative numbers are ratios of totals over all positions,
 * in per cent; positions are paired.
 *
 * @param rows those of the game
 */
public record Counts(Table rows) {
    /** Of one game. */
    public static Counts of(Table rows, GameDepth game) {
        return new Counts(rows.where("game", game.game().name()));
    }

    /** A column of all positions for a variant at a depth. */
    public double[] numbers(String variant, int depth, String column) {
        return rows.where("variant", variant).where("depth", depth).numbers(column);
    }

    /** The total over all positions. */
    public double total(String variant, int depth, String column) {
        return Arrays.stream(numbers(variant, depth, column)).sum();
    }

    /** A variant's total in per cent of another one's. */
    public Estimate percent(String variant, String base, int depth, String column) {
        return Estimate.ofTotals(numbers(variant, depth, column), numbers(base, depth, column))
                .times(100);
    }

    /** By how many per cent a variant's part changes from one depth to another. */
    public Estimate change(String variant, String base, int from, int to, String column) {
        return Estimate.ofTotals(
                        numbers(variant, to, column),
                        numbers(base, to, column),
                        numbers(variant, from, column),
                        numbers(base, from, column))
                .times(100);
    }

    /** The depths for which a variant has rows. */
    public List<Integer> depths(String variant) {
        return rows.where("variant", variant).distinct("depth").stream()
                .map(Integer::valueOf)
                .toList();
    }

    /** Variants relative to one of them, by depth from a first one on. */
    public Exhibit byDepth(String title, String yName, List<String> variants, String base, int first, String column) {
        List<Series> series = new ArrayList<>();
        for (String variant : variants) {
            List<Point> points = depths(variant).stream()
                    .filter(depth -> depth >= first)
                    .map(depth -> new Point(depth, percent(variant, base, depth, column)))
                    .toList();
            series.add(new Series(List.of(variant), points, new Look(series.size())));
        }
        return new Exhibit.Figure(new LineChart(title, "depth (plies)", yName, OptionalDouble.of(100), series));
    }

    /** That a variant needs significantly less than another one. */
    public Criterion less(String wanted, String variant, String base, int depth, String column) {
        Estimate percent = percent(variant, base, depth, column);
        return new Criterion(wanted, percent.text(1) + " %", percent.high() < 100);
    }

    /** That a variant needs significantly more than another one. */
    public Criterion more(String wanted, String variant, String base, int depth, String column) {
        Estimate percent = percent(variant, base, depth, column);
        return new Criterion(wanted, percent.text(1) + " %", percent.low() > 100);
    }

    /**
     * That no variant needs less than another one, up to some per cent: the whole intervals say so, since that nothing
     * better was found is no evidence where there are few positions.
     */
    public Criterion noneLess(String wanted, List<String> variants, String base, int margin, int depth, String column) {
        List<String> exceptions = new ArrayList<>();
        for (String variant : variants) {
            Estimate percent = percent(variant, base, depth, column);
            if (percent.low() < 100 - margin) {
                exceptions.add(variant + " (" + percent.text(1) + " %)");
            }
        }
        return new Criterion(
                wanted + ", by more than " + margin + " % (whole 95 % intervals)",
                exceptions.isEmpty() ? "none" : "not excluded: " + String.join(", ", exceptions),
                exceptions.isEmpty());
    }

    /** On how many positions the value differs from another variant's. */
    public int otherValues(String variant, String base, int depth) {
        double[] values = numbers(variant, depth, "value");
        double[] right = numbers(base, depth, "value");
        return (int) IntStream.range(0, values.length)
                .filter(i -> values[i] != right[i])
                .count();
    }

    /** That a variant's part of another one's, in per cent, is in a range; its interval is told but not asked. */
    public Criterion between(
            String wanted, String variant, String base, int depth, String column, double from, double to) {
        Estimate percent = percent(variant, base, depth, column);
        return new Criterion(wanted, percent.text(1) + " %", percent.mean() >= from && percent.mean() <= to);
    }

    /** That a variant needs less than others at every depth from a first one on, significantly or not. */
    public Criterion alwaysLess(String wanted, String variant, List<String> others, int first, String column) {
        List<String> exceptions = new ArrayList<>();
        List<Integer> depths =
                depths(variant).stream().filter(depth -> depth >= first).toList();
        if (depths.isEmpty()) {
            return Criterion.notRun(wanted);
        }
        for (int depth : depths) {
            for (String other : others) {
                Estimate percent = percent(variant, other, depth, column);
                if (percent.mean() >= 100) {
                    exceptions.add(percent.text(1) + " % of " + other + " at depth " + depth);
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
