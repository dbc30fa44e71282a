package espalier.testkit;

import espalier.tree.ExplicitTree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Every tree up to a size. Without one-child nodes there are 1, 3, 11, 45, 197, 903, 4279 shapes of 2, 3, ... 8 leaves
 * (the little Schr\u00f6der numbers); each is filled with every combination of the leaf values 0 to {@code values - 1}.
 */
final class AllTrees {
    private AllTrees() {}

    /** All shapes with this many leaves (at least 2) in which no node has exactly one child; the leaves are 0. */
    static List<ExplicitTree> shapes(int leaves) {
        return parse(
                rows(leaves, false).stream().filter(row -> row.startsWith("[")).toList());
    }

    /** All shapes with this many nodes (at least 2), one-child nodes included. */
    static List<ExplicitTree> shapesOfNodes(int nodes) {
        List<String> shapes = new ArrayList<>();
        for (String children : forests(nodes - 1)) {
            shapes.add('[' + children + ']');
        }
        return parse(shapes);
    }

    /** All trees of this shape with leaf values 0 to {@code values - 1}. */
    static void fill(ExplicitTree shape, int values, Consumer<ExplicitTree> consumer) {
        int[] leaves = new int[shape.leaves()];
        int at;
        do {
            consumer.accept(shape.withLeaves(leaves));
            at = leaves.length - 1;
            while (at >= 0 && ++leaves[at] == values) {
                leaves[at--] = 0;
            }
        } while (at >= 0);
    }

    private static List<ExplicitTree> parse(List<String> texts) {
        return texts.stream().map(ExplicitTree::parse).toList();
    }

    /** All nodes with this many leaves; with {@code inRow}, all rows of two or more siblings instead. */
    private static List<String> rows(int leaves, boolean inRow) {
        List<String> result = new ArrayList<>();
        if (!inRow) {
            if (leaves == 1) {
                result.add("0");
            }
            for (String row : leaves == 1 ? List.<String>of() : rows(leaves, true)) {
                result.add('[' + row + ']');
            }
            return result;
        }
        for (int first = 1; first < leaves; first++) {
            List<String> rest = new ArrayList<>(rows(leaves - first, false));
            if (leaves - first > 1) {
                rest.addAll(rows(leaves - first, true));
            }
            for (String node : rows(first, false)) {
                for (String siblings : rest) {
                    result.add(node + ',' + siblings);
                }
            }
        }
        return result;
    }

    /** All rows of one or more siblings with this many nodes altogether. */
    private static List<String> forests(int nodes) {
        List<String> result = new ArrayList<>();
        for (int first = 1; first <= nodes; first++) {
            List<String> heads = new ArrayList<>();
            if (first == 1) {
                heads.add("0");
            } else {
                forests(first - 1).forEach(children -> heads.add('[' + children + ']'));
            }
            for (String head : heads) {
                if (first == nodes) {
                    result.add(head);
                } else {
                    forests(nodes - first).forEach(siblings -> result.add(head + ',' + siblings));
                }
            }
        }
        return result;
    }
}
