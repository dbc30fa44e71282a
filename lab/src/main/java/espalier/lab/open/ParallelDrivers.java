package espalier.lab.open;

import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import espalier.play.Setting;
import espalier.search.Algorithm;
import java.util.ArrayList;
import java.util.List;

/** What a second thread is worth to MTD(f) and to PVS; needs two idle processors. */
public final class ParallelDrivers extends OpenGameExperiment {
    private static final double NANOS_PER_MS = 1e6;

    private static final String PVS = "PVS";
    private static final String MTD_F = "MTD(f)";
    private static final String TWO = " with 2 threads";

    /** The columns that say what a row is about. */
    private static final int NAMES = 4;

    public ParallelDrivers() {
        super("parallel drivers");
    }

    @Override
    public String claim() {
        return "Asked is whether MTD(f) gains as much from a second thread as PVS does.";
    }

    @Override
    public String counting() {
        return "wall-clock time until a depth is complete, full width; threads share the table; each position is searched by all"
                + " in turn, once to warm up and once timed; " + Positions.NOT_QUITE_INDEPENDENT;
    }

    @Override
    String column() {
        return "ms";
    }

    @Override
    String what() {
        return "time";
    }

    @Override
    String unit() {
        return " (ms)";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "20 s" : "3 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK
                ? common("chess:5,othello:8,checkers:10,loa:5", Positions.SEQUENCES, 8, 18)
                : common("chess:7,othello:10,checkers:14,loa:6", Positions.SEQUENCES, 20, 22);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        int entries = entries(parameters);
        Variant pvs = Variant.of(PVS, Algorithm.PVS, Setting.FULL_WIDTH, entries);
        Variant mtd = Variant.of(MTD_F, Algorithm.MTD_F, Setting.FULL_WIDTH, entries);
        return List.of(
                pvs,
                pvs.named(PVS + TWO).threads(2),
                mtd,
                mtd.named(MTD_F + TWO).threads(2));
    }

    /** With two threads counts vary from run to run too. */
    @Override
    public List<Column> columns() {
        List<Column> counts = super.columns();
        List<Column> columns = new ArrayList<>(counts.subList(0, NAMES));
        counts.subList(NAMES, counts.size()).forEach(column -> columns.add(Column.time(column.name())));
        columns.add(Column.time("ms"));
        return columns;
    }

    @Override
    protected Measure measure() {
        Measure counts = super.measure();
        return iteration -> {
            List<Object> cells = new ArrayList<>(counts.of(iteration));
            cells.add(iteration.nanos() / NANOS_PER_MS);
            return cells;
        };
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        return inTurn(parameters);
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        Outcome compared = super.study(parameters, rows);
        List<String> parts = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, game);
            parts.add(game.game().name() + ": PVS "
                    + counts.percent(PVS + TWO, PVS, game.depth(), column()).text(0) + " %, MTD(f) "
                    + counts.percent(MTD_F + TWO, MTD_F, game.depth(), column()).text(0) + " %");
        }
        return new Outcome(
                compared.exhibits(),
                compared.criteria(),
                "Time with two threads, of that with one: " + String.join("; ", parts) + ".");
    }
}
