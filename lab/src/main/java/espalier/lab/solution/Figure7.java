package espalier.lab.solution;

import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.jobs.Table;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.tree.ExplicitTree;
import java.util.ArrayList;
import java.util.List;

/**
 * Figure 7: a tree in which a start closer to the game value costs more. The picture is lost, so every small tree is
 * searched: each shape without single children, each way to fill in values.
 */
public final class Figure7 extends Experiment {
    private static final String NONE = "none";

    /** The search that starts with a guess above the value. */
    private enum Begun {
        CALL("one null-window call"),
        SEARCH("all calls of SSS-0");

        private final String words;

        Begun(String words) {
            this.words = words;
        }

        long nodes(ExplicitTree tree, int guess) {
            return this == CALL ? Candidate.nullWindow(tree, guess) : NodeCounts.SSS_0.nodes(tree, guess);
        }
    }

    public Figure7() {
        super(new Description("solution-trees", "figure 7")
                .claim(
                        "There are trees in which a call with f + x1 expands fewer nodes than one with f + x2, although x1 > x2 and"
                                + " f is the game value.")
                .counting("distinct interior nodes plus distinct leaves, of one call and of the sequence of calls"
                        + " that it starts; guesses from f + 1 on; commas in trees are written as spaces")
                .columns("leaves", "shape", "begun", "trees", "cheaper", "example", "near", "far")
                .quick("3 s", "leaves=5 values=4")
                .paper("5 s", "leaves=6"));
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

    /** All shapes of this many leaves without an only child, as nested arrays of zeros. */
    static List<String> shapes(int leaves) {
        return leaves == 1
                ? List.of("0")
                : forests(leaves, 2).stream().map(f -> "[" + f + "]").toList();
    }

    /** Sequences of at least this many trees. */
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
            int value = TreeKind.value(tree);
            boolean found = false;
            // All guesses beyond the largest value are equivalent.
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
    protected void study(Parameters parameters, Table rows, Findings found) {
        Exhibit.Numbers numbers = new Exhibit.Numbers(
                "All small trees with values 0 to " + (parameters.integer("values") - 1),
                "search | leaves | trees | farther is cheaper | first example | nearer | further");
        for (Begun begun : Begun.values()) {
            Table own = rows.where("begun", begun);
            String smallest = first(own, "example", NONE);
            found.want("there is such a tree: " + begun.words, "smallest: " + smallest, !smallest.equals(NONE));
            for (String leaves : own.distinct("leaves")) {
                Table group = own.where("leaves", leaves);
                numbers.row(
                        begun.words,
                        leaves,
                        Math.round(group.sum("trees")),
                        Math.round(group.sum("cheaper")),
                        first(group, "example", ""),
                        first(group, "near", ""),
                        first(group, "far", ""));
            }
        }
        found.show(numbers);
    }

    /** A column of the first row that has an example. */
    private static String first(Table rows, String column, String otherwise) {
        return rows.where("example", text -> !text.equals(NONE)).distinct(column).stream()
                .findFirst()
                .orElse(otherwise);
    }
}
