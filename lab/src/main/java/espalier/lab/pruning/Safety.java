package espalier.lab.pruning;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import espalier.play.Additions;
import espalier.play.Part;
import java.util.ArrayList;
import java.util.List;

/** Section 3: whether pruning at ALL nodes alone leaves the root's value as it is, with each form of the additions. */
public final class Safety extends PruningExperiment {
    private static final String UNPRUNED = "unpruned";
    private static final String WITHOUT = "without additions";
    static final String PRINTED = "printed additions";
    private static final String REPAIRED = "repaired additions";

    public Safety() {
        super("safety");
    }

    @Override
    public String claim() {
        return "The new PVS guarantees that forward pruning is safe at ALL nodes: the root's value is that of the unpruned"
                + " search.";
    }

    @Override
    public String counting() {
        return "positions whose value at a depth differs from that of the unpruned search; table entries of equal depth only,"
                + " so that nothing but pruning can change a value";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "5 s" : "10 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return sized(size, 5, 20, 8);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return List.of(
                exact(variant(UNPRUNED, parameters, Additions.NONE)),
                exact(variant(WITHOUT, parameters, Additions.NONE, TUNED)),
                exact(variant(PRINTED, parameters, Additions.PRINTED, TUNED)),
                exact(variant(REPAIRED, parameters, Additions.REPAIRED, TUNED)));
    }

    private static Variant exact(Variant variant) {
        return variant.setting(variant.setting().with(Part.DEEPER_SERVES, false));
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        Counts counts = new Counts(rows);
        List<List<String>> cells = new ArrayList<>();
        int wrong = 0;
        int wrongAsPrinted = 0;
        for (int depth = 3; depth <= depth(parameters); depth++) {
            int repaired = counts.otherValues(REPAIRED, UNPRUNED, depth);
            int printed = counts.otherValues(PRINTED, UNPRUNED, depth);
            wrong += repaired;
            wrongAsPrinted += printed;
            cells.add(List.of(
                    Integer.toString(depth),
                    Integer.toString(counts.otherValues(WITHOUT, UNPRUNED, depth)),
                    Integer.toString(printed),
                    Integer.toString(repaired)));
        }
        return new Outcome(
                List.of(new Exhibit.Numbers(
                        "Positions with another value, MC-A (2, 10, 2) alone",
                        List.of("depth", WITHOUT, PRINTED, REPAIRED),
                        cells)),
                List.of(
                        none("with the additions as printed", wrongAsPrinted, !cells.isEmpty()),
                        none("with the repaired additions", wrong, !cells.isEmpty())),
                "That the additions as printed go well in these positions does not make them right: the errata have a small"
                        + " game in which the fourth of them gives a wrong value.");
    }

    private static Criterion none(String additions, int wrong, boolean run) {
        String wanted = additions + " every value in these positions is that of the unpruned search";
        return run ? new Criterion(wanted, wrong + " different values", wrong == 0) : Criterion.notRun(wanted);
    }
}
