package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Algorithm;
import espalier.search.MemoryKind;
import espalier.search.Result;
import espalier.search.Search;
import espalier.tree.UniformTree;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing is allocated per node: a search with a thousand times more nodes takes no more memory. */
class AllocationTest {
    private static long bytes(Search<UniformTree> search, UniformTree tree) {
        search.run(tree); // loads the copied classes
        search.run(tree); // runs them again, which links code that runs only then
        return Allocation.bytes(() -> search.run(tree));
    }

    /** The path and the move buffer grow by the ply; nothing grows by the node. */
    @ParameterizedTest
    @ValueSource(
            strings = {"minimax", "alpha-beta", "scout", "pvs", "nega-scout", "c-star", "aspiration-nega-scout", "bns"})
    void withoutMemoryASearchTakesAConstant(Algorithm algorithm) {
        Search<UniformTree> search = Search.<UniformTree>with(algorithm);
        long small = bytes(search, new UniformTree(4, 3, 0, 999, 1));
        long large = bytes(search, new UniformTree(4, 9, 0, 999, 1));
        assertThat(small).isLessThan(8_000);
        assertThat(large).isLessThan(8_000);
    }

    /** A table grows fourfold until it has its size: the smaller ones before it are a third of it. */
    @ParameterizedTest
    @ValueSource(strings = {"ab-sss-star", "ab-dual-star", "mtd-f", "sss-2", "nega-scout-memory"})
    void aTableIsAllThatIsAllocated(Algorithm algorithm) {
        int entries = 1 << 12;
        Search<UniformTree> search = Search.<UniformTree>with(algorithm).memory(MemoryKind.table(entries));
        assertThat(bytes(search, new UniformTree(4, 8, 0, 999, 1))).isLessThan(16L * entries * 4 / 3 + 8_000);
    }

    /** Sixteen bytes a node, in pages, and the first page grown by copying. */
    @ParameterizedTest
    @ValueSource(strings = {"ab-sss-star", "ab-dual-star", "mtd-f", "sss-2", "nega-scout-memory"})
    void theSearchTreeIsAllThatIsAllocated(Algorithm algorithm) {
        Search<UniformTree> search = Search.<UniformTree>with(algorithm);
        UniformTree tree = new UniformTree(4, 8, 0, 999, 1);
        Result result = search.run(tree);
        long copied = 3L * 16 * 16_384;
        assertThat(bytes(search, tree)).isLessThan(16 * result.memoryPeak() + copied + 300_000);
    }

    @Test
    void alphaBetaOnAHugeTreeTakesAConstant() {
        UniformTree tree = new UniformTree(5, 12, 0, 999, 7);
        Search<UniformTree> search = Search.with(Algorithm.ALPHA_BETA);
        assertThat(Allocation.bytes(() -> search.run(tree))).isLessThan(4_000_000);
    }

    /** 244 million leaves; a tree in memory would take gigabytes. */
    @Test
    @Tag("slow")
    void minimaxOnAHugeTreeTakesAConstant() {
        UniformTree tree = new UniformTree(5, 12, 0, 999, 7);
        Result[] results = new Result[1];
        long bytes = Allocation.bytes(
                () -> results[0] = Search.<UniformTree>with(Algorithm.MINIMAX).run(tree));
        assertThat(bytes).isLessThan(4_000_000);
        assertThat(results[0].value())
                .isEqualTo(
                        Search.<UniformTree>with(Algorithm.ALPHA_BETA).run(tree).value());
    }
}
