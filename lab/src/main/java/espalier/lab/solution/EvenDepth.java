package espalier.lab.solution;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Size;
import java.util.List;

/** Figure 8 for trees of even depth. */
public final class EvenDepth extends NodeCounts {
    /** What "not fewer" leaves open, in percent: that nothing was found is no evidence where there are few trees. */
    private static final int MARGIN = 5;

    public EvenDepth() {
        super(
                new Description(
                        "solution-trees",
                        "even depth",
                        "On trees of even depth Dual-2 does not expand fewer nodes than SSS-2.",
                        COUNTING,
                        "4 s",
                        "2 min"),
                OLD_AND_NEW,
                TreeSet.SPREAD);
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK ? parameters(5, 6, 20) : parameters(5, 8, 1000);
    }

    @Override
    List<Criterion> criteria(TreeSet set, Table rows) {
        Table worst = worst(rows);
        String wanted = "Dual-2 does not expand more than " + MARGIN
                + " % fewer nodes than SSS-2 at 20 % (the whole 95 % interval), " + set.words();
        if (worst.size() == 0) {
            return List.of(Criterion.notRun(wanted));
        }
        Estimate percent =
                Estimate.ofTotals(nodes(worst, "Dual-2"), nodes(worst, "SSS-2")).times(100);
        return List.of(new Criterion(wanted, percent.text(1) + " % of SSS-2", percent.low() >= 100 - MARGIN));
    }
}
