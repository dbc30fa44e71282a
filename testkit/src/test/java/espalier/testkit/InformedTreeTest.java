package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.driver.Hints;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.MemoryKind;
import espalier.search.Result;
import espalier.search.Search;
import espalier.tree.InformedTree;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Heuristic bounds: the result stays, the work shrinks. */
@Tag("mutation")
class InformedTreeTest {
    private static final int[] SLACKS = {0, 1, 5, 50, 100_000};

    @ParameterizedTest
    @ValueSource(
            strings = {
                "s-alpha-beta",
                "informed-nega-scout",
                "sss-2",
                "dual-2",
                "sss-0",
                "sss-4",
                "sss-b",
                "second-best"
            })
    void valueAndMoveAreMinimax(Algorithm algorithm) {
        for (int seed = 0; seed < 40; seed++) {
            for (int slack : SLACKS) {
                InformedTree tree = new InformedTree(3, 4, 0, 30, slack, seed);
                int[] values = Reference.moveValues(tree, Search.UNLIMITED, InformedTree::score);
                int best = Arrays.stream(values).max().orElseThrow();
                Search<InformedTree> search = Search.<InformedTree>with(algorithm)
                        .offer(Hints.of(tree).step(3))
                        .bounds(InformedTree.bounds())
                        .limits(Limits.nodes(100_000));
                for (MemoryKind memory : new MemoryKind[] {MemoryKind.TREE, MemoryKind.table(64)}) {
                    Result result = search.memory(memory).run(tree);
                    result.value().ifPresent(value -> assertThat(value).isEqualTo(best));
                    assertThat(result.value().isPresent()).isEqualTo(algorithm.exact());
                    assertThat(values[result.index()])
                            .as("the move with slack " + slack + " on seed " + seed)
                            .isEqualTo(best);
                }
            }
        }
    }

    /** Exact bounds everywhere leave almost nothing to search, infinite ones leave everything. */
    @ParameterizedTest
    @ValueSource(strings = {"s-alpha-beta", "sss-2", "dual-2"})
    void knowledgeSavesLeaves(Algorithm algorithm) {
        long[] leaves = new long[SLACKS.length];
        for (int seed = 0; seed < 40; seed++) {
            for (int i = 0; i < SLACKS.length; i++) {
                Counter counter = Counter.of(algorithm);
                Search.<InformedTree>with(algorithm)
                        .bounds(InformedTree.bounds())
                        .limits(Limits.nodes(100_000))
                        .observer(counter)
                        .run(new InformedTree(3, 4, 0, 30, SLACKS[i], seed));
                leaves[i] += counter.leafEvaluations();
            }
        }
        assertThat(leaves).isSorted();
        assertThat(leaves[0]).isLessThan(leaves[SLACKS.length - 1] / 4);
    }
}
