package espalier.lab.solution;

import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.DescribedExperiment;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.search.Algorithm;
import espalier.tree.ExplicitTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Figure 7: a tree in which beginning nearer to the game value costs more. The picture is lost, so every small tree is
 * looked at: each shape without single children, each way to fill in values.
 */
public final class Figure7 extends DescribedExperiment {
    private static final Contender SSS_0 = new Contender("SSS-0", Algorithm.SSS_0);
    private static final String NONE = "none";

    /** What is begun with a guess above the value. */
    private enum Begun {
        CALL("one null-window call"),
        SEARCH("all calls of SSS-0");

        private final String words;

        Begun(String words) {
            this.words = words;
        }

        long nodes(ExplicitTree tree, int guess) {
            return this == CALL ? Contender.nullWindow(tree, guess) : SSS_0.nodes(tree, guess);
        }
    }

    public Figure7() {
        super(new Description(
                "solution-trees",
                "figure 7",
                "There are trees in which a call with f + x1 expands fewer nodes than one with f + x2, although x1 > x2 and f"
                        + " is the game value.",
                "distinct interior nodes plus distinct leaves, of one call and of the sequence of calls it begins; guesses"
                        + " from f + 1 on; commas in trees are written as spaces",
                "3 s",
                "5 s"));
    }

    @Override
    public Parameters parameters(Size size) {
        return Parameters.of("leaves", size == Size.QUICK ? 5 : 6, "values", 4);
    }

    @Override
    public List<Column> columns() {
        return List.of(
                Column.of("leaves"),
                Column.of("shape"),
                Column.of("begun"),
                Column.of("trees"),
                Column.of("cheaper"),
                Column.of("example"),
                Column.of("near"),
                Column.of("far"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        int values = parameters.integer("values", 2);
        List<String> shapes = new ArrayList<>();
        for (int leaves = 2; leaves <= parameters.integer("leaves", 2, 10); leaves++) {
            shapes.addAll(shapes(leaves));
        }
        return Jobs.each(
                shapes, List.of(Begun.values()), 1, (shape, begun, number, rows) -> look(shape, begun, values, rows));
    }

    /** All shapes of so many leaves in which nobody is an only child, as nested arrays of zeros. */
    static List<String> shapes(int leaves) {
        return leaves == 1
                ? List.of("0")
                : forests(leaves, 2).stream().map(f -> "[" + f + "]").toList();
    }

    /** Sequences of at least so many trees. */
    private static List<String> forests(int leaves, int least) {
        List<String> all = new ArrayList<>();
        if (least <= 1) {
            all.addAll(shapes(leaves));
        }
        for (int first = 1; first < leaves; first++) {
            for (String head : shapes(first)) {
                for (String tail : forests(leaves - first, Math.max(1, least - 1))) {
                    all.add(head + "," + tail);
                }
            }
        }
        return all;
    }

    private static void look(String shape, Begun begun, int values, Rows rows) {
        ExplicitTree empty = ExplicitTree.parse(shape);
        int[] leaves = new int[empty.leaves()];
        int trees = 0;
        int cheaper = 0;
        String example = NONE;
        String near = NONE;
        String far = NONE;
        do {
            ExplicitTree tree = empty.withLeaves(leaves);
            trees++;
            int value = TreeSet.value(tree);
            boolean found = false;
            // Beyond the largest value all guesses are alike.
            for (int guess = value + 1; guess < values && !found; guess++) {
                long here = begun.nodes(tree, guess);
                long further = begun.nodes(tree, guess + 1);
                if (further < here) {
                    found = true;
                    cheaper++;
                    if (example.equals(NONE)) {
                        example = tree.toString().replace(',', ' ');
                        near = "f + " + (guess - value) + ": " + here;
                        far = "f + " + (guess + 1 - value) + ": " + further;
                    }
                }
            }
        } while (next(leaves, values));
        rows.add(leaves.length, shape.replace(',', ' '), begun, trees, cheaper, example, near, far);
    }

    /** Counts up, the last digit first; false after the last number. */
    private static boolean next(int[] digits, int base) {
        for (int i = digits.length - 1; i >= 0; i--) {
            if (++digits[i] < base) {
                return true;
            }
            digits[i] = 0;
        }
        return false;
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Criterion> criteria = new ArrayList<>();
        List<List<String>> numbers = new ArrayList<>();
        for (Begun begun : Begun.values()) {
            Table own = rows.where("begun", begun);
            Table examples = own.where("example", text -> !text.equals(NONE));
            String smallest =
                    examples.size() == 0 ? NONE : examples.distinct("example").get(0);
            criteria.add(new Criterion(
                    "there is such a tree: " + begun.words, "smallest: " + smallest, examples.size() > 0));
            for (String leaves : own.distinct("leaves")) {
                Table group = own.where("leaves", leaves);
                Table found = group.where("example", text -> !text.equals(NONE));
                double trees = sum(group, "trees");
                double cheaper = sum(group, "cheaper");
                numbers.add(List.of(
                        begun.words,
                        leaves,
                        String.format(Locale.ROOT, "%.0f", trees),
                        String.format(Locale.ROOT, "%.0f", cheaper),
                        found.size() == 0 ? "" : found.distinct("example").get(0),
                        found.size() == 0 ? "" : found.distinct("near").get(0),
                        found.size() == 0 ? "" : found.distinct("far").get(0)));
            }
        }
        Exhibit table = new Exhibit.Numbers(
                "All small trees with values 0 to " + (parameters.integer("values") - 1),
                List.of("what is begun", "leaves", "trees", "further is cheaper", "first example", "nearer", "further"),
                numbers);
        return new Outcome(List.of(table), criteria, "");
    }

    private static double sum(Table rows, String column) {
        return rows.size() * rows.mean(column);
    }
}
