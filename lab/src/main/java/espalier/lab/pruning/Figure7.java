package espalier.lab.pruning;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
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
import espalier.play.Pruning;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/** Figure 7: the variable null-move bound by t, and the same with MC-A. Parameter {@code tempi}: the values of t. */
public final class Figure7 extends PruningExperiment {
    private static final int TOO_MUCH = 500;

    public Figure7() {
        super("figure 7");
    }

    @Override
    public String claim() {
        return "The variable null-move bound saves most for t between 200 and 350 (16 % at depth 10), MC-A saves 15 % more than"
                + " that; for t above 500 it costs; no t makes both together better than MC-A.";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "10 s" : "20 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return and(
                sized(size, 6, 15, 8),
                "tempi",
                size == Size.QUICK
                        ? "50,100,200,300,450,600"
                        : "25,50,75,100,125,150,175,200,225,250,275,300,325,350,400,450,500,550,600");
    }

    private static String name(int tempo, boolean multiCut) {
        return "t=" + tempo + (multiCut ? " MC-A" : "");
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Variant> variants =
                new ArrayList<>(List.of(withDefault(DEFAULT, parameters), withDefault(MC_A, parameters, TUNED)));
        for (int tempo : parameters.integers("tempi")) {
            Pruning.NullMove bound = variable(tempo);
            variants.add(withNullMove(name(tempo, false), parameters, bound));
            variants.add(withNullMove(name(tempo, true), parameters, bound, TUNED));
        }
        return variants;
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        Counts counts = new Counts(rows);
        int depth = depth(parameters);
        List<Integer> tempi = parameters.integers("tempi");
        int best = tempi.stream()
                .min(Comparator.comparingDouble(t -> counts.total(name(t, false), depth, "visits")))
                .orElseThrow();
        int largest = tempi.stream().max(Integer::compare).orElseThrow();
        List<String> together = tempi.stream().map(t -> name(t, true)).toList();
        List<Criterion> criteria = List.of(
                counts.less(
                        "the best t saves compared with the default (paper: 16 % at depth 10)",
                        name(best, false), DEFAULT, depth, "visits"),
                new Criterion("the best t is between 200 and 350", "t = " + best, best >= 200 && best <= 350),
                counts.less("MC-A needs fewer nodes than the best t", MC_A, name(best, false), depth, "visits"),
                largest <= TOO_MUCH
                        ? Criterion.notRun("t above " + TOO_MUCH + " costs")
                        : counts.more(
                                "t above " + TOO_MUCH + " costs: t = " + largest,
                                name(largest, false),
                                DEFAULT,
                                depth,
                                "visits"),
                counts.noneLess("no t makes both together better than MC-A", together, MC_A, MARGIN, depth, "visits"));
        return new Outcome(
                List.of(new Exhibit.Figure(new LineChart(
                        "Variable null-move bound, depth " + depth,
                        "t (units of the evaluation)",
                        ofDefault(counts, depth),
                        OptionalDouble.of(100),
                        List.of(
                                line(counts, tempi, depth, "VNMB", false, 0),
                                line(counts, tempi, depth, "VNMB and MC-A", true, 1),
                                new Series(
                                        List.of("MC-A"),
                                        List.of(
                                                new Point(0, counts.percent(MC_A, DEFAULT, depth, "visits")),
                                                new Point(largest, counts.percent(MC_A, DEFAULT, depth, "visits"))),
                                        new Look(2)))))),
                criteria,
                "t is in the units of our evaluation, whose scale is MIA's as far as that is known.");
    }

    private static Series line(
            Counts counts, List<Integer> tempi, int depth, String legend, boolean multiCut, int look) {
        return new Series(
                List.of(legend),
                tempi.stream()
                        .map(t -> new Point(t, counts.percent(name(t, multiCut), DEFAULT, depth, "visits")))
                        .toList(),
                new Look(look));
    }
}
