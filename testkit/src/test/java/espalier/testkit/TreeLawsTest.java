package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.tree.ExplicitTree;
import espalier.tree.UniformTree;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All algorithms against minimax and against each other. */
class TreeLawsTest {
    /** A few of each shape. */
    @Test
    @Tag("mutation")
    void someRandomTrees() {
        Counterexample.none(RandomTrees.trees(100, 1), new TreeLaws()::check);
    }

    /** Wide and deep enough for every buffer to grow, and for OPEN to be a real heap. */
    @Test
    @Tag("mutation")
    void largerTrees() {
        Counterexample.none(
                Stream.of(
                        ExplicitTree.copyOf(new UniformTree(4, 5, 0, 99, 1)),
                        ExplicitTree.copyOf(new UniformTree(3, 6, 0, 20, 2)),
                        ExplicitTree.copyOf(new UniformTree(200, 1, -50, 50, 3)),
                        ExplicitTree.copyOf(new UniformTree(90, 2, -50, 50, 4)),
                        ExplicitTree.copyOf(new UniformTree(4, 3, 0, 99, 16)), // a purge moves a state up in the heap
                        deep(90),
                        ExplicitTree.parse("[" + chain(40, 5) + "," + chain(40, 3) + "]")),
                new TreeLaws()::check);
    }

    /** A chain of nodes with two children, one of them a leaf. */
    private static ExplicitTree deep(int plies) {
        ExplicitTree.Builder builder = new ExplicitTree.Builder();
        for (int ply = 0; ply < plies; ply++) {
            builder.open();
            builder.leaf(Math.floorMod(ply * 37, 41));
        }
        builder.leaf(20);
        for (int ply = 0; ply < plies; ply++) {
            builder.close();
        }
        return builder.tree();
    }

    /** A leaf this far down, without a choice: best-first search jumps from one such leaf to another. */
    private static String chain(int plies, int leaf) {
        return "[".repeat(plies) + leaf + "]".repeat(plies);
    }

    @Test
    @Tag("slow")
    void twentyThousandRandomTrees() {
        Counterexample.none(RandomTrees.trees(20_000, 2), new TreeLaws()::check);
    }

    @Test
    @Tag("slow")
    void forgetfulMemoriesOnFiveThousandRandomTrees() {
        Counterexample.none(RandomTrees.trees(5_000, 7), new TreeLaws()::checkMemories);
    }

    @Test
    @Tag("slow")
    void failSoftBoundsOnTwoThousandRandomTrees() {
        new TreeSearchTest.ToTheEnd<ExplicitTree>() {
            @Override
            protected Stream<ExplicitTree> positions() {
                return RandomTrees.trees(2000, 8);
            }
        }.failSoftBoundsAreTrueBounds();
    }

    @Test
    void everyTreeOfUpToFiveLeavesAndTwoValues() {
        assertThat(every(5, 2)).isEqualTo(4 + 3 * 8 + 11 * 16 + 45 * 32);
    }

    /** 155 thousand trees. */
    @Test
    @Tag("slow")
    void everyTreeOfUpToSixLeavesAndThreeValues() {
        assertThat(every(6, 3)).isEqualTo(9 + 3 * 27 + 11 * 81 + 45 * 243 + 197 * 729);
    }

    private static long every(int leaves, int values) {
        TreeLaws laws = new TreeLaws();
        long[] count = {0};
        IntStream.rangeClosed(2, leaves)
                .mapToObj(AllTrees::shapes)
                .forEach(shapes -> shapes.forEach(shape -> AllTrees.fill(shape, values, tree -> {
                    laws.checkNaming(tree);
                    count[0]++;
                })));
        return count[0];
    }
}
