package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Mixer;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.ExplicitModelTree;
import espalier.tree.RandomModelTree;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Multi-model trees: parsed, drawn, and walked as positions. */
class ModelTreeTest {
    @Nested
    class Explicit extends PositionContract<ExplicitModelTree> {
        @Override
        protected ExplicitModelTree start() {
            return ModelTrees.figure9().tree();
        }

        @Override
        protected Stream<ExplicitModelTree> starts() {
            return ModelTrees.samples(20, 31).map(ModelTrees.Sample::tree);
        }
    }

    @Nested
    class Drawn extends PositionContract<RandomModelTree> {
        @Override
        protected RandomModelTree start() {
            return new RandomModelTree(3, 4, 100, 10, 2, 1);
        }
    }

    @Test
    void whatIsWrittenIsRead() {
        ModelTrees.samples(300, 32).forEach(sample -> {
            ExplicitModelTree tree = sample.tree();
            String text = tree.toString();
            assertThat(ExplicitModelTree.parse(text, tree.level())).hasToString(text);
            assertThat(ExplicitModelTree.copyOf(tree)).hasToString(text);
        });
        assertThat(ExplicitModelTree.parse(" [ { \"f\" : [ 1 , -2 ] } ,\n[{\"f\":[3,4]}]]", 1))
                .hasToString("[{\"f\":[1,-2]},[{\"f\":[3,4]}]]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "|character 1: the tree is empty",
                "{\"f\":[1,2]}|character 1: a tree starts with '['",
                "[]|character 2: an empty array",
                "[1]|character 2: a leaf must be an object",
                "[{\"f\":[1]}]|character 9: a leaf has 1 values, at level 1 it needs 2",
                "[{\"f\":[1,2,3]}]|a leaf has more than 2 values",
                "[{\"f\":[]}]|character 8: a leaf must be an integer",
                "[{\"g\":[1,2]}]|character 4: 'f' expected, not 'g'",
                "[{\" f\":[1,2]}]|'f' expected",
                "[{\"f\":[1,2.5]}]|must be an integer",
                "[{\"f\":[1,null]}]|must be an integer",
                "[{\"f\":[1,1000001]}]|outside -1000000..1000000",
                "[{\"f\":[1,2],\"g\":1}]|'}' expected",
                "[{\"f\":[1,2]}|the tree ends with 1 bracket(s) open",
                "[{\"f\":[1,2|the tree ends inside a leaf",
                "[{\"f\":[1 2]}]|']' expected",
                "[{\"f\":[1,2]}] 7|nothing may follow"
            })
    void badTrees(String text, String says) {
        assertThatThrownBy(() -> ExplicitModelTree.parse(text == null ? "" : text, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(says);
    }

    /** The formula of {@link RandomModelTree}, written once more. */
    @Test
    void drawnLeaves() {
        RandomModelTree tree = new RandomModelTree(3, 4, 100, 10, 2, 77);
        int[] moves = new int[3];
        check(tree, moves);
    }

    private static void check(RandomModelTree tree, int[] moves) {
        int end = tree.generate(moves, 0);
        for (int i = 0; i < end; i++) {
            tree.play(i);
            check(tree, moves);
            tree.undo();
        }
        if (end == 0) {
            long below = 0;
            for (int j = 0; j <= 2; j++) {
                long random = Mixer.mix(77, tree.leafNumber() * 3 + j);
                long low = j == 0 ? -100 : Math.max(-100, -below - 10);
                long high = j == 0 ? 100 : Math.min(100, -below + 10);
                below = low + Long.remainderUnsigned(random, high - low + 1);
                assertThat((long) tree.value(j)).isEqualTo(below);
            }
            assertThat(tree.score()).isEqualTo(tree.turn() == 0 ? tree.value(2) : -tree.value(2));
        }
    }

    @Test
    void badNumbersAreRefused() {
        assertThatThrownBy(() -> new RandomModelTree(2, 3, -1, 1, 1, 1)).hasMessageContaining("the range is -1");
        assertThatThrownBy(() -> new RandomModelTree(2, 3, 1, -1, 1, 1)).hasMessageContaining("the bound is -1");
        assertThatThrownBy(() -> new RandomModelTree(2, 3, 1, 1, -1, 1)).hasMessageContaining("the level is -1");
        assertThatThrownBy(() -> new RandomModelTree(2, 3, 2_000_000, 1, 1, 1)).hasMessageContaining("outside");
    }

    /** For an ordinary search it is a tree with the root player's values. */
    @Test
    void ordinarySearch() {
        ExplicitModelTree tree = ExplicitModelTree.parse("[[{\"f\":[9,3]},{\"f\":[9,5]}],[{\"f\":[9,2]}]]", 1);
        assertThat(Search.<ExplicitModelTree>with(Algorithm.MTD_F).run(tree).value())
                .hasValue(3);
    }
}
