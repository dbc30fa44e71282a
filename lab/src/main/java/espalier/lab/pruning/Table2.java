package espalier.lab.pruning;

import espalier.game.Game;
import espalier.game.Position;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.List;

/** Table 2: MC-A beside null move and MC-C on the set it was tuned on and on other positions. */
public final class Table2 extends PruningExperiment {
    /** Per cent at depths 5 to 14, as printed: the tuning set and the validation set. */
    private static final double[][] PRINTED = {
        {94.3, 84.2, 85.0, 84.5, 82.1, 71.4, 69.1, 65.0, 63.7, 58.4},
        {94.7, 86.8, 83.7, 82.0, 79.8, 73.9, 72.0, 68.5, 64.8, 61.4}
    };

    private static final int FIRST = 5;

    /** How far apart two sets may be that agree, in points of per cent. */
    private static final int MARGIN = 5;

    public Table2() {
        super("table 2");
    }

    @Override
    public String claim() {
        return "What MC-A saves beside null move and MC-C is much the same on positions it was not tuned on.";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "10 s" : "7 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return and(sized(size, 7, 25, 10), "validation", size == Size.QUICK ? 25 : 156);
    }

    /** First those of the tuning set, then those of the validation set. */
    @Override
    protected <P extends Position<P>> List<P> positions(Game<P> game, Parameters parameters) {
        List<P> all = new ArrayList<>(super.positions(game, parameters));
        all.addAll(first(game, Positions.VALIDATION, parameters.integer("validation", 2)));
        return all;
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return List.of(withDefault(DEFAULT, parameters), withDefault(MC_A, parameters, TUNED));
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        int tuned = parameters.integer("positions");
        Counts tuning = new Counts(rows.where("position", number -> Integer.parseInt(number) < tuned));
        Counts validation = new Counts(rows.where("position", number -> Integer.parseInt(number) >= tuned));
        List<List<String>> cells = new ArrayList<>();
        for (int depth = FIRST; depth <= depth(parameters); depth++) {
            cells.add(List.of(
                    Integer.toString(depth),
                    tuning.percent(MC_A, DEFAULT, depth, "visits").text(1),
                    printed(0, depth),
                    validation.percent(MC_A, DEFAULT, depth, "visits").text(1),
                    printed(1, depth)));
        }
        int deepest = depth(parameters);
        Estimate one = tuning.percent(MC_A, DEFAULT, deepest, "visits");
        Estimate other = validation.percent(MC_A, DEFAULT, deepest, "visits");
        // The sets have nothing in common, so variances add up.
        Estimate difference = new Estimate(one.mean() - other.mean(), Math.hypot(one.half(), other.half()));
        return new Outcome(
                List.of(new Exhibit.Numbers(
                        "Node visits with MC-A (% of those without)",
                        List.of("depth", "tuning set", "printed", "validation set", "printed"), cells)),
                List.of(
                        validation.less(
                                "MC-A saves on the validation set at depth " + deepest,
                                MC_A,
                                DEFAULT,
                                deepest,
                                "visits"),
                        new Criterion(
                                "the two sets agree: the 95 % interval of their difference within -" + MARGIN + " to "
                                        + MARGIN + " points at depth " + deepest + " (paper: at most 3.5 points)",
                                difference.text(1),
                                difference.low() >= -MARGIN && difference.high() <= MARGIN)),
                "");
    }

    private static String printed(int set, int depth) {
        int at = depth - FIRST;
        return at < PRINTED[set].length ? Double.toString(PRINTED[set][at]) : "";
    }
}
