package espalier.lab.multimodel;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import java.util.ArrayList;
import java.util.List;

/** Figure 14: branching factors by depth and sum-bound. */
public final class Figure14 extends BranchingFactors {
    /** Where a trend with depth is taken to begin: below that the trees are too small for one. */
    private static final int SHALLOW = 6;

    public Figure14() {
        super(new Description(
                "multi-model",
                "figure 14",
                "The gap to alpha-beta (sum-bound 0) increases with depth for alpha-beta*1p and slightly decreases for"
                        + " alpha-beta*.",
                COUNTING
                        + "; width 2, level 1; gaps are taken tree by tree at depth 6 and at the deepest, all sum-bounds"
                        + " together",
                "2 s",
                "6 s"));
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK
                ? parameters("2", "2,4,6,8,10,12", "1", "0,5,10,25,50", 40)
                : parameters("2", "2,4,6,8,10,12,14,16", "1", "0,5,10,25,50", 100);
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<Criterion> criteria = new ArrayList<>();
        int deepest =
                parameters.integers("depths").stream().max(Integer::compare).orElseThrow();
        for (Panel panel : Panel.values()) {
            exhibits.add(panel.figure(rows, "depth (plies)", "depth", "bound", b -> "sum-bound " + b + " %"));
            double[] shallow = gaps(panel, rows.where("depth", SHALLOW));
            double[] deep = gaps(panel, rows.where("depth", deepest));
            String words = "gap from depth " + SHALLOW + " to " + deepest + ": " + panel.words();
            criteria.add(
                    panel == Panel.STAR
                            ? Criterion.less("decreasing " + words, deep, shallow)
                            : Criterion.less("increasing " + words, shallow, deep));
        }
        for (Panel onePass : ONE_PASS) {
            Table own = rows.where("depth", deepest).where("bound", bound -> !bound.equals("0"));
            criteria.add(Criterion.less(
                    "alpha-beta* has a smaller factor than " + onePass.words() + " at depth " + deepest,
                    Panel.STAR.byTree(own),
                    onePass.byTree(own)));
        }
        return new Outcome(exhibits, criteria, "");
    }

    /** The mean over sum-bounds, tree by tree. */
    private static double[] gaps(Panel panel, Table rows) {
        return gap(panel, rows.where("bound", bound -> !bound.equals("0")), rows.where("bound", 0));
    }
}
