package espalier.lab.practice;

import espalier.game.Text;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Judgement;
import espalier.lab.positions.Positions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rows of a {@link GameExperiment} for one game. Relative numbers are ratios of totals over all positions, in per
 * cent; positions are paired, and those of one tournament game are one case.
 *
 * @param rows those of the game
 * @param depth where variants are compared
 * @param column what is counted
 * @param perGame how many consecutive positions come from one tournament game
 */
public record Counts(Table rows, int depth, String column, int perGame) {
    /** Of one game, at its last depth. */
    public static Counts of(Table rows, Parameters parameters, GameDepth game, String column) {
        return new Counts(
                rows.where("game", game.game().name()),
                game.depth(),
                column,
                Positions.perGame(parameters.text("set")));
    }

    /** At another depth. */
    public Counts at(int other) {
        return new Counts(rows, other, column, perGame);
    }

    /** Of something else. */
    public Counts by(String other) {
        return new Counts(rows, depth, other, perGame);
    }

    /** The rows of a variant. */
    public Table of(Variant variant) {
        return rows.where("variant", variant.key()).where("depth", depth);
    }

    private double[] numbers(Variant variant) {
        return byGame(of(variant), of(variant).numbers(column));
    }

    /** The mean over some rows of a column. */
    public Estimate mean(Table some) {
        double[] ones = new double[some.size()];
        Arrays.fill(ones, 1);
        return Estimate.ofTotals(byGame(some, some.numbers(column)), byGame(some, ones));
    }

    /** Sums over the positions of each tournament game. */
    private double[] byGame(Table some, double[] numbers) {
        double[] positions = some.numbers("position");
        Map<Integer, Double> sums = new TreeMap<>();
        for (int i = 0; i < numbers.length; i++) {
            sums.merge((int) positions[i] / perGame, numbers[i], Double::sum);
        }
        return sums.values().stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The total over all positions. */
    public double total(Variant variant) {
        return of(variant).sum(column);
    }

    /** The same, with commas. */
    public String grouped(Variant variant) {
        return Text.of("%,.0f", total(variant));
    }

    /** The variant with the smallest total. */
    public Variant least(Stream<Variant> variants) {
        return variants.min(Comparator.comparingDouble(this::total)).orElseThrow();
    }

    /** Sums over several variants. */
    private double[] numbers(List<Variant> variants) {
        return variants.stream()
                .map(this::numbers)
                .reduce((a, b) -> IntStream.range(0, a.length)
                        .mapToDouble(i -> a[i] + b[i])
                        .toArray())
                .orElseThrow();
    }

    /** A variant's total in per cent of another one's. */
    public Estimate percent(Variant variant, Variant base) {
        return percent(List.of(variant), List.of(base));
    }

    /** The total of several variants in per cent of that of others. */
    public Estimate percent(List<Variant> variants, List<Variant> bases) {
        return Estimate.ofTotals(numbers(variants), numbers(bases)).times(100);
    }

    /** The change of a variant's percentage from another depth to this one. */
    public Estimate change(Variant variant, Variant base, int from) {
        Counts before = at(from);
        return Estimate.ofTotals(numbers(variant), numbers(base), before.numbers(variant), before.numbers(base))
                .times(100);
    }

    /** How much more a variant is of its base than another one of its own, in points of a per cent. */
    public Estimate gap(Variant variant, Variant base, Variant other, Variant othersBase) {
        return gap(List.of(variant), List.of(base), List.of(other), List.of(othersBase));
    }

    /** The same of totals of several. */
    public Estimate gap(List<Variant> variant, List<Variant> base, List<Variant> other, List<Variant> othersBase) {
        return Estimate.ofTotals(numbers(variant), numbers(base), numbers(other), numbers(othersBase))
                .times(100);
    }

    /** The depths for which a variant has rows, from a first one on. */
    public List<Integer> depths(Variant variant, int first) {
        return rows.where("variant", variant.key()).distinct("depth").stream()
                .map(Integer::valueOf)
                .filter(depth -> depth >= first)
                .toList();
    }

    /** Variants relative to one of them, by depth from a first one on. */
    public Plot byDepth(String title, String yName, List<Variant> variants, Variant base, int first) {
        Plot plot = new Plot(title, "depth (plies)", yName).reference(100);
        for (Variant variant : variants) {
            plot.line(
                    variant.title(), depths(variant, first), depth -> at(depth).percent(variant, base));
        }
        return plot;
    }

    /** That a variant needs significantly less than another one. */
    public Criterion less(String wanted, Variant variant, Variant base) {
        Estimate percent = percent(variant, base);
        return new Criterion(wanted, percent.text(1) + " %", Judgement.below(percent, 100));
    }

    /** That a variant needs significantly more than another one. */
    public Criterion more(String wanted, Variant variant, Variant base) {
        Estimate percent = percent(variant, base);
        return new Criterion(wanted, percent.text(1) + " %", Judgement.above(percent, 100));
    }

    /**
     * That no variant needs less than another one, up to a tolerance in per cent. The whole intervals must show it:
     * with few positions, an insignificant difference is no evidence.
     */
    public Criterion noneLess(String wanted, List<Variant> variants, Variant base, int margin) {
        List<String> exceptions = new ArrayList<>();
        List<Judgement> judgements = new ArrayList<>();
        for (Variant variant : variants) {
            Estimate percent = percent(variant, base);
            Judgement judgement = Judgement.within(percent, 100.0 - margin, Double.POSITIVE_INFINITY);
            judgements.add(judgement);
            if (judgement != Judgement.HOLDS) {
                exceptions.add(variant.title() + " (" + percent.text(1) + " %)");
            }
        }
        return Criterion.unless(
                exceptions,
                wanted + ", by more than " + margin + " % (whole 95 % intervals)",
                "none",
                "not excluded: ",
                Judgement.all(judgements.stream()));
    }

    /** On how many positions the value differs from another variant's. */
    public int otherValues(Variant variant, Variant base) {
        double[] values = of(variant).numbers("value");
        double[] right = of(base).numbers("value");
        return (int) IntStream.range(0, values.length)
                .filter(i -> values[i] != right[i])
                .count();
    }

    /** That a variant's part of another one's, in per cent, is in a range. */
    public Criterion between(String wanted, Variant variant, Variant base, double from, double to) {
        Estimate percent = percent(variant, base);
        return Criterion.between(wanted, percent.text(1) + " %", percent, from, to);
    }

    /** That a variant needs less than others at every depth from a first one on. */
    public Criterion alwaysLess(String wanted, Variant variant, List<Variant> others, int first) {
        List<String> exceptions = new ArrayList<>();
        List<Judgement> judgements = new ArrayList<>();
        List<Integer> depths = depths(variant, first);
        if (depths.isEmpty()) {
            return Criterion.notRun(wanted);
        }
        for (int each : depths) {
            for (Variant other : others) {
                Estimate percent = at(each).percent(variant, other);
                Judgement judgement = Judgement.below(percent, 100);
                judgements.add(judgement);
                if (judgement != Judgement.HOLDS) {
                    exceptions.add(percent.text(1) + " % of " + other.title() + " at depth " + each);
                }
            }
        }
        return Criterion.unless(exceptions, wanted, "always", "", Judgement.all(judgements.stream()));
    }
}
