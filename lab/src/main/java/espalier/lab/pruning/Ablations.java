package espalier.lab.pruning;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import espalier.play.PruningRule.MultiCut;
import espalier.play.Where;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Section 5.3: the paper's statements about other settings of MC-A, each against (2, 10, 2). */
public final class Ablations extends PruningExperiment {
    private enum Change {
        PLAIN("MC-A (2; 10; 2)", 2, 10, 2, MultiCut.NO_DELTA, true),
        AS_MC_C("MC-A (3; 10; 2)", 3, 10, 2, MultiCut.NO_DELTA, true),
        AS_YL("MC-A (3; 3; 2)", 3, 3, 2, MultiCut.NO_DELTA, true),
        WITH_DELTA("delta 525", 2, 10, 2, DELTA, true),
        UNORDERED("without re-ordering", 2, 10, 2, MultiCut.NO_DELTA, false),
        ADAPTIVE("adaptive R", 2, 10, MultiCut.ADAPTIVE, MultiCut.NO_DELTA, true);

        private final Variant variant;

        Change(String words, int c, int m, int r, int delta, boolean reorder) {
            variant = withDefault(words, new MultiCut(Where.ALL, c, m, r, delta, reorder));
        }
    }

    public Ablations() {
        super(about("ablations")
                .claim("Compared with MC-A (2, 10, 2): MC-C's (3, 10, 2) needs 6 % more nodes and YL's (3, 3, 2)"
                        + " more still, delta = 525 saves 1.5 %, an adaptive R saves nothing, and leaving"
                        + " out re-ordering costs 2 %.")
                .quick("15 s", quick(8, 10))
                .paper("12 min", paper(10)));
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Variant> variants = new ArrayList<>(List.of(DEFAULT));
        Arrays.stream(Change.values()).forEach(change -> variants.add(change.variant));
        return variants;
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Counts counts = visits(rows, parameters);
        int depth = counts.depth();
        Variant plain = Change.PLAIN.variant;
        Variant asMcC = Change.AS_MC_C.variant;
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Other settings of MC-A, depth " + depth,
                "setting | node visits | % of the default | % of MC-A (2, 10, 2)");
        for (Variant variant : variants(parameters)) {
            table.row(
                    variant.title(),
                    counts.grouped(variant),
                    counts.percent(variant, DEFAULT).text(1),
                    counts.percent(variant, plain).text(1));
        }
        found.show(table);
        found.want(counts.more("MC-C's parameters need more nodes (paper: 6 %)", asMcC, plain));
        found.want(counts.more("YL's parameters need more nodes than MC-C's", Change.AS_YL.variant, asMcC));
        found.want(counts.less("delta 525 saves (paper: 1.5 %)", Change.WITH_DELTA.variant, plain));
        found.want(counts.more("without re-ordering it needs more (paper: 2 %)", Change.UNORDERED.variant, plain));
        found.want(adaptive(depth, counts.percent(Change.ADAPTIVE.variant, plain)));
    }

    private static Criterion adaptive(int depth, Estimate percent) {
        String wanted =
                "an adaptive R changes something (from depth 9 on), and does not save 1 % (the whole 95 % interval)";
        return depth < 9
                ? Criterion.notRun(wanted)
                : new Criterion(
                        wanted,
                        percent.text(1) + " %",
                        percent.mean() == 100
                                ? Judgement.UNDECIDED
                                : Judgement.within(percent, 99, Double.POSITIVE_INFINITY));
    }
}
