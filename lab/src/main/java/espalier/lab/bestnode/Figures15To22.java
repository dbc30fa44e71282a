package espalier.lab.bestnode;

import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.DescribedExperiment;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Figures 15 to 22: all algorithms by shape and leaf range, with and without tables. */
public final class Figures15To22 extends DescribedExperiment {
    /** As the paper has it "in all tests", whose values are 0 to 80; elsewhere the most probable value is as good a guess. */
    private static String base(String high) {
        return high.equals("80") ? "MTD(31)" : "MTD(modal)";
    }

    public Figures15To22() {
        super(new Description(
                "best-node",
                "figures 15 to 22",
                "Among algorithms without tables BNS has the smallest leaf and node counts, and with tables smaller ones than"
                        + " MTD(f).",
                "leaf evaluations are distinct leaves, node visits all entries; MTD(31) begins with 31, as the paper does in all"
                        + " tests, MTD(modal) with the most probable value; where values are not 0 to 80 the claim is"
                        + " tested against the latter; BNS has analytic separation values; 'range' means that the range of leaf values is known: what"
                        + " NegaC* and linear BNS divide, and NegaScout's first window (null-window searches do not depend"
                        + " on it); percentages are ratios of means over the same trees",
                "7 s",
                "3 min"));
    }

    @Override
    public Parameters parameters(Size size) {
        return Parameters.of("shapes", "2x14,3x10,4x8,5x6", "highs", "80,800", "trees", size == Size.QUICK ? 50 : 2000);
    }

    @Override
    public List<Column> columns() {
        return Cost.columns("high", "shape", "width", "seed", "algorithm");
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        List<Shape> shapes = Shape.parse(parameters.texts("shapes"), parameters.integers("highs"));
        List<Entrant> entrants = Entrant.all();
        return Jobs.each(shapes, parameters.range("trees", 2), (shape, seed, rows) -> {
            for (Entrant entrant : entrants) {
                rows.add(Cost.of(
                        entrant.search().apply(shape),
                        shape.tree(seed),
                        shape.high(),
                        shape,
                        shape.width(),
                        seed,
                        entrant.name()));
            }
        });
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<Criterion> criteria = new ArrayList<>();
        for (String high : rows.distinct("high")) {
            Table own = rows.where("high", high);
            String base = base(high);
            for (Cost cost : List.of(Cost.LEAVES, Cost.VISITS)) {
                exhibits.add(figure(
                        "Leaves 0.." + high + ", no tables: " + cost.words(), own, cost, base, Entrant.forgetful()));
                exhibits.add(figure(
                        "Leaves 0.." + high + ", tables: " + cost.words(), own, cost, base, Entrant.remembering()));
                criteria.add(least(
                        "BNS needs significantly less than all others without tables at every shape: " + cost.words()
                                + ", leaves 0.." + high,
                        own,
                        cost,
                        Entrant.forgetful().stream().map(Entrant::name).toList(),
                        "BNS"));
                criteria.add(least(
                        "BNS+TT needs significantly less than " + base + " at every shape: " + cost.words()
                                + ", leaves 0.." + high,
                        own,
                        cost,
                        List.of(base),
                        "BNS+TT"));
            }
            for (String shape : own.distinct("shape")) {
                exhibits.add(numbers("Shape " + shape + ", leaves 0.." + high, base, own.where("shape", shape)));
            }
        }
        return new Outcome(exhibits, criteria, "");
    }

    private static Exhibit figure(String title, Table rows, Cost cost, String base, List<Entrant> entrants) {
        List<Series> lines = new ArrayList<>();
        entrants.forEach(e -> lines.add(cost.line(rows, e.name(), e.name(), base, lines.size())));
        return cost.figure(title, base, lines);
    }

    static Criterion least(String wanted, Table rows, Cost cost, List<String> names, String who) {
        List<String> exceptions = new ArrayList<>();
        for (String shape : rows.distinct("shape")) {
            for (String other : names) {
                Estimate percent = cost.percent(rows.where("shape", shape), who, other);
                if (!other.equals(who) && percent.high() >= 100) {
                    exceptions.add(percent.text(1) + " % of " + other + " at " + shape);
                }
            }
        }
        return new Criterion(
                wanted,
                exceptions.isEmpty() ? "everywhere" : "not so: " + String.join(", ", exceptions),
                exceptions.isEmpty());
    }

    private static Exhibit numbers(String title, String base, Table rows) {
        List<String> heads = new ArrayList<>(List.of("algorithm"));
        for (Cost cost : Cost.values()) {
            heads.add(cost.words());
            heads.add("% of " + base);
        }
        List<List<String>> lines = new ArrayList<>();
        for (Entrant entrant : Entrant.all()) {
            List<String> line = new ArrayList<>(List.of(entrant.name()));
            for (Cost cost : Cost.values()) {
                line.add(String.format(
                        Locale.ROOT,
                        "%.1f",
                        rows.where("algorithm", entrant.name()).mean(cost.column())));
                line.add(cost.percent(rows, entrant.name(), base).text(1));
            }
            lines.add(line);
        }
        return new Exhibit.Numbers(title, heads, lines);
    }
}
