package espalier.lab.solution;

import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.chart.Look;
import espalier.lab.experiment.Column;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Jobs;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Parameters;
import espalier.lab.experiment.Size;
import espalier.lab.experiment.Table;
import espalier.search.Algorithm;
import espalier.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** Figure 8: nodes expanded by ordering, old algorithms and new ones. */
public final class Figure8 implements Experiment {
    private static final List<Contender> CONTENDERS = List.of(
            new Contender("Alpha-beta", Algorithm.ALPHA_BETA),
            new Contender("PVS", Algorithm.PVS),
            new Contender("SSS-2", Algorithm.SSS_2),
            new Contender("Dual-2", Algorithm.DUAL_2),
            new Contender("SSS-4 (50)", Algorithm.SSS_4, 50),
            new Contender("SSS-4 (100)", Algorithm.SSS_4, 100),
            new Contender("SSS-B", Algorithm.SSS_B));

    @Override
    public String name() {
        return "solution-trees-figure-8";
    }

    @Override
    public String paper() {
        return "solution-trees";
    }

    @Override
    public String shows() {
        return "figure 8";
    }

    @Override
    public String claim() {
        return "On trees of width 5 and depth 9 Dual-2 expands the fewest nodes, and all algorithms the same number where"
                + " the ordering is perfect.";
    }

    @Override
    public String counting() {
        return "distinct interior nodes plus distinct leaves; every algorithm on the same trees, differences paired by tree";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "20 s" : "15 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return Parameters.of(
                "width",
                5,
                "depth",
                size == Size.QUICK ? 7 : 9,
                "percents",
                "20,30,40,50,60,70,80,90,100",
                "trees",
                size == Size.QUICK ? 20 : 1000);
    }

    @Override
    public List<Column> columns() {
        return List.of(
                Column.of("set"), Column.of("percent"), Column.of("seed"), Column.of("algorithm"), Column.of("nodes"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        int width = parameters.integer("width", 1);
        int depth = parameters.integer("depth", 1);
        int trees = parameters.integer("trees", 2);
        List<Integer> percents = parameters.integers("percents");
        return Jobs.each(List.of(TreeSet.values()), percents, trees, (set, percent, seed, rows) -> {
            for (Contender contender : CONTENDERS) {
                Tree<?> tree = set.tree(width, depth, percent, seed);
                rows.add(set, percent, seed, contender.name(), contender.nodes(tree, TreeSet.HIGH / 2));
            }
        });
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<Criterion> criteria = new ArrayList<>();
        for (TreeSet set : TreeSet.values()) {
            Table own = rows.where("set", set);
            exhibits.add(figure(set, own, parameters.integers("percents")));
            if (set == TreeSet.TOP_DOWN_EVEN) {
                criteria.addAll(order(own.where("percent", 20)));
            }
            criteria.add(best(set, own.where("percent", 20)));
            criteria.add(perfect(set, own.where("percent", 100), parameters));
        }
        return new Outcome(exhibits, criteria, "");
    }

    private static Exhibit figure(TreeSet set, Table rows, List<Integer> percents) {
        List<Series> series = new ArrayList<>();
        for (Contender contender : CONTENDERS) {
            Table own = rows.where("algorithm", contender.name());
            List<Point> points = percents.stream()
                    .map(percent -> new Point(
                            percent, Estimate.of(own.where("percent", percent).numbers("nodes"))))
                    .toList();
            series.add(new Series(List.of(contender.name()), points, new Look(series.size())));
        }
        return new Exhibit.Figure(new LineChart(
                "Node count: " + set.words(),
                "nodes whose best child stands first (%)",
                "nodes expanded",
                OptionalDouble.empty(),
                series));
    }

    private static double[] nodes(Table rows, String algorithm) {
        return rows.where("algorithm", algorithm).numbers("nodes");
    }

    /** The order of independent measurements, top-down with evenly spread roots. */
    private static List<Criterion> order(Table rows) {
        List<Criterion> criteria = new ArrayList<>();
        List<String> names = List.of("Dual-2", "SSS-2", "PVS", "Alpha-beta");
        for (int i = 0; i + 1 < names.size(); i++) {
            Estimate difference = Estimate.difference(nodes(rows, names.get(i)), nodes(rows, names.get(i + 1)));
            criteria.add(new Criterion(
                    names.get(i) + " expands fewer nodes than " + names.get(i + 1) + " at 20 %",
                    "difference " + difference.text(0),
                    difference.high() < 0));
        }
        double ratio = rows.where("algorithm", "Alpha-beta").mean("nodes")
                / rows.where("algorithm", "Dual-2").mean("nodes");
        criteria.add(new Criterion(
                "alpha-beta about twice Dual-2 at 20 % (1.7 to 2.3)",
                String.format(Locale.ROOT, "%.2f", ratio), ratio > 1.7 && ratio < 2.3));
        return criteria;
    }

    private static Criterion best(TreeSet set, Table rows) {
        String best = "";
        double least = Double.POSITIVE_INFINITY;
        for (Contender contender : CONTENDERS) {
            double mean = rows.where("algorithm", contender.name()).mean("nodes");
            if (mean < least) {
                least = mean;
                best = contender.name();
            }
        }
        return new Criterion("Dual-2 best at 20 %, " + set.words(), best + " is best", best.equals("Dual-2"));
    }

    private static Criterion perfect(TreeSet set, Table rows, Parameters parameters) {
        List<String> counts = rows.distinct("nodes");
        String wanted = parameters.integer("width") == 5 && parameters.integer("depth") == 9 ? "6238" : "the same";
        boolean holds = counts.size() == 1
                && (wanted.equals("the same") || counts.get(0).equals(wanted));
        return new Criterion(
                "all expand " + wanted + " nodes at 100 %, " + set.words(),
                counts.size() == 1 ? "all " + counts.get(0) : counts.size() + " different counts",
                holds);
    }
}
