package espalier.lab.pruning;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Figure 7: the variable null-move bound by t, and the same with MC-A. Parameter {@code tempi}: the values of t. */
public final class Figure7 extends PruningExperiment {
    private static final int TOO_MUCH = 500;

    public Figure7() {
        super(about("figure 7")
                .claim(
                        "The variable null-move bound saves most for t between 200 and 350 (16 % at depth 10), MC-A saves 15 % more"
                                + " than that; for t above 500 it costs; no t makes both together better than MC-A.")
                .quick("10 s", quick(6, 15) + " tempi=50,100,200,300,450,600")
                .paper(
                        "20 min",
                        paper(8) + " tempi=25,50,75,100,125,150,175,200,225,250,275,300,325,350,400,450,500,550,600"));
    }

    private static Variant bound(int tempo) {
        return withNullMove("t=" + tempo, variable(tempo));
    }

    private static Variant boundAndMultiCut(int tempo) {
        return withNullMove("t=" + tempo + " MC-A", variable(tempo), TUNED);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Variant> variants = new ArrayList<>(List.of(DEFAULT, WITH_TUNED));
        for (int tempo : parameters.integers("tempi")) {
            variants.add(bound(tempo));
            variants.add(boundAndMultiCut(tempo));
        }
        return variants;
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Counts counts = visits(rows, parameters);
        int depth = counts.depth();
        List<Integer> tempi = parameters.integers("tempi");
        Variant best = counts.least(tempi.stream().map(Figure7::bound));
        int bestTempo =
                tempi.stream().filter(t -> bound(t).equals(best)).findFirst().orElseThrow();
        int largest = tempi.stream().max(Integer::compare).orElseThrow();
        found.show(
                new Plot("Variable null-move bound, depth " + depth, "t (units of the evaluation)", ofDefault(counts))
                        .reference(100)
                        .line("VNMB", tempi, t -> counts.percent(bound(t), DEFAULT))
                        .line("VNMB and MC-A", tempi, t -> counts.percent(boundAndMultiCut(t), DEFAULT))
                        .level("MC-A", 0, largest, counts.percent(WITH_TUNED, DEFAULT)));
        found.want(counts.less("the best t saves compared with the default (paper: 16 % at depth 10)", best, DEFAULT));
        found.want("the best t is between 200 and 350", "t = " + bestTempo, best(counts, tempi, bestTempo));
        found.want(counts.less("MC-A needs fewer nodes than the best t", WITH_TUNED, best));
        found.want(
                largest <= TOO_MUCH
                        ? Criterion.notRun("t above " + TOO_MUCH + " costs")
                        : counts.more("t above " + TOO_MUCH + " costs: t = " + largest, bound(largest), DEFAULT));
        found.want(counts.noneLess(
                "no t makes both together better than MC-A",
                tempi.stream().map(Figure7::boundAndMultiCut).toList(),
                WITH_TUNED,
                MARGIN));
        found.remark("t is in the units of our evaluation, whose scale is MIA's as far as that is known.");
    }

    /** Contradicted if every t of the range needs significantly more than the best one, which is outside. */
    private static Judgement best(Counts counts, List<Integer> tempi, int bestTempo) {
        IntPredicate range = t -> t >= 200 && t <= 350;
        boolean worse = tempi.stream()
                .filter(range::test)
                .allMatch(t -> counts.more("", bound(t), bound(bestTempo)).holds());
        return range.test(bestTempo) ? Judgement.HOLDS : worse ? Judgement.CONTRADICTED : Judgement.UNDECIDED;
    }
}
