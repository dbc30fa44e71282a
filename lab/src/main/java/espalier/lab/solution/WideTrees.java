package espalier.lab.solution;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Size;
import java.util.ArrayList;
import java.util.List;

/** Figure 8 for wider trees, of which the paper only says what it believes. */
public final class WideTrees extends NodeCounts {
    public WideTrees() {
        super(
                new Description(
                        "solution-trees",
                        "wide trees",
                        "The results of figure 8 hold for wider trees as well, width 20 and depth 5.",
                        COUNTING,
                        "5 s",
                        "7 min"),
                OLD_AND_NEW,
                TreeSet.SPREAD);
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK ? parameters(10, 5, 15) : parameters(20, 5, 1000);
    }

    @Override
    List<Criterion> criteria(TreeSet set, Table rows) {
        List<Criterion> criteria = new ArrayList<>(List.of(fewer(set, rows, "Dual-2", "SSS-2")));
        criteria.addAll(dualBest(set, rows));
        return criteria;
    }
}
