package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Algorithm;
import espalier.tree.ExplicitTree;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The theorem and the algorithm of stockman, both from their definitions. */
class StockmanTest {
    /** The minimax value is the least value of a max solution tree and the greatest of a min solution tree. */
    @Test
    void theoremOnAllSmallTrees() {
        IntStream.rangeClosed(2, 5)
                .mapToObj(AllTrees::shapes)
                .forEach(shapes -> shapes.forEach(shape -> AllTrees.fill(shape, 3, StockmanTest::theorem)));
        IntStream.rangeClosed(2, 6)
                .mapToObj(AllTrees::shapesOfNodes)
                .forEach(shapes -> shapes.forEach(shape -> AllTrees.fill(shape, 3, StockmanTest::theorem)));
    }

    private static void theorem(ExplicitTree tree) {
        Node root = Node.of(tree);
        int value = root.minimax();
        int least = solutionTrees(root, true).stream().mapToInt(v -> v).min().orElseThrow();
        int greatest =
                solutionTrees(root, false).stream().mapToInt(v -> v).max().orElseThrow();
        if (least != value || greatest != value) {
            throw new AssertionError("on " + tree + ": " + greatest + ", " + value + ", " + least);
        }
    }

    /**
     * The values of all solution trees below a node. A max solution tree has all children of a MAX node and one of a
     * MIN node, and its value is its largest leaf; a min solution tree is the opposite.
     */
    private static Set<Integer> solutionTrees(Node node, boolean max) {
        Set<Integer> values = new HashSet<>();
        if (node.isLeaf()) {
            values.add(node.value);
        } else if (node.max == max) {
            values.addAll(solutionTrees(node.children.get(0), max));
            for (Node child : node.children.subList(1, node.children.size())) {
                Set<Integer> combined = new HashSet<>();
                for (int a : values) {
                    for (int b : solutionTrees(child, max)) {
                        combined.add(max ? Math.max(a, b) : Math.min(a, b));
                    }
                }
                values = combined;
            }
        } else {
            for (Node child : node.children) {
                values.addAll(solutionTrees(child, max));
            }
        }
        return values;
    }

    /** The heap, the purge without a scan and the walk between states change nothing about stockman's table. */
    @Test
    void openListIsStockmans() {
        Counterexample.none(RandomTrees.trees(1000, 5), tree -> {
            assertThat(Errata.leaves(tree, Algorithm.SSS_STAR))
                    .containsExactly(NaiveStockman.leaves(tree, false, NaiveStockman.Ties.LEFT_FIRST));
            assertThat(Errata.leaves(tree, Algorithm.DUAL_STAR))
                    .containsExactly(NaiveStockman.leaves(tree, true, NaiveStockman.Ties.LEFT_FIRST));
            assertThat(NaiveStockman.value(tree, false)).isEqualTo(Node.of(tree).minimax());
            assertThat(NaiveStockman.value(tree, true)).isEqualTo(Node.of(tree).minimax());
        });
    }
}
