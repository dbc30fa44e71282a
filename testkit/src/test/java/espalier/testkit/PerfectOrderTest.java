package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.driver.Hints;
import espalier.driver.Separation;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.OrderedTree;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With the best child first everywhere, only the critical tree is searched: the count of knuth-moore. */
class PerfectOrderTest {
    /** MTD(best) may stop before the value is known, and so below the count. */
    private static boolean counts(Algorithm algorithm) {
        return TreeLaws.SURPASSING.contains(algorithm) && algorithm.exact();
    }

    private static Counter run(Algorithm algorithm, OrderedTree tree) {
        Counter counter = Counter.of(algorithm);
        Search.<OrderedTree>with(algorithm)
                .offer(Hints.of(tree).guess(tree.low()).trained(Separation::linear))
                .observer(counter)
                .run(tree);
        return counter;
    }

    private static boolean isCStar(Algorithm algorithm) {
        return algorithm.equals(Algorithm.C_STAR) || algorithm.equals(Algorithm.C_STAR_MEMORY);
    }

    @ParameterizedTest
    @CsvSource({"1,5", "2,1", "2,8", "3,5", "3,6", "4,4", "5,5", "9,3", "20,2"})
    void leavesAreKnuthAndMooresCount(int width, int depth) {
        int half = depth / 2;
        long expected = Math.round(Math.pow(width, depth - half) + Math.pow(width, half)) - 1;
        for (int root : new int[] {0, 1, 37, 98, 99}) {
            OrderedTree tree = new OrderedTree(width, depth, 0, 99, 100, 17, OptionalInt.of(root));
            for (Algorithm algorithm : Algorithm.all()) {
                if (!counts(algorithm)) {
                    continue;
                }
                long leaves = run(algorithm, tree).leafEvaluations();
                boolean endOfRange = root == 0 || root == 99;
                if (isCStar(algorithm) && endOfRange) {
                    // The range gives one of the two proofs.
                    assertThat(leaves).as(algorithm + " on root " + root).isLessThanOrEqualTo(expected);
                } else {
                    assertThat(leaves).as(algorithm + " on root " + root).isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void nodesOfTheExperiment() {
        OrderedTree tree = new OrderedTree(5, 9, 0, 999, 100, 3, OptionalInt.of(504));
        for (Algorithm algorithm : Algorithm.all()) {
            if (counts(algorithm)) {
                Counter counter = run(algorithm, tree);
                assertThat(counter.leafEvaluations() + counter.interiorNodes())
                        .as(algorithm.label())
                        .isEqualTo(6238);
            }
        }
    }
}
