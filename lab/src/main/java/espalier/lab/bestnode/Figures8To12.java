package espalier.lab.bestnode;

import espalier.driver.AnalyticSeparation;
import espalier.driver.TreeShape;
import espalier.game.Text;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;

/**
 * Table 4 and figures 8 to 12: the distribution of minimax values, computed level by level and compared with
 * experiment.
 */
public final class Figures8To12 extends TwoMoves {
    /** The range in which the root's distribution changes. */
    private static final int ZOOM_FROM = 20;

    private static final int ZOOM_TO = 40;

    /** The paper's digits. */
    private static final List<List<String>> TABLE_4 = List.of(
            List.of("1 in the paper", "1 / 80", "0.02484375", "0.00061721", "0.00123404", "0"),
            List.of("2 in the paper", "2 / 80", "0.049375", "0.00243789", "0.00486984", "0"),
            List.of("3 in the paper", "3 / 80", "0.07359375", "0.00541604", "0.01080275", "0"),
            List.of("80 in the paper", "80 / 80", "1", "1", "1", "1"));

    public Figures8To12() {
        super(new Description("best-node", "table 4 and figures 8 to 12")
                .claim(
                        "The computed distribution of minimax values is really close to the experimental one; the first separation"
                                + " value is 30, the second 29 or 31.")
                .counting("F(x) = P(value <= x) of trees of width 2; the paper writes x/80 for leaves 0..80, correct"
                        + " is (x+1)/81; errors are the largest difference between computed and counted F"
                        + " at the root"));
    }

    /** F at a level, counted from the leaves: minimum first. */
    private static double cumulative(double leaf, int level) {
        double f = leaf;
        for (int i = 1; i <= level; i++) {
            f = i % 2 == 1 ? 1 - (1 - f) * (1 - f) : f * f;
        }
        return f;
    }

    private static double printed(int x, int high) {
        return (double) x / high;
    }

    private static double right(int x, int high) {
        return (x + 1.0) / (high + 1);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        int depth = parameters.integer("depth");
        int high = parameters.integer("high");
        String leaves = "(x+1)/" + (high + 1);
        double[] counted = counted(rows, high);
        int zoomFrom = high < ZOOM_TO ? 0 : ZOOM_FROM;
        int zoomTo = Math.min(high, ZOOM_TO);
        IntToDoubleFunction repaired = x -> cumulative(right(x, high), depth);
        IntToDoubleFunction asPrinted = x -> cumulative(printed(x, high), depth);
        found.show(table4(depth, high));
        found.show(levels(
                "Figure 8: cumulative probability by level",
                "P(value <= x)",
                depth,
                high,
                (level, x) -> cumulative(right(x, high), level)));
        found.show(levels(
                "Figure 9: probability density by level",
                "P(value = x)",
                depth,
                high,
                (level, x) -> density(x, y -> cumulative(right(y, high), level))));
        Plot errors = new Plot("Figure 10: computed minus counted", "value x", "difference of P(value <= x)");
        line(errors, "with " + leaves, 0, high, x -> repaired.applyAsDouble(x) - counted[x]);
        line(errors, "as printed, x/" + high, 0, high, x -> asPrinted.applyAsDouble(x) - counted[x]);
        found.show(errors);
        Plot root = new Plot("Figure 11: probability density at the root", "value x", "P(value = x)");
        line(root, "computed", zoomFrom, zoomTo, x -> density(x, repaired));
        line(root, "counted", zoomFrom, zoomTo, x -> density(x, y -> counted[y]));
        found.show(root);
        found.show(separations(depth, high));
        double error = largest(high, x -> Math.abs(repaired.applyAsDouble(x) - counted[x]));
        double errorAsPrinted = largest(high, x -> Math.abs(asPrinted.applyAsDouble(x) - counted[x]));
        AnalyticSeparation separation =
                new AnalyticSeparation(new TreeShape(WIDTH, depth, 0, high)); // no trees are needed for it
        int first = separation.next(0, high + 1, WIDTH);
        int lower = separation.next(0, first, WIDTH);
        int upper = separation.next(first, high + 1, WIDTH);
        found.want(Criterion.between(
                "the formula as printed errs by less than 0.05", Estimate.exact(errorAsPrinted), 0, 0.05));
        // Three standard errors of 1000 trees.
        found.want(Criterion.between("with " + leaves + " it errs by less than 0.05", Estimate.exact(error), 0, 0.05));
        found.want("the first separation value, computed, is 30", Integer.toString(first), first == 30);
        found.want("the second, computed, is 29 or 31", lower + " or " + upper, lower == 29 && upper == 31);
        found.remark(Text.of("Largest errors: %.4f with %s, %.4f as printed.", error, leaves, errorAsPrinted));
    }

    private static double[] counted(Table rows, int high) {
        double[] left = rows.numbers("left");
        double[] right = rows.numbers("right");
        double[] values = new double[left.length];
        Arrays.setAll(values, i -> Math.max(left[i], right[i]));
        return IntStream.rangeClosed(0, high)
                .mapToDouble(x -> Arrays.stream(values).filter(v -> v <= x).count() / (double) values.length)
                .toArray();
    }

    private static double density(int x, IntToDoubleFunction cumulative) {
        return cumulative.applyAsDouble(x) - (x == 0 ? 0 : cumulative.applyAsDouble(x - 1));
    }

    private static double largest(int high, IntToDoubleFunction error) {
        return IntStream.rangeClosed(0, high).mapToDouble(error).max().orElseThrow();
    }

    /** Every second level, so that the lines stay apart. */
    private static Plot levels(
            String title, String yName, int depth, int high, ToDoubleBiFunction<Integer, Integer> function) {
        Plot plot = new Plot(title, "value x", yName);
        for (int level = depth % 2; level <= depth; level += 2) {
            int at = level;
            line(plot, level == 0 ? "leaves" : "level " + level, 0, high, x -> function.applyAsDouble(at, x));
        }
        return plot;
    }

    private static void line(Plot plot, String name, int from, int to, IntToDoubleFunction function) {
        plot.line(
                name, IntStream.rangeClosed(from, to).boxed().toList(), x -> Estimate.exact(function.applyAsDouble(x)));
    }

    /** As printed, including x/80, for a digit-by-digit comparison. */
    private static Exhibit table4(int depth, int high) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Table 4: computed cumulative distribution, as printed",
                "x | leaves | 1, min | 2, max | 3, min | " + depth + ", max");
        for (int x :
                IntStream.of(1, 2, 3, high).filter(x -> x <= high).distinct().toArray()) {
            List<String> row = new ArrayList<>(List.of(x + " / " + high));
            for (int level : new int[] {1, 2, 3, depth}) {
                row.add(Text.of("%.8f", cumulative(printed(x, high), level)));
            }
            table.row(Integer.toString(x), row);
            if (high == 80 && depth == 14) {
                table.row(TABLE_4.get(table.rows().size() / 2));
            }
        }
        return table;
    }

    /** Figure 12 in numbers: the first test value, and the next one if no move or every move reaches it. */
    private static Exhibit separations(int depth, int high) {
        AnalyticSeparation separation = new AnalyticSeparation(new TreeShape(WIDTH, depth, 0, high));
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Figure 12: separation values", "iteration | if all moves are always below | if they never are");
        int down = separation.next(0, high + 1, WIDTH);
        int up = down;
        for (int round = 1; round <= 4; round++) {
            table.row(round, down, up);
            down = separation.next(0, down, WIDTH);
            up = separation.next(up, high + 1, WIDTH);
        }
        return table;
    }
}
