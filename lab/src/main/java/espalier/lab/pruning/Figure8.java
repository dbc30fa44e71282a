package espalier.lab.pruning;

import espalier.game.Score;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Figure 8: MC-A and the variable null-move bound by depth. Parameter {@code tempi}: the values of t, of which the best at
 * the last depth is compared, as the paper did with its 200.
 */
public final class Figure8 extends PruningExperiment {
    private static final int FIRST = 5;

    public Figure8() {
        super("figure 8");
    }

    @Override
    public String claim() {
        return "MC-A needs fewer nodes than the variable null-move bound with the best t (200), and the difference grows with"
                + " depth, to some 22 %.";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "10 s" : "13 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return and(sized(size, 7, 25, 10), "tempi", "50,200");
    }

    private static String name(int tempo) {
        return "variable null-move bound (t = " + tempo + ")";
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Variant> variants =
                new ArrayList<>(List.of(withDefault(DEFAULT, parameters), withDefault(MC_A, parameters, TUNED)));
        for (int tempo : parameters.integers("tempi", 0, Score.WIN)) {
            variants.add(withNullMove(name(tempo), parameters, variable(tempo)));
        }
        return variants;
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        Counts counts = new Counts(rows);
        int depth = depth(parameters);
        List<String> names = variants(parameters).stream().map(Variant::name).toList();
        String best = names.stream()
                .skip(2)
                .min(Comparator.comparingDouble(name -> counts.total(name, depth, "visits")))
                .orElseThrow();
        String grows = "the difference grows from depth " + FIRST + " to " + depth;
        Estimate change = counts.change(MC_A, best, Math.min(FIRST, depth), depth, "visits");
        return new Outcome(
                List.of(counts.byDepth(
                        "MC-A compared with the variable null-move bound",
                        "node visits (% of the default)",
                        names,
                        DEFAULT,
                        3,
                        "visits")),
                List.of(
                        counts.less(
                                "the variable null-move bound with the best t saves compared with the default at depth "
                                        + depth,
                                best,
                                DEFAULT,
                                depth,
                                "visits"),
                        counts.less("MC-A needs fewer nodes at depth " + depth, MC_A, best, depth, "visits"),
                        counts.between(
                                "some 22 % fewer (15 to 30) at depth " + depth, MC_A, best, depth, "visits", 70, 85),
                        depth <= FIRST
                                ? Criterion.notRun(grows)
                                : new Criterion(grows, change.text(1) + " % points", change.high() < 0)),
                "The best of these t at depth " + depth + ": " + best + ".");
    }
}
