package espalier.lab.pruning;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.chart.Look;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import espalier.play.Pruning.MultiCut;
import espalier.play.Where;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** Figure 5: tree sizes for different C, M and R of MC-A. Parameter {@code ms}: the values of M. */
public final class Figure5 extends PruningExperiment {
    /** C and R of the paper's nine lines. */
    private static final int[][] PAIRS = {{1, 2}, {2, 2}, {3, 2}, {4, 2}, {1, 3}, {2, 3}, {3, 3}, {4, 3}, {4, 4}};

    public Figure5() {
        super("figure 5");
    }

    @Override
    public String claim() {
        return "MC-A saves most with (C, M, R) = (2, 10, 2), 28 % at depth 10; with C = 1 it prunes too much and with C = 4 too"
                + " little.";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "10 s" : "25 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return and(sized(size, 6, 10, 8), "ms", size == Size.QUICK ? "2,6,10,16" : "2,3,4,6,8,10,12,14,16");
    }

    private static String name(int c, int m, int r) {
        return "C=" + c + " M=" + m + " R=" + r;
    }

    private static List<Integer> ms(Parameters parameters, int c) {
        // The paper has M = 3 for C = 3 only.
        return parameters.integers("ms").stream()
                .filter(m -> m >= c && (m != 3 || c == 3))
                .toList();
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        if (!parameters.integers("ms").contains(10)) {
            throw new IllegalArgumentException("'ms' must have 10, the paper's best value");
        }
        List<Variant> variants = new ArrayList<>(List.of(withDefault(DEFAULT, parameters)));
        for (int[] pair : PAIRS) {
            for (int m : ms(parameters, pair[0])) {
                variants.add(withDefault(
                        name(pair[0], m, pair[1]),
                        parameters,
                        new MultiCut(Where.ALL, pair[0], m, pair[1], MultiCut.NO_DELTA, true)));
            }
        }
        return variants;
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        Counts counts = new Counts(rows);
        int depth = depth(parameters);
        List<Series> lines = new ArrayList<>();
        String best = DEFAULT;
        List<String> others = new ArrayList<>();
        String chosen = name(2, 10, 2);
        for (int[] pair : PAIRS) {
            List<Point> points = new ArrayList<>();
            for (int m : ms(parameters, pair[0])) {
                String name = name(pair[0], m, pair[1]);
                points.add(new Point(m, counts.percent(name, DEFAULT, depth, "visits")));
                if (counts.total(name, depth, "visits") < counts.total(best, depth, "visits")) {
                    best = name;
                }
                if (!name.equals(chosen)) {
                    others.add(name);
                }
            }
            lines.add(new Series(List.of("C=" + pair[0] + " R=" + pair[1]), points, new Look(lines.size())));
        }
        Estimate least = counts.percent(best, DEFAULT, depth, "visits");
        List<Criterion> criteria = List.of(
                counts.less(
                        "(2, 10, 2) saves compared with the default at depth " + depth + " (paper: 28 % at depth 10)",
                        chosen,
                        DEFAULT,
                        depth,
                        "visits"),
                counts.noneLess(
                        "no setting needs fewer nodes than (2, 10, 2)", others, chosen, MARGIN, depth, "visits"),
                counts.more("C = 1 is worse: (1, 10, 2) against (2, 10, 2)", name(1, 10, 2), chosen, depth, "visits"),
                counts.more("C = 4 is worse: (4, 10, 2) against (2, 10, 2)", name(4, 10, 2), chosen, depth, "visits"));
        return new Outcome(
                List.of(new Exhibit.Figure(new LineChart(
                        "Tree sizes for different C, M and R, depth " + depth,
                        "M (moves tried)",
                        ofDefault(counts, depth),
                        OptionalDouble.of(100),
                        lines))),
                criteria,
                "Least: " + best + " with " + least.text(1) + " % of the default.");
    }
}
