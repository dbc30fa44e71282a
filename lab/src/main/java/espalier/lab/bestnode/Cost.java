package espalier.lab.bestnode;

import espalier.jobs.Column;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.chart.Look;
import espalier.lab.experiment.Exhibit;
import espalier.observe.Counter;
import espalier.search.Search;
import espalier.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** What searches cost, as columns of a table, and how costs are compared. */
public enum Cost {
    /** Distinct leaves: evaluations if the table remembers leaves. */
    LEAVES("leaf evaluations"),
    /** Entries into leaves: evaluations if it does not. */
    LEAF_VISITS("leaf visits"),
    /** Entries into any node. */
    VISITS("node visits");

    private final String words;

    Cost(String words) {
        this.words = words;
    }

    /** For titles and axes. */
    public String words() {
        return words;
    }

    /** The name of its column. */
    public String column() {
        return words.replace(' ', '-');
    }

    /** The columns of all costs behind these. */
    public static List<Column> columns(String... before) {
        List<Column> columns = new ArrayList<>();
        for (String name : before) {
            columns.add(Column.of(name));
        }
        for (Cost cost : values()) {
            columns.add(Column.of(cost.column()));
        }
        return columns;
    }

    /** Runs a search: the cells of a row. */
    public static <P extends Tree<P>> Object[] of(Search<P> search, P tree, Object... before) {
        Counter counter = Counter.of(search.algorithm());
        search.observer(counter).run(tree);
        List<Object> row = new ArrayList<>(List.of(before));
        row.addAll(List.of(counter.leafEvaluations(), counter.leafVisits(), counter.nodeVisits()));
        return row.toArray();
    }

    /** The mean cost of one algorithm in percent of another's, on the same trees. */
    public Estimate percent(Table rows, String algorithm, String base) {
        return Estimate.ofTotals(
                        rows.where("algorithm", algorithm).numbers(column()),
                        rows.where("algorithm", base).numbers(column()))
                .times(100);
    }

    /** A line: the cost of one algorithm relative to another's, by the width of the tree. */
    public Series line(Table rows, String name, String algorithm, String base, int look) {
        List<Point> points = rows.distinct("width").stream()
                .map(width ->
                        new Point(Double.parseDouble(width), percent(rows.where("width", width), algorithm, base)))
                .toList();
        return new Series(List.of(name), points, new Look(look));
    }

    /** A figure of such lines. */
    public Exhibit figure(String title, String base, List<Series> lines) {
        return new Exhibit.Figure(new LineChart(
                title, "width of the tree", words + " (% of " + base + ")", OptionalDouble.of(100), lines));
    }
}
