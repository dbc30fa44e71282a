package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.testkit.RandomTrees.Shape;
import espalier.tree.ExplicitTree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The generators of trees make what they promise. */
class TreeMakersTest {
    @Test
    void shapesAreSchroedersNumbers() {
        int[] expected = {1, 3, 11, 45, 197, 903, 4279};
        for (int leaves = 2; leaves <= 8; leaves++) {
            List<ExplicitTree> shapes = AllTrees.shapes(leaves);
            assertThat(shapes).hasSize(expected[leaves - 2]);
            assertThat(shapes.stream().map(ExplicitTree::toString)).doesNotHaveDuplicates();
            for (ExplicitTree shape : shapes) {
                assertThat(shape.leaves()).isEqualTo(leaves);
                assertThat(shape.toString()).doesNotContain("[0]").doesNotContain("[[0]]");
            }
        }
    }

    @Test
    void shapesOfNodesAreCatalans() {
        int[] expected = {1, 2, 5, 14, 42, 132};
        for (int nodes = 2; nodes <= 7; nodes++) {
            assertThat(AllTrees.shapesOfNodes(nodes)).hasSize(expected[nodes - 2]);
        }
    }

    @Test
    void fillingGivesEveryCombination() {
        Set<String> trees = new HashSet<>();
        AllTrees.fill(ExplicitTree.parse("[[0,0],0]"), 3, tree -> trees.add(tree.toString()));
        assertThat(trees).hasSize(27).contains("[[0,0],0]", "[[2,2],2]", "[[0,1],2]");
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void randomTreesAreSeededAndVaried(Shape shape) {
        Set<String> trees = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            ExplicitTree tree = RandomTrees.tree(shape, seed);
            assertThat(tree.toString()).isEqualTo(RandomTrees.tree(shape, seed).toString());
            assertThat(tree.leaves()).isLessThan(500);
            trees.add(tree.toString());
            if (shape == Shape.DISTINCT) {
                assertThat(IntStream.range(0, tree.leaves()).map(tree::leaf).toArray())
                        .doesNotHaveDuplicates();
            }
            if (shape == Shape.FLAT) {
                assertThat(tree.height()).isEqualTo(1);
            }
        }
        assertThat(trees).hasSizeGreaterThan(60);
    }

    @Test
    void counterexamplesAreShrunk() {
        // "No leaf is above 10": the smallest counterexample is one leaf of 11.
        assertThatThrownBy(() -> Counterexample.none(RandomTrees.trees(200, 1), tree -> {
                    if (tree.high() > 10) {
                        throw new IllegalStateException("too high");
                    }
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("on [11]:");
        assertThatCode(() -> Counterexample.none(RandomTrees.trees(200, 1), tree -> {}))
                .doesNotThrowAnyException();
    }

    @Test
    void shrinkingKeepsTheProperty() {
        ExplicitTree tree = ExplicitTree.parse("[[3,[5,1],[7]],2,[[[-4]],7,0]]");
        ExplicitTree small = Counterexample.shrink(tree, t -> t.leaves() >= 2 && t.height() >= 3);
        assertThat(small.leaves()).isEqualTo(2);
        assertThat(small.height()).isEqualTo(3);
    }

    @Test
    void builtTreesAreParsedTrees() {
        ExplicitTree.Builder builder = new ExplicitTree.Builder();
        builder.open();
        builder.leaf(1);
        builder.open();
        builder.leaf(-2);
        builder.close();
        builder.close();
        ExplicitTree tree = builder.tree();
        assertThat(tree).hasToString("[1,[-2]]");
        ExplicitTree other = tree.withLeaves(4, 9);
        assertThat(other).hasToString("[4,[9]]");
        assertThat(tree).as("the first one stays").hasToString("[1,[-2]]");
        assertThat(List.of(other.low(), other.high(), other.height())).containsExactly(4, 9, 2);
    }

    @Test
    void halfBuiltTreesAreRefused() {
        List<Runnable> wrong = new ArrayList<>();
        wrong.add(() -> new ExplicitTree.Builder().tree());
        wrong.add(() -> new ExplicitTree.Builder().close());
        wrong.add(() -> {
            ExplicitTree.Builder builder = new ExplicitTree.Builder();
            builder.leaf(1);
            builder.tree();
        });
        wrong.add(() -> {
            ExplicitTree.Builder builder = new ExplicitTree.Builder();
            builder.open();
            builder.close();
        });
        wrong.add(() -> {
            ExplicitTree.Builder builder = new ExplicitTree.Builder();
            for (int i = 0; i <= 512; i++) {
                builder.open();
            }
        });
        wrong.forEach(w -> assertThatThrownBy(w::run).isInstanceOf(IllegalStateException.class));
        assertThatThrownBy(() -> new ExplicitTree.Builder().leaf(1_000_001))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ExplicitTree.parse("[1]").withLeaves(1, 2))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
