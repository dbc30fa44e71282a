package espalier.lab.multimodel;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import java.util.ArrayList;
import java.util.List;

/** Figure 15: branching factors by width and modelling level. */
public final class Figure15 extends BranchingFactors {
    public Figure15() {
        super(new Description(
                "multi-model",
                "figure 15",
                "The gap between alpha-beta (level 0) and alpha-beta* slowly increases with the branching factor, and"
                        + " alpha-beta* is better than alpha-beta*1p on large trees.",
                COUNTING + "; depth 6, sum-bound 5 %",
                "2 s",
                "1 min"));
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK
                ? parameters("2,3,4,5,6", "6", "0,1,2", "5", 20)
                : parameters("2,3,4,5,6,7,8,9,10", "6", "0,1,2,3", "5", 100);
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        for (Panel panel : Panel.values()) {
            exhibits.add(panel.figure(rows, "branching factor", "width", "level", l -> "level " + l));
        }
        List<Integer> widths = parameters.integers("widths").stream().sorted().toList();
        Table narrow = rows.where("width", widths.get(0));
        Table wide = rows.where("width", widths.get(widths.size() - 1));
        List<Criterion> criteria = new ArrayList<>();
        for (String level : rows.distinct("level")) {
            if (!level.equals("0")) {
                criteria.add(Criterion.less(
                        "the gap of alpha-beta* to alpha-beta grows from the narrowest to the widest trees, level "
                                + level,
                        gap(Panel.STAR, narrow.where("level", level), narrow.where("level", 0)),
                        gap(Panel.STAR, wide.where("level", level), wide.where("level", 0))));
                for (Panel onePass : ONE_PASS) {
                    criteria.add(Criterion.less(
                            "alpha-beta* has a smaller factor than " + onePass.words() + " on the widest trees, level "
                                    + level,
                            Panel.STAR.factors(wide.where("level", level)),
                            onePass.factors(wide.where("level", level))));
                }
            }
        }
        return new Outcome(exhibits, criteria, "");
    }
}
