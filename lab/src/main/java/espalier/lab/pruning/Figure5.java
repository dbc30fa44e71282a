package espalier.lab.pruning;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Findings;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import espalier.play.PruningRule.MultiCut;
import espalier.play.Where;
import java.util.ArrayList;
import java.util.List;

/** Figure 5: tree sizes for different C, M and R of MC-A. Parameter {@code ms}: the values of M. */
public final class Figure5 extends PruningExperiment {
    /** C and R of one of the paper's lines. */
    private record Pair(int c, int r) {
        Variant with(int m) {
            return withDefault(
                    "C=" + c + " M=" + m + " R=" + r, new MultiCut(Where.ALL, c, m, r, MultiCut.NO_DELTA, true));
        }

        /** The values of M; the paper has M = 3 for C = 3 only. */
        List<Integer> ms(Parameters parameters) {
            return parameters.integers("ms").stream()
                    .filter(m -> m >= c && (m != 3 || c == 3))
                    .toList();
        }
    }

    private static final Pair CHOSEN = new Pair(2, 2);
    private static final int CHOSEN_M = 10;

    private static final List<Pair> PAIRS = List.of(
            new Pair(1, 2),
            CHOSEN,
            new Pair(3, 2),
            new Pair(4, 2),
            new Pair(1, 3),
            new Pair(2, 3),
            new Pair(3, 3),
            new Pair(4, 3),
            new Pair(4, 4));

    public Figure5() {
        super(about("figure 5")
                .claim(
                        "MC-A saves most with (C, M, R) = (2, 10, 2), 28 % at depth 10; with C = 1 it prunes too much and with C = 4"
                                + " too little.")
                .quick("10 s", quick(6, 10) + " ms=2,6,10,16")
                .paper("25 min", paper(8) + " ms=2,3,4,6,8,10,12,14,16"));
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        if (!parameters.integers("ms").contains(CHOSEN_M)) {
            throw new IllegalArgumentException("'ms' must have 10, the paper's best value");
        }
        List<Variant> variants = new ArrayList<>(List.of(DEFAULT));
        for (Pair pair : PAIRS) {
            pair.ms(parameters).forEach(m -> variants.add(pair.with(m)));
        }
        return variants;
    }

    private static Criterion close(
            Counts counts, Parameters parameters, String wanted, int m, Pair pair, Variant base) {
        return pair.ms(parameters).contains(m)
                ? counts.between(wanted, pair.with(m), base, 95, 105)
                : Criterion.notRun(wanted);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Counts counts = visits(rows, parameters);
        int depth = counts.depth();
        Variant chosen = CHOSEN.with(CHOSEN_M);
        // A panel for each C: nine lines in one picture cannot be told apart.
        for (int c : PAIRS.stream().map(Pair::c).distinct().toList()) {
            Plot plot = new Plot("Tree sizes for C = " + c + ", depth " + depth, "M (moves tried)", ofDefault(counts))
                    .reference(100);
            for (Pair pair : PAIRS.stream().filter(pair -> pair.c == c).toList()) {
                plot.line("R=" + pair.r, pair.ms(parameters), m -> counts.percent(pair.with(m), DEFAULT));
            }
            found.show(plot);
        }
        List<Variant> all = variants(parameters);
        List<Variant> others = all.stream()
                .filter(variant -> !variant.equals(DEFAULT) && !variant.equals(chosen))
                .toList();
        Variant best = counts.least(all.stream());
        found.want(counts.less(
                "(2, 10, 2) saves compared with the default at depth " + depth + " (paper: 28 % at depth 10)",
                chosen,
                DEFAULT));
        found.want(counts.noneLess("no setting needs fewer nodes than (2, 10, 2)", others, chosen, MARGIN));
        for (int c : new int[] {1, 4}) {
            found.want(counts.more(
                    "C = " + c + " is worse: (" + c + ", 10, 2) against (2, 10, 2)",
                    new Pair(c, 2).with(CHOSEN_M),
                    chosen));
        }
        found.want(close(
                counts, parameters, "(2, 6, 3) and (2, 10, 2) differ little (95 to 105 %)", 6, new Pair(2, 3), chosen));
        int largest = parameters.integers("ms").stream().mapToInt(m -> m).max().orElseThrow();
        found.want(close(
                counts,
                parameters,
                "C = 2 and C = 3 are close for the largest M (95 to 105 %)",
                largest,
                new Pair(3, 2),
                CHOSEN.with(largest)));
        found.remark("Least: " + best.title() + " with "
                + counts.percent(best, DEFAULT).text(1) + " % of the default.");
    }
}
