package espalier.lab.solution;

import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Parameters;
import espalier.lab.experiment.Size;
import espalier.lab.experiment.Table;
import java.util.List;

/** Figure 8 for trees of even depth. */
public final class EvenDepth extends NodeCounts {
    public EvenDepth() {
        super(
                new Description(
                        "solution-trees",
                        "even depth",
                        "On trees of even depth Dual-2 does not expand fewer nodes than SSS-2.",
                        COUNTING,
                        "4 s",
                        "8 min"),
                OLD_AND_NEW,
                TreeSet.SPREAD);
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK ? parameters(5, 6, 20) : parameters(5, 8, 1000);
    }

    @Override
    List<Criterion> criteria(TreeSet set, Table worst) {
        Estimate difference = Estimate.difference(nodes(worst, "Dual-2"), nodes(worst, "SSS-2"));
        return List.of(new Criterion(
                "Dual-2 does not expand fewer nodes than SSS-2 at 20 %, " + set.words(),
                "difference " + difference.text(0),
                difference.high() >= 0));
    }
}
