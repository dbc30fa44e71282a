package espalier.lab.pruning;

import espalier.game.Game;
import espalier.game.Position;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import java.util.List;
import java.util.stream.Stream;

/** Table 2: MC-A with null move and MC-C on the tuning set and on other positions. */
public final class Table2 extends PruningExperiment {
    private static final int FIRST = 5;

    /** The paper's per cent on the validation set at depths from {@link #FIRST} on. */
    private static final List<Double> VALIDATION = List.of(94.7, 86.8, 83.7, 82.0, 79.8, 73.9, 72.0, 68.5, 64.8, 61.4);

    /** The largest difference of two sets that agree, in percentage points. */
    private static final int MARGIN = 5;

    public Table2() {
        super(about("table 2")
                .claim("MC-A saves about the same beside null move and MC-C on positions that it was not tuned on.")
                .quick("10 s", quick(7, 25) + " validation=25")
                .paper("7 min", paper(10) + " validation=156"));
    }

    /** First those of the tuning set, then those of the validation set. */
    @Override
    protected <P extends Position<P>> List<P> positions(Game<P> game, Parameters parameters) {
        List<P> validation = first(game, Positions.VALIDATION, parameters.integer("validation", 2));
        return Stream.concat(super.positions(game, parameters).stream(), validation.stream())
                .toList();
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return List.of(DEFAULT, WITH_TUNED);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        int tuned = parameters.integer("positions");
        Counts tuning = visits(rows.where("position", number -> Integer.parseInt(number) < tuned), parameters);
        Counts validation = visits(rows.where("position", number -> Integer.parseInt(number) >= tuned), parameters);
        int deepest = tuning.depth();
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Node visits with MC-A (% of those without)",
                "depth | tuning set | printed | validation set | printed");
        for (int depth = FIRST; depth <= deepest; depth++) {
            table.row(
                    depth,
                    percent(tuning.at(depth)).text(1),
                    Table1.Beside.BOTH.printed(depth),
                    percent(validation.at(depth)).text(1),
                    depth - FIRST < VALIDATION.size() ? VALIDATION.get(depth - FIRST) : "");
        }
        found.show(table);
        found.want(validation.less("MC-A saves on the validation set at depth " + deepest, WITH_TUNED, DEFAULT));
        Estimate one = percent(tuning);
        Estimate other = percent(validation);
        // The sets are disjoint, so variances add up.
        Estimate difference = new Estimate(one.mean() - other.mean(), Math.hypot(one.half(), other.half()));
        found.want(Criterion.between(
                "the two sets agree: the 95 % interval of their difference within -" + MARGIN + " to " + MARGIN
                        + " points at depth " + deepest + " (paper: at most 3.5 points)",
                difference.text(1),
                difference,
                -MARGIN,
                MARGIN));
    }

    private static Estimate percent(Counts counts) {
        return counts.percent(WITH_TUNED, DEFAULT);
    }
}
