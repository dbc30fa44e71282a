package espalier.lab.pruning;

import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Parameters;
import espalier.lab.experiment.Size;
import espalier.lab.experiment.Table;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import java.util.List;

/** Figure 8: MC-A and the variable null-move bound by depth. Parameter {@code tempo}: t. */
public final class Figure8 extends PruningExperiment {
    private static final String VARIABLE = "variable null-move bound";
    private static final int FIRST = 5;

    public Figure8() {
        super("figure 8");
    }

    @Override
    public String claim() {
        return "MC-A needs fewer nodes than the variable null-move bound with t = 200, and the difference grows with depth, to"
                + " some 22 %.";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "10 s" : "9 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return and(sized(size, 7, 25, 10), "tempo", TEMPO);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return List.of(
                withDefault(DEFAULT, parameters),
                withDefault(MC_A, parameters, TUNED),
                withNullMove(VARIABLE, parameters, variable(parameters.integer("tempo", 0))));
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        Counts counts = new Counts(rows);
        int depth = depth(parameters);
        String grows = "the difference grows from depth " + FIRST + " to " + depth;
        Estimate change = counts.change(MC_A, VARIABLE, Math.min(FIRST, depth), depth, "visits");
        return new Outcome(
                List.of(counts.byDepth(
                        "MC-A compared with the variable null-move bound",
                        "node visits (% of the default)",
                        List.of(DEFAULT, MC_A, VARIABLE),
                        DEFAULT,
                        3,
                        "visits")),
                List.of(
                        counts.less(
                                "MC-A needs fewer nodes than the variable null-move bound at depth " + depth,
                                MC_A,
                                VARIABLE,
                                depth,
                                "visits"),
                        depth <= FIRST
                                ? Criterion.notRun(grows)
                                : new Criterion(grows, change.text(1) + " % points", change.high() < 0)),
                "");
    }
}
