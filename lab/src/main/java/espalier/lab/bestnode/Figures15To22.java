package espalier.lab.bestnode;

import espalier.game.Text;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Figures 15 to 22: all algorithms by shape and leaf range, with and without tables. */
public final class Figures15To22 extends Experiment {
    public Figures15To22() {
        super(new Description("best-node", "figures 15 to 22")
                .claim(
                        "Among algorithms without tables BNS has the smallest leaf and node counts, and with tables smaller ones than"
                                + " MTD(f).")
                .counting("leaf evaluations are distinct leaves, node visits all entries; MTD(31) starts with 31, as"
                        + " the paper does in all tests, MTD(modal) with the most probable value; where"
                        + " values are not 0 to 80 the claim is tested against the latter; BNS has"
                        + " analytic separation values; 'range' means that the range of leaf values is"
                        + " known: NegaC* and linear BNS divide it, NegaScout takes it as its first window"
                        + " (null-window searches do not depend on it); percentages are ratios of means"
                        + " over the same trees")
                .columns("high", "shape", "width", "seed", "algorithm")
                .columns(Cost.columns())
                .quick("7 s", "shapes=2x14,3x10,4x8,5x6 highs=80,800 trees=50")
                .paper("3 min", "trees=2000"));
    }

    /** The paper's guess "in all tests", whose values are 0 to 80; for other ranges use the most probable value. */
    private static Entrant base(String high) {
        return high.equals("80") ? Entrant.MTD_31 : Entrant.MTD_MODAL;
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        List<Shape> shapes = Shape.parse(parameters.texts("shapes"), parameters.integers("highs"));
        List<Entrant> entrants = Entrant.all();
        return Jobs.each(shapes, parameters.range("trees", 2), (shape, seed, rows) -> {
            for (Entrant entrant : entrants) {
                rows.add(Cost.row(
                        entrant.search().apply(shape),
                        shape.tree(seed),
                        shape.high(),
                        shape,
                        shape.width(),
                        seed,
                        entrant.key()));
            }
        });
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        for (String high : rows.distinct("high")) {
            Table own = rows.where("high", high);
            Entrant base = base(high);
            String leaves = ", leaves 0.." + high;
            for (Cost cost : List.of(Cost.LEAVES, Cost.VISITS)) {
                found.show(figure("Leaves 0.." + high + ", no tables: ", own, cost, base, Entrant.forgetful()));
                found.show(figure("Leaves 0.." + high + ", tables: ", own, cost, base, Entrant.remembering()));
                found.want(least(
                        "BNS needs significantly less than all others without tables at every shape: " + cost.words()
                                + leaves,
                        own,
                        cost,
                        Entrant.forgetful(),
                        Entrant.BNS));
                found.want(least(
                        "BNS+TT needs significantly less than " + base.title() + " at every shape: " + cost.words()
                                + leaves,
                        own,
                        cost,
                        List.of(base),
                        Entrant.BNS_TABLE));
            }
            for (String shape : own.distinct("shape")) {
                found.show(numbers("Shape " + shape + leaves, base, own.where("shape", shape)));
            }
        }
    }

    private static Plot figure(String title, Table rows, Cost cost, Entrant base, List<Entrant> entrants) {
        Plot plot = cost.plot(title + cost.words(), base.title());
        entrants.forEach(e -> cost.line(plot, rows, e.title(), e.key(), base.key()));
        return plot;
    }

    static Criterion least(String wanted, Table rows, Cost cost, List<Entrant> others, Entrant entrant) {
        List<String> exceptions = new ArrayList<>();
        List<Judgement> judgements = new ArrayList<>();
        for (String shape : rows.distinct("shape")) {
            for (Entrant other : others) {
                Estimate percent = cost.percent(rows.where("shape", shape), entrant.key(), other.key());
                if (other.equals(entrant)) {
                    continue;
                }
                Judgement judgement = Judgement.below(percent, 100);
                judgements.add(judgement);
                if (judgement != Judgement.HOLDS) {
                    exceptions.add(percent.text(1) + " % of " + other.title() + " at " + shape);
                }
            }
        }
        return Criterion.unless(exceptions, wanted, "everywhere", "not so: ", Judgement.all(judgements.stream()));
    }

    private static Exhibit numbers(String title, Entrant base, Table rows) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                title,
                "algorithm",
                Arrays.stream(Cost.values()).flatMap(cost -> Stream.of(cost.words(), "% of " + base.title())));
        for (Entrant entrant : Entrant.all()) {
            List<String> line = new ArrayList<>();
            for (Cost cost : Cost.values()) {
                double mean = rows.where("algorithm", entrant.key()).mean(cost.column());
                line.add(Text.of("%.1f", mean));
                line.add(cost.percent(rows, entrant.key(), base.key()).text(1));
            }
            table.row(entrant.title(), line);
        }
        return table;
    }
}
