package espalier.lab.pruning;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import espalier.play.Pruning.MultiCut;
import espalier.play.Where;
import java.util.ArrayList;
import java.util.List;

/** Section 5.3: what the paper says of other settings of MC-A, each against (2, 10, 2). */
public final class Ablations extends PruningExperiment {
    private static final String PLAIN = "MC-A (2; 10; 2)";
    private static final String AS_MC_C = "MC-A (3; 10; 2)";
    private static final String AS_YL = "MC-A (3; 3; 2)";
    private static final String WITH_DELTA = "delta 525";
    private static final String UNORDERED = "without re-ordering";
    private static final String ADAPTIVE = "adaptive R";

    public Ablations() {
        super("ablations");
    }

    @Override
    public String claim() {
        return "Compared with MC-A (2, 10, 2): MC-C's (3, 10, 2) needs 6 % more nodes and YL's (3, 3, 2) more still, delta = 525"
                + " saves 1.5 %, an adaptive R saves nothing, and without re-ordering 2 % more are needed.";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "15 s" : "12 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return sized(size, 8, 10, 10);
    }

    private static MultiCut multiCut(int c, int m, int r, int delta, boolean reorder) {
        return new MultiCut(Where.ALL, c, m, r, delta, reorder);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        int none = MultiCut.NO_DELTA;
        return List.of(
                withDefault(DEFAULT, parameters),
                withDefault(PLAIN, parameters, multiCut(2, 10, 2, none, true)),
                withDefault(AS_MC_C, parameters, multiCut(3, 10, 2, none, true)),
                withDefault(AS_YL, parameters, multiCut(3, 3, 2, none, true)),
                withDefault(WITH_DELTA, parameters, multiCut(2, 10, 2, DELTA, true)),
                withDefault(UNORDERED, parameters, multiCut(2, 10, 2, none, false)),
                withDefault(ADAPTIVE, parameters, multiCut(2, 10, MultiCut.ADAPTIVE, none, true)));
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        Counts counts = new Counts(rows);
        int depth = depth(parameters);
        List<List<String>> cells = new ArrayList<>();
        for (Variant variant : variants(parameters)) {
            cells.add(List.of(
                    variant.name(),
                    Counts.grouped(counts.total(variant.name(), depth, "visits")),
                    counts.percent(variant.name(), DEFAULT, depth, "visits").text(1),
                    counts.percent(variant.name(), PLAIN, depth, "visits").text(1)));
        }
        List<Criterion> criteria = List.of(
                counts.more("MC-C's parameters need more nodes (paper: 6 %)", AS_MC_C, PLAIN, depth, "visits"),
                counts.more("YL's parameters need more nodes than MC-C's", AS_YL, AS_MC_C, depth, "visits"),
                counts.less("delta 525 saves (paper: 1.5 %)", WITH_DELTA, PLAIN, depth, "visits"),
                counts.more("without re-ordering more are needed (paper: 2 %)", UNORDERED, PLAIN, depth, "visits"),
                adaptive(depth, counts.percent(ADAPTIVE, PLAIN, depth, "visits")));
        return new Outcome(
                List.of(new Exhibit.Numbers(
                        "Other settings of MC-A, depth " + depth,
                        List.of("setting", "node visits", "% of the default", "% of MC-A (2, 10, 2)"),
                        cells)),
                criteria,
                "");
    }

    private static Criterion adaptive(int depth, Estimate percent) {
        String wanted =
                "an adaptive R changes something (from depth 9 on), and does not save 1 % (the whole 95 % interval)";
        return depth < 9
                ? Criterion.notRun(wanted)
                : new Criterion(wanted, percent.text(1) + " %", percent.mean() != 100 && percent.low() >= 99);
    }
}
