package espalier.lab.pruning;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import espalier.play.Additions;
import espalier.play.Part;
import espalier.play.PruningRule;
import java.util.List;

/** Section 3: whether pruning at ALL nodes alone leaves the root's value unchanged, with each form of the additions. */
public final class Safety extends PruningExperiment {
    private static final Variant UNPRUNED = exact("unpruned", Additions.NONE);
    private static final Variant WITHOUT = exact("without additions", Additions.NONE, TUNED);
    static final Variant PRINTED = exact("printed additions", Additions.PRINTED, TUNED);
    private static final Variant REPAIRED = exact("repaired additions", Additions.REPAIRED, TUNED);

    public Safety() {
        super(about("safety")
                .claim(
                        "The new PVS guarantees that forward pruning is safe at ALL nodes: the root's value is that of the unpruned"
                                + " search.")
                .counting("positions whose value at a depth differs from that of the unpruned search; table entries"
                        + " of equal depth only, so that only pruning can change a value")
                .quick("5 s", quick(5, 20))
                .paper("10 min", paper(8)));
    }

    private static Variant exact(String name, Additions additions, PruningRule... pruning) {
        Variant variant = variant(name, additions, pruning);
        return variant.setting(variant.setting().with(Part.DEEPER_SERVES, false));
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return List.of(UNPRUNED, WITHOUT, PRINTED, REPAIRED);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Positions with another value, MC-A (2, 10, 2) alone",
                "depth",
                variants(parameters).stream().skip(1).map(Variant::title));
        int wrong = 0;
        int wrongAsPrinted = 0;
        for (int depth = 3; depth <= depth(parameters); depth++) {
            Counts counts = visits(rows, parameters).at(depth);
            int printed = counts.otherValues(PRINTED, UNPRUNED);
            int repaired = counts.otherValues(REPAIRED, UNPRUNED);
            wrong += repaired;
            wrongAsPrinted += printed;
            table.row(depth, counts.otherValues(WITHOUT, UNPRUNED), printed, repaired);
        }
        found.show(table);
        boolean run = depth(parameters) >= 3;
        found.want(none("with the additions as printed", wrongAsPrinted, run));
        found.want(none("with the repaired additions", wrong, run));
        found.remark("The printed additions succeed in these positions, but they are wrong: the errata have a small"
                + " game in which the fourth gives a wrong value.");
    }

    private static Criterion none(String additions, int wrong, boolean run) {
        String wanted = additions + " every value in these positions is that of the unpruned search";
        return run ? new Criterion(wanted, wrong + " different values", wrong == 0) : Criterion.notRun(wanted);
    }
}
