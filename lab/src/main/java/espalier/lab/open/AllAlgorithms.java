package espalier.lab.open;

import static espalier.search.Algorithm.*;

import espalier.driver.Hints;
import espalier.driver.StatisticalSeparation;
import espalier.driver.TreeShape;
import espalier.game.Quoted;
import espalier.game.Text;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Range;
import espalier.jobs.Table;
import espalier.lab.bestnode.Cost;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.solution.TreeKind;
import espalier.learning.SeparationTraining;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Result;
import espalier.search.Search;
import espalier.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Every algorithm on one set of trees, with the defaults of the command line: {@code espalier demo}. */
public final class AllAlgorithms extends Experiment {
    /** What is compared. */
    public static final List<Cost> COSTS = List.of(Cost.LEAVES, Cost.VISITS);

    private static final double MOST_LEAVES = 1 << 26;

    /** Trees whose move ordering is a parameter. */
    public enum Kind {
        ORDERED(TreeKind.TOP_DOWN_RANDOM, "ordered (made from the root down)"),
        REORDERED(TreeKind.REORDERED, "reordered (i.i.d. uniform leaves)");

        private final TreeKind trees;
        private final String words;

        Kind(TreeKind trees, String words) {
            this.trees = trees;
            this.words = words;
        }

        static Kind of(Parameters parameters) {
            String name = parameters.text("kind");
            return Arrays.stream(values())
                    .filter(kind -> kind.name().equalsIgnoreCase(name))
                    .findAny()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "'kind' is " + Quoted.quoted(name) + ", it must be ordered or reordered"));
        }
    }

    /** Algorithms that share a chart. Minimax is in none: it evaluates every leaf and would be off the scale. */
    enum Family {
        WINDOWS(
                "Depth-first with windows",
                "alpha-beta s-alpha-beta alpha-beta-memory scout pvs nega-scout nega-scout-memory informed-nega-scout"
                        + " aspiration-nega-scout"),
        FROM_ABOVE("Best-first from above", "sss-star rec-sss-star sss-2 sss-2-diminish ab-sss-star sss-4 mtd-step"),
        FROM_BELOW(
                "Best-first from below or from the middle",
                "dual-star dual-2 ab-dual-star mtd-f sss-0 sss-b c-star c-star-memory"),
        BEST_MOVE(
                "Best move only",
                "mtd-best alpha-bounding second-best bns bns-memory bns-statistical bns-statistical-memory bns-analytic"
                        + " bns-analytic-memory");

        private final String title;
        private final List<Algorithm> members;

        Family(String title, String members) {
            this.title = title;
            this.members =
                    Arrays.stream(members.split(" ", -1)).map(Algorithm::named).toList();
        }

        List<Algorithm> members() {
            return members;
        }
    }

    public AllAlgorithms() {
        super(new Description("open", "all algorithms")
                .claim(
                        "What does every algorithm need on the same trees, compared with alpha-beta? Known: SSS* and DUAL*"
                                + " never evaluate more leaves than alpha-beta, AB-SSS* and AB-DUAL* exactly as many as they.")
                .counting(
                        "distinct leaves and visits of all nodes, in percent of alpha-beta's on the same tree, lower is"
                                + " better: means over trees of the ratio, with 95 % intervals; every algorithm has the defaults of"
                                + " the command line: first guess at the middle of the range, step 50, aspiration window \u00b110, the exact"
                                + " search tree where it has a memory; a line with several names means that their counts agree on"
                                + " every tree; bns-statistical and bns-analytic assume uniform trees without ordering; algorithms"
                                + " for the best move only do not find its value; minimax is in the tables only; a job fails if two"
                                + " exact algorithms disagree on a value")
                .columns("percent", "seed", "algorithm")
                .columns(COSTS.stream().map(Cost::column).toArray(String[]::new))
                .quick("5 s", "kind=ordered width=5 depth=7 percents=20,40,60,80,100 trees=1..20")
                .paper("70 s", "trees=1..1000"));
    }

    /** The trees of a run, in words. */
    public static String describe(Parameters parameters) {
        List<Integer> percents = parameters.integers("percents");
        Range trees = parameters.range("trees", 1);
        return Kind.of(parameters).words + " trees of width " + parameters.text("width") + " and depth "
                + parameters.text("depth") + ", leaf values 0 to " + TreeKind.HIGH + "; a best child comes first in "
                + percents.stream().map(p -> p + " %").collect(Collectors.joining(", ")) + " of the nodes; seeds "
                + trees.first() + " to " + (trees.end() - 1) + " for each ordering, "
                + percents.size() * (long) trees.count() + " trees in all";
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        Kind kind = Kind.of(parameters);
        int width = parameters.integer("width", 1, 1000);
        int depth = parameters.integer("depth", 1, 512);
        if (Math.pow(width, depth) > MOST_LEAVES) {
            throw new IllegalArgumentException(
                    "--width " + width + " --depth " + depth + ": minimax would look at more than 2^26 leaves");
        }
        List<Algorithm> algorithms = Algorithm.all();
        Map<TreeShape, StatisticalSeparation> trained = new ConcurrentHashMap<>();
        return Jobs.each(
                parameters.integers("percents", 0, 100), parameters.range("trees", 1), (percent, seed, rows) -> {
                    StatisticalSeparation separation = trained.computeIfAbsent(
                            new TreeShape(width, depth, 0, TreeKind.HIGH), SeparationTraining::train);
                    Tree<?> tree = kind.trees.tree(width, depth, percent, seed);
                    int value = 0;
                    for (Algorithm algorithm : algorithms) {
                        Counter counter = Counter.of(algorithm);
                        Result result = search(tree, algorithm, separation, counter);
                        if (algorithm.equals(MINIMAX)) {
                            value = result.value().orElseThrow();
                        } else if (algorithm.exact() && result.value().orElseThrow() != value) {
                            throw new IllegalStateException(algorithm.label() + " finds "
                                    + result.value().getAsInt() + " instead of " + value + " in the tree of ordering "
                                    + percent + " % and seed " + seed);
                        }
                        rows.add(percent, seed, algorithm.label(), counter.leafEvaluations(), counter.nodeVisits());
                    }
                });
    }

    private static <P extends Tree<P>> Result search(
            Tree<P> tree, Algorithm algorithm, StatisticalSeparation trained, Counter counter) {
        return Search.<P>with(algorithm)
                .offer(Hints.of(tree).trained(() -> trained))
                .observer(counter)
                .run(tree.copy());
    }

    private static double[] counts(Table rows, Cost cost, String algorithm) {
        return rows.where("algorithm", algorithm).numbers(cost.column());
    }

    /**
     * An algorithm's cost in percent of alpha-beta's: the mean over trees of the ratio on each tree.
     *
     * @param rows of one ordering
     */
    public static Estimate percent(Table rows, Cost cost, String algorithm) {
        double[] own = counts(rows, cost, algorithm);
        double[] base = counts(rows, cost, ALPHA_BETA.label());
        Arrays.setAll(own, i -> 100 * own[i] / base[i]);
        return Estimate.of(own);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        List<Integer> percents = parameters.integers("percents");
        for (Family family : Family.values()) {
            for (Cost cost : COSTS) {
                found.show(figure(family, cost, percents, rows));
            }
        }
        for (Cost cost : COSTS) {
            Exhibit.Numbers table = new Exhibit.Numbers(
                    "Mean " + cost.words() + ", and percent of alpha-beta's",
                    "algorithm",
                    percents.stream().map(percent -> "best first " + percent + " %"));
            for (String algorithm : rows.distinct("algorithm")) {
                table.row(
                        algorithm,
                        percents.stream()
                                .map(percent -> cell(rows.where("percent", percent), cost, algorithm))
                                .toList());
            }
            found.show(table);
        }
        for (String algorithm : List.of("sss-star", "dual-star")) {
            found.want(onEveryTree(rows, algorithm, "alpha-beta", "no more leaves than", (own, other) -> own <= other));
            found.want(onEveryTree(rows, "ab-" + algorithm, algorithm, "as many leaves as", Double::equals));
        }
        found.remark("The trees: " + describe(parameters) + ".");
    }

    private static String cell(Table rows, Cost cost, String algorithm) {
        return Text.of(
                "%,.0f (%s %%)",
                rows.where("algorithm", algorithm).mean(cost.column()),
                percent(rows, cost, algorithm).text(1));
    }

    private static Criterion onEveryTree(
            Table rows, String algorithm, String other, String words, BiPredicate<Double, Double> relation) {
        double[] a = counts(rows, Cost.LEAVES, algorithm);
        double[] b = counts(rows, Cost.LEAVES, other);
        long holds = IntStream.range(0, a.length)
                .filter(i -> relation.test(a[i], b[i]))
                .count();
        return new Criterion(
                algorithm + " evaluates " + words + " " + other + " on every tree",
                "on " + holds + " of " + a.length,
                holds == a.length);
    }

    /** Algorithms whose counts coincide share a line. */
    private static Plot figure(Family family, Cost cost, List<Integer> percents, Table rows) {
        Plot plot = new Plot(
                        family.title + ": " + cost.words(),
                        "nodes whose best child comes first (%)",
                        cost.words() + ", % of alpha-beta")
                .reference(100);
        List<String> names = family.members.stream().map(Algorithm::label).toList();
        List<String> left = new ArrayList<>(names);
        while (!left.isEmpty()) {
            String first = left.get(0);
            double[] counts = counts(rows, cost, first);
            List<String> same = left.stream()
                    .filter(other -> Arrays.equals(counts, counts(rows, cost, other)))
                    .toList();
            left.removeAll(same);
            plot.line(
                    same,
                    percents.stream()
                            .sorted()
                            .map(percent -> new Point(percent, percent(rows.where("percent", percent), cost, first)))
                            .toList(),
                    names.indexOf(first));
        }
        return plot;
    }
}
