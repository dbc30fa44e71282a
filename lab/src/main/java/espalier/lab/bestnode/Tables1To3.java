package espalier.lab.bestnode;

import espalier.game.Text;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tables 1 to 3: how minimax values are distributed, and which values separate the two moves at the root. */
public final class Tables1To3 extends TwoMoves {
    public Tables1To3() {
        super(
                new Description("best-node", "tables 1 to 3")
                        .claim(
                                "Of 1000 binary trees of depth 14 with leaves 0..80 most have the value 31 (252 of them), and X = 30"
                                        + " separates the moves of most (509).")
                        .counting(
                                "X separates a tree if exactly one of its two root moves is worth X or more; numbers are per 1000 trees"));
    }

    /** Table 2 as printed: rows are the better move from {@link #PRINTED_FROM} on, columns the worse one. */
    private static final int[][] PRINTED = {
        {0},
        {0, 0},
        {0, 1, 0},
        {0, 0, 2, 3},
        {0, 0, 5, 3, 3},
        {0, 1, 0, 12, 12, 13},
        {0, 0, 2, 10, 35, 43, 34},
        {1, 2, 6, 9, 26, 58, 71, 33},
        {0, 0, 6, 10, 27, 41, 78, 57, 33},
        {0, 1, 3, 13, 17, 30, 32, 41, 38, 14},
        {0, 0, 1, 2, 8, 12, 26, 28, 21, 11, 2},
        {0, 0, 0, 1, 3, 5, 13, 8, 6, 2, 2, 2},
        {0, 0, 0, 0, 0, 2, 4, 3, 2, 3, 0, 0, 0},
        {0, 0, 0, 0, 0, 0, 1, 2, 2, 1, 1, 0, 0, 0}
    };

    private static final int PRINTED_FROM = 23;

    /** How many of the paper's 1000 trees have such a pair. */
    static int printedPair(int second, int best) {
        int row = best - PRINTED_FROM;
        int column = second - PRINTED_FROM;
        return row < 0 || row >= PRINTED.length || column < 0 || column > row ? 0 : PRINTED[row][column];
    }

    /** How many of the paper's trees have a value: table 1, the sums of table 2's rows. */
    static int printedBest(int value) {
        return IntStream.rangeClosed(0, value)
                .map(second -> printedPair(second, value))
                .sum();
    }

    /** How many of the paper's trees X separates: sums of rectangles of table 2, as in its table 3. */
    static int printedSeparatedBy(int x) {
        return IntStream.range(x, PRINTED_FROM + PRINTED.length)
                .map(best -> IntStream.range(0, x)
                        .map(second -> printedPair(second, best))
                        .sum())
                .sum();
    }

    /** How often each pair of values occurs, the smaller one first. */
    private record Pairs(int[][] counts, int trees) {
        static Pairs of(Table rows, int high) {
            double[] left = rows.numbers("left");
            double[] right = rows.numbers("right");
            int[][] counts = new int[high + 1][high + 1];
            for (int i = 0; i < left.length; i++) {
                counts[(int) Math.min(left[i], right[i])][(int) Math.max(left[i], right[i])]++;
            }
            return new Pairs(counts, left.length);
        }

        double perThousand(int count) {
            return 1000.0 * count / trees;
        }

        int pair(int second, int best) {
            return counts[second][best];
        }

        int best(int value) {
            return value >= counts.length ? 0 : sum(0, value, value, value);
        }

        int separatedBy(int x) {
            return x >= counts.length ? 0 : sum(0, x - 1, x, counts.length - 1);
        }

        private int sum(int secondFrom, int secondTo, int bestFrom, int bestTo) {
            int sum = 0;
            for (int second = secondFrom; second <= secondTo; second++) {
                for (int best = bestFrom; best <= bestTo; best++) {
                    sum += counts[second][best];
                }
            }
            return sum;
        }

        /** Values that occur, from the first to the last. */
        int[] seen() {
            int[] all = IntStream.range(0, counts.length)
                    .filter(v ->
                            best(v) > 0 || IntStream.range(v, counts.length).anyMatch(b -> pair(v, b) > 0))
                    .toArray();
            return IntStream.rangeClosed(all[0], all[all.length - 1]).toArray();
        }

        private static int where(IntUnaryOperator count, int size) {
            return IntStream.range(0, size)
                    .reduce((a, b) -> count.applyAsInt(b) > count.applyAsInt(a) ? b : a)
                    .orElseThrow();
        }

        int mode() {
            return where(this::best, counts.length);
        }

        int bestSeparator() {
            return where(this::separatedBy, counts.length);
        }
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Pairs pairs = Pairs.of(rows, parameters.integer("high"));
        int mode = pairs.mode();
        int separator = pairs.bestSeparator();
        found.want("most trees are worth 31", "most are worth " + mode, mode == 31);
        found.want(Criterion.between(
                "of 1000 trees 252 are worth 31 (210 to 300)",
                Estimate.share(pairs.best(31), pairs.trees).times(1000),
                210,
                300));
        found.want("most trees are separated by X = 30", "by X = " + separator, separator == 30);
        found.want(Criterion.between(
                "X = 30 separates 509 of 1000 trees (440 to 540)",
                Estimate.share(pairs.separatedBy(30), pairs.trees).times(1000),
                440,
                540));
        found.show(byValue(
                "Table 1: trees by minimax value", "minimax value", pairs, pairs::best, Tables1To3::printedBest));
        found.show(matrix(pairs));
        found.show(byValue(
                "Table 3: trees separated by X", "X", pairs, pairs::separatedBy, Tables1To3::printedSeparatedBy));
    }

    private static Exhibit byValue(
            String title, String name, Pairs pairs, IntUnaryOperator count, IntUnaryOperator printed) {
        Exhibit.Numbers table = new Exhibit.Numbers(title, name + " | of 1000 trees | in the paper");
        for (int value : pairs.seen()) {
            table.row(value, number(pairs, count.applyAsInt(value)), printed.applyAsInt(value));
        }
        return table;
    }

    private static String number(Pairs pairs, int count) {
        return Text.of("%.1f", pairs.perThousand(count));
    }

    private static Exhibit matrix(Pairs pairs) {
        int[] seen = pairs.seen();
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Table 2: of 1000 trees, by the better (rows) and the worse move; in parentheses the paper's",
                "better move",
                Stream.concat(Arrays.stream(seen).mapToObj(Integer::toString), Stream.of("all")));
        for (int best : seen) {
            List<String> row = new ArrayList<>();
            for (int second : seen) {
                row.add(
                        second > best
                                ? ""
                                : number(pairs, pairs.pair(second, best)) + " (" + printedPair(second, best) + ")");
            }
            row.add(number(pairs, pairs.best(best)) + " (" + printedBest(best) + ")");
            table.row(Integer.toString(best), row);
        }
        return table;
    }
}
