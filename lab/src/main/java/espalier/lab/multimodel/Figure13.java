package espalier.lab.multimodel;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import java.util.ArrayList;
import java.util.List;

/** Figure 13: branching factors by sum-bound and modelling level. */
public final class Figure13 extends BranchingFactors {
    public Figure13() {
        super(new Description(
                "multi-model",
                "figure 13",
                "The branching factors grow with the sum-bound and with the level, that of alpha-beta* to 3.25 at level 1 and"
                        + " 3.6 at level 2; alpha-beta* prunes much more than alpha-beta*1p.",
                COUNTING + "; width 4, depth 10",
                "10 s",
                "4 min"));
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK
                ? parameters("4", "10", "0,1,2", "0,10,100", 8)
                : parameters("4", "10", "0,1,2", "0,5,10,20,40,60,80,100,200", 100);
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<Criterion> criteria = new ArrayList<>();
        criteria.add(infinite(rows, 1, 3.25, 3.20, 3.28));
        criteria.add(infinite(rows, 2, 3.60, 3.57, 3.65));
        for (Panel panel : Panel.values()) {
            exhibits.add(panel.figure(rows, "sum-bound (% of the largest value)", "bound", "level", l -> "level " + l));
            criteria.add(grows(
                    "grows with the sum-bound at levels 1 and 2: " + panel.words(), panel, rows, "level", "bound"));
            criteria.add(grows(
                    "grows with the level at every sum-bound above 0: " + panel.words(),
                    panel,
                    rows,
                    "bound",
                    "level"));
        }
        for (Panel onePass : ONE_PASS) {
            criteria.add(smaller(rows, onePass));
        }
        return new Outcome(exhibits, criteria, "");
    }

    private static Criterion infinite(Table rows, int level, double paper, double low, double high) {
        Table own = Panel.STAR.of(rows.where("level", level).where("bound", 100));
        return Criterion.between(
                "alpha-beta* at level " + level + " and 100 %: " + paper + " (" + low + " to " + high + ")",
                own.mean("by-evaluations"),
                low,
                high);
    }

    /** Neighbouring values of a column, for each value of another; levels and bounds of 0 are alpha-beta and left out. */
    private static Criterion grows(String wanted, Panel panel, Table rows, String each, String by) {
        List<String> exceptions = new ArrayList<>();
        int steps = 0;
        for (String group : rows.distinct(each)) {
            Table own = rows.where(each, group);
            List<String> values = own.distinct(by);
            for (int i = 1; i < values.size() && !group.equals("0"); i++) {
                Criterion step = Criterion.less(
                        "",
                        panel.factors(own.where(by, values.get(i - 1))),
                        panel.factors(own.where(by, values.get(i))));
                steps++;
                if (!step.holds()) {
                    exceptions.add(each + " " + group + " from " + by + " " + values.get(i - 1) + " to " + values.get(i)
                            + ": " + step.measured());
                }
            }
        }
        if (steps == 0) {
            return Criterion.notRun(wanted);
        }
        return new Criterion(
                wanted, exceptions.isEmpty() ? "everywhere" : String.join("; ", exceptions), exceptions.isEmpty());
    }

    private static Criterion smaller(Table rows, Panel onePass) {
        Table modelling = rows.where("level", level -> !level.equals("0")).where("bound", bound -> !bound.equals("0"));
        return Criterion.less(
                "alpha-beta* has a smaller factor than " + onePass.words()
                        + " (levels and sum-bounds above 0 together)",
                Panel.STAR.byTree(modelling),
                onePass.byTree(modelling));
    }
}
