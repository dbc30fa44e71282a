package espalier.lab.bestfirst;

import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** Figure 6: processor time of MTD(f) and of Alpha-Beta, relative to Aspiration NegaScout. */
public final class Figure6 extends BestFirstExperiment {
    private static final double NANOS_PER_MS = 1e6;

    /** The column that says at which depth a row's iteration was. */
    private static final int DEPTH = 3;

    public Figure6() {
        super("figure 6");
    }

    @Override
    public String claim() {
        return "MTD(f) is consistently the fastest algorithm: in chess 9 to 13 % faster than Aspiration NegaScout.";
    }

    @Override
    public String counting() {
        return "processor time of the searching thread, cumulative over iterations; each position is searched by"
                + " all algorithms in turn, once to warm up and once timed; the clock starts after the first iteration, so that"
                + " making the table does not count; " + SETTING;
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "25 s" : "16 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return sized(size, "chess:5,othello:7,checkers:9,loa:5", "chess:8,othello:12,checkers:17,loa:8", 24);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return contenders(entries(parameters)).subList(0, 3);
    }

    @Override
    public List<Column> columns() {
        List<Column> columns = new ArrayList<>(super.columns());
        columns.add(Column.time("ms"));
        return columns;
    }

    @Override
    protected Measure measure() {
        Measure counts = super.measure();
        long start = processorTime();
        return iteration -> {
            List<Object> cells = new ArrayList<>(counts.of(iteration));
            cells.add((processorTime() - start) / NANOS_PER_MS);
            return cells;
        };
    }

    /** The rows with their times less that of the first iteration, which is the table's: a leaf for each move is nothing. */
    private Table afterTheFirst(Table rows) {
        int time = columns().size() - 1;
        List<List<String>> all = new ArrayList<>();
        double first = 0;
        for (List<String> row : rows.rows()) {
            double ms = Double.parseDouble(row.get(time));
            first = row.get(DEPTH).equals("1") ? ms : first;
            List<String> cells = new ArrayList<>(row);
            cells.set(time, Double.toString(ms - first));
            all.add(cells);
        }
        return new Table(rows.columns(), all);
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        return inTurn(parameters);
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<String> names = variants(parameters).stream().map(Variant::name).toList();
        List<Exhibit> exhibits = new ArrayList<>();
        List<Criterion> criteria = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(afterTheFirst(rows), game);
            // Shallow iterations take less than the clock can tell.
            int first = Math.max(2, game.depth() - 3);
            exhibits.add(counts.byDepth(
                    game.title() + ": time relative to Aspiration NegaScout",
                    "processor time (%)",
                    names,
                    ASPIRATION,
                    first,
                    "ms"));
            if (game.game().name().equals(PAPERS_GAMES.get(0))) {
                criteria.add(counts.between(
                        "MTD(f) is 9 to 13 % faster than Aspiration NegaScout (takes 87 to 91 % of its time), chess at depth "
                                + game.depth(),
                        MTD_F,
                        ASPIRATION,
                        game.depth(),
                        "ms",
                        87,
                        91));
            }
            if (PAPERS_GAMES.contains(game.game().name())) {
                criteria.add(counts.less(
                        "MTD(f) takes less time than Aspiration NegaScout, "
                                + game.game().name() + " at depth " + game.depth(),
                        MTD_F,
                        ASPIRATION,
                        game.depth(),
                        "ms"));
                criteria.add(counts.alwaysLess(
                        "MTD(f) is the fastest at every depth shown, "
                                + game.game().name(),
                        MTD_F,
                        names.stream().filter(name -> !name.equals(MTD_F)).toList(),
                        first,
                        "ms"));
            }
        }
        return new Outcome(
                exhibits,
                criteria,
                "Leaves are not quiet here: values swing from one depth to the next, and with them the first guesses of MTD(f) and"
                        + " of the aspiration window. What that costs is in the sweeps of quiescence and of granularity.");
    }
}
