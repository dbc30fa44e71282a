package espalier.lab.bestnode;

import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.observe.Counter;
import espalier.search.Search;
import espalier.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;

/** The costs of a search as columns of a table, and their comparison. */
public enum Cost {
    /** Distinct leaves: evaluations if the table stores leaves. */
    LEAVES("leaf evaluations", Counter::leafEvaluations),
    /** Entries into leaves: evaluations if it does not. */
    LEAF_VISITS("leaf visits", Counter::leafVisits),
    /** Entries into any node. */
    VISITS("node visits", Counter::nodeVisits);

    private final String words;
    private final ToLongFunction<Counter> count;

    Cost(String words, ToLongFunction<Counter> count) {
        this.words = words;
        this.count = count;
    }

    /** For titles and axes. */
    public String words() {
        return words;
    }

    /** The name of its column. */
    public String column() {
        return words.replace(' ', '-');
    }

    /** The columns of all costs. */
    public static String[] columns() {
        return Arrays.stream(values()).map(Cost::column).toArray(String[]::new);
    }

    /** What a search costs. */
    public <P extends Tree<P>> long of(Search<P> search, P tree) {
        return count.applyAsLong(counted(search, tree));
    }

    /** Runs a search: the cells of a row, the costs behind the others. */
    public static <P extends Tree<P>> Object[] row(Search<P> search, P tree, Object... before) {
        Counter counter = counted(search, tree);
        List<Object> row = new ArrayList<>(List.of(before));
        for (Cost cost : values()) {
            row.add(cost.count.applyAsLong(counter));
        }
        return row.toArray();
    }

    private static <P extends Tree<P>> Counter counted(Search<P> search, P tree) {
        Counter counter = Counter.of(search.algorithm());
        search.observer(counter).run(tree);
        return counter;
    }

    /** The mean cost of one algorithm in percent of another's, on the same trees. */
    public Estimate percent(Table rows, String algorithm, String base) {
        return Estimate.ofTotals(
                        rows.where("algorithm", algorithm).numbers(column()),
                        rows.where("algorithm", base).numbers(column()))
                .times(100);
    }

    /** A figure of costs by the width of the tree. */
    public Plot plot(String title, String base) {
        return new Plot(title, "width of the tree", words + " (% of " + base + ")").reference(100);
    }

    /** Adds a line: the cost of one algorithm relative to another's. */
    public void line(Plot plot, Table rows, String name, String algorithm, String base) {
        plot.line(
                name,
                rows.distinct("width").stream().map(Integer::valueOf).toList(),
                width -> percent(rows.where("width", width), algorithm, base));
    }
}
