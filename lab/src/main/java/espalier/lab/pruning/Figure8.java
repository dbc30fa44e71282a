package espalier.lab.pruning;

import espalier.game.Score;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import java.util.List;
import java.util.stream.Stream;

/**
 * Figure 8: MC-A and the variable null-move bound by depth. Parameter {@code tempi}: the values of t, of which the best at
 * the last depth is compared, as the paper did with its 200.
 */
public final class Figure8 extends PruningExperiment {
    private static final int FIRST = 5;

    public Figure8() {
        super(about("figure 8")
                .claim(
                        "MC-A needs fewer nodes than the variable null-move bound with the best t (200), and the difference grows"
                                + " with depth, to some 22 %.")
                .quick("10 s", quick(7, 25) + " tempi=50,200")
                .paper("13 min", paper(10)));
    }

    private static List<Variant> bounds(Parameters parameters) {
        return parameters.integers("tempi", 0, Score.WIN).stream()
                .map(t -> withNullMove("variable null-move bound (t = " + t + ")", variable(t)))
                .toList();
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return Stream.concat(Stream.of(DEFAULT, WITH_TUNED), bounds(parameters).stream())
                .toList();
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Counts counts = visits(rows, parameters);
        int depth = counts.depth();
        Variant best = counts.least(bounds(parameters).stream());
        found.show(counts.byDepth(
                "MC-A compared with the variable null-move bound",
                "node visits (% of the default)",
                variants(parameters),
                DEFAULT,
                3));
        found.want(counts.less(
                "the variable null-move bound with the best t saves compared with the default at depth " + depth,
                best,
                DEFAULT));
        found.want(counts.less("MC-A needs fewer nodes at depth " + depth, WITH_TUNED, best));
        Estimate percent = counts.percent(WITH_TUNED, best);
        found.want(Criterion.between(
                "some 22 % fewer (15 to 30) at depth " + depth,
                percent.text(1) + " %",
                new Estimate(100 - percent.mean(), percent.half()),
                15,
                30));
        String grows = "the difference grows from depth " + FIRST + " to " + depth;
        Estimate change = counts.change(WITH_TUNED, best, Math.min(FIRST, depth));
        found.want(
                depth <= FIRST
                        ? Criterion.notRun(grows)
                        : new Criterion(grows, change.text(1) + " % points", Judgement.below(change, 0)));
        found.remark("The best of these t at depth " + depth + ": " + best.title() + ".");
    }
}
