package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.engine.memory.Memory;
import espalier.engine.memory.NoMemory;
import espalier.engine.memory.SearchTree;
import espalier.engine.memory.TranspositionTable;
import espalier.engine.procedure.AlphaBeta;
import espalier.engine.procedure.Descent;
import espalier.game.Score;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.MemoryKind;
import espalier.search.Result;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What memories guarantee about their size and their contents. */
@Tag("mutation")
class SearchMemoryTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 7, 30, 300})
    void aNodeTakesAtMost32Bytes(int width) {
        SearchTree tree = new SearchTree();
        int next = Memory.ROOT;
        for (int nodes = 1; nodes < 70_000; nodes += width) {
            tree.expand(next++, width);
            if (tree.size() > 16) {
                assertThat(tree.bytes()).as(tree.size() + " nodes").isBetween(16L * tree.size(), 32L * tree.size());
            }
        }
        assertThat(tree.peak()).isEqualTo(tree.size());
    }

    /** What was asked for stays, whatever comes first; what cannot be done is refused. */
    @Test
    void whatIsAskedForIsUsedOrRefused() {
        Search<UniformTree> search = Search.of(new UniformTree(2, 3, 0, 9, 1));
        MemoryKind table = MemoryKind.table(64);
        assertThat(search.by(Algorithm.SSS_2).memory(table).by(Algorithm.MTD_F).memory())
                .isEqualTo(table);
        assertThat(search.by(Algorithm.MTD_F).by(Algorithm.ALPHA_BETA).memory()).isEqualTo(MemoryKind.NONE);
        assertThat(search.by(Algorithm.MTD_F).memory(MemoryKind.NONE).run().value())
                .as("without a memory")
                .isEqualTo(search.by(Algorithm.MINIMAX).run().value());
        assertThatThrownBy(search.limits(Limits.depth(2))::run)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("use depth(2, evaluator)");
    }

    /** Nothing is lost in a table that is much too large; S-alpha-beta reads children of inner nodes, too. */
    @ParameterizedTest
    @ValueSource(strings = {"sss-2", "dual-2", "sss-0", "ab-sss-star", "mtd-f"})
    void aLargeTableIsAsGoodAsTheTree(Algorithm algorithm) {
        for (int seed = 0; seed < 5; seed++) {
            assertThat(visits(algorithm, MemoryKind.table(1 << 16), seed))
                    .isEqualTo(visits(algorithm, MemoryKind.TREE, seed));
        }
    }

    private static long visits(Algorithm algorithm, MemoryKind memory, int seed) {
        Counter counter = Counter.of(algorithm);
        Search.<UniformTree>with(algorithm)
                .depth(5, position -> (int) Math.floorMod((position.key() * 0x9E3779B97F4A7C15L) >>> 40, 100L))
                .memory(memory)
                .observer(counter)
                .run(new UniformTree(3, 7, 0, 99, seed));
        return counter.nodeVisits();
    }

    @Test
    void everyPageKeepsItsNodes() {
        SearchTree tree = new SearchTree();
        int nodes = 200_000;
        int block = tree.expand(Memory.ROOT, nodes);
        for (int i = 0; i < nodes; i++) {
            assertThat(tree.find(Memory.child(block, i), 0, 0, 0)).isFalse();
            tree.store(Memory.child(block, i), 0, 0, 0, -i, i);
        }
        for (int i = 0; i < nodes; i++) {
            assertThat(tree.find(Memory.child(block, i), 0, 0, 0)).isTrue();
            assertThat(tree.lower()).isEqualTo(-i);
            assertThat(tree.upper()).isEqualTo(i);
        }
        assertThat(tree.find(Memory.NOWHERE, 0, 0, 0)).isFalse();
        assertThat(tree.lower()).isEqualTo(-Score.INFINITY);
        assertThat(tree.upper()).isEqualTo(Score.INFINITY);
        assertThat(tree.expand(Memory.NOWHERE, 3)).isEqualTo(Memory.NOWHERE);
        assertThat(tree.keyed()).isFalse();
    }

    /** Sixteen for each node with room, and four for each possible page. */
    @Test
    void bytesAreThoseAllocated() {
        SearchTree tree = new SearchTree();
        tree.expand(Memory.ROOT, 15);
        assertThat(tree.bytes()).as("the first page, full").isEqualTo(16 * 16 + 4 * 4);
        tree.expand(1, 1);
        assertThat(tree.bytes()).as("half as much again").isEqualTo(24 * 16 + 4 * 4);
        for (int next = 2; tree.size() <= 4 * 16_384; next++) {
            tree.expand(next, 1);
        }
        assertThat(tree.bytes()).as("five pages of eight").isEqualTo(5 * 16_384 * 16 + 8 * 4);
    }

    @Test
    void noMemoryKnowsNothing() {
        NoMemory none = new NoMemory();
        none.store(Memory.ROOT, 1, 1, 0, 5, 6);
        assertThat(none.find(Memory.ROOT, 1, 1, 0)).isFalse();
        assertThat(none.keyed()).isFalse();
        assertThat(none.lower()).isEqualTo(-Score.INFINITY);
        assertThat(none.upper()).isEqualTo(Score.INFINITY);
        assertThat(none.expand(Memory.ROOT, 2)).isEqualTo(Memory.NOWHERE);
        assertThat(none.peak()).isZero();
    }

    @Test
    void aSearchKeepsAtMost32BytesANode() {
        SearchTree memory = new SearchTree();
        UniformTree tree = new UniformTree(5, 7, 0, 999, 7);
        AlphaBeta<UniformTree> procedure =
                new AlphaBeta<>(Search.with(Algorithm.AB_SSS_STAR), tree, memory, new Descent.Whole());
        for (int g = Score.INFINITY, gamma = g + 1; g < gamma; ) {
            gamma = g;
            g = procedure.search(gamma - 1, gamma);
        }
        assertThat(memory.size()).isGreaterThan(5_000);
        assertThat(memory.bytes()).isLessThanOrEqualTo(32L * memory.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sss-2", "ab-sss-star", "ab-dual-star", "mtd-f", "sss-b", "c-star-memory"})
    void theBoundedTreeNeverExceedsItsLimit(Algorithm algorithm) {
        UniformTree tree = new UniformTree(4, 6, 0, 99, 3);
        Search<UniformTree> search = Search.<UniformTree>with(algorithm).limits(Limits.nodes(1_000_000));
        Result unbounded = search.run(tree);
        for (int limit = 1; limit <= 2 * unbounded.memoryPeak(); limit = 2 * limit + 1) {
            Result result = search.memory(MemoryKind.boundedTree(limit)).run(tree);
            assertThat(result.value()).isEqualTo(unbounded.value());
            assertThat(result.memoryPeak()).isBetween(1L, (long) limit);
            if (limit > 2 * unbounded.memoryPeak()) {
                assertThat(result.memoryPeak()).isEqualTo(unbounded.memoryPeak());
            }
        }
    }

    /** Nodes that cannot matter are dropped, their room is reused, and the others stay. */
    @Test
    void theBoundedTreeDropsWhatCannotMatter() {
        SearchTree tree = new SearchTree(7);
        int block = tree.expand(Memory.ROOT, 2);
        int left = tree.expand(Memory.child(block, 0), 2);
        int right = tree.expand(Memory.child(block, 1), 2);
        assertThat(tree.size()).isEqualTo(7);
        assertThat(tree.expand(left, 1)).as("no room").isEqualTo(Memory.NOWHERE);
        // Seen from the second child: the left child is at least 5 there, so at most -5 for the root.
        tree.store(Memory.child(block, 0), 0, 0, 0, 5, Score.INFINITY);
        tree.store(Memory.child(block, 1), 0, 0, 0, -9, 3);
        tree.store(right, 0, 0, 0, 1, 2);
        tree.pass(-5, 4);
        assertThat(tree.size()).as("nodes after the left children were dropped").isEqualTo(5);
        assertThat(tree.expand(Memory.child(block, 1), 2)).as("the right block").isEqualTo(right);
        assertThat(tree.find(right, 0, 0, 0)).isTrue();
        assertThat(tree.lower()).isEqualTo(1);
        assertThat(tree.upper()).isEqualTo(2);
        assertThat(tree.find(Memory.child(block, 0), 0, 0, 0)).isTrue();
        assertThat(tree.lower()).isEqualTo(5);
        assertThat(tree.expand(right, 2)).as("the freed block").isEqualTo(left);
        assertThat(tree.size()).isEqualTo(7);
        assertThat(tree.expand(Memory.child(block, 0), 2))
                .as("the dropped children have no place any more")
                .isEqualTo(Memory.NOWHERE);
        assertThat(tree.find(left, 0, 0, 0)).as("old bounds in it").isFalse();
        assertThat(tree.peak()).isEqualTo(7);
    }

    /** All dropped blocks of the same width are reused. */
    @Test
    void freedBlocksAreChained() {
        SearchTree tree = new SearchTree(10);
        int block = tree.expand(Memory.ROOT, 3);
        int first = tree.expand(Memory.child(block, 0), 2);
        int second = tree.expand(Memory.child(block, 1), 2);
        int third = tree.expand(Memory.child(block, 2), 2);
        tree.store(Memory.child(block, 0), 0, 0, 0, 5, 5);
        tree.store(Memory.child(block, 1), 0, 0, 0, 5, 5);
        tree.pass(-Score.INFINITY, Score.INFINITY);
        assertThat(tree.size()).isEqualTo(6);
        assertThat(tree.expand(third, 2)).isEqualTo(second);
        assertThat(tree.expand(Memory.child(third, 1), 2)).isEqualTo(first);
    }

    @Test
    void aRoomyTreeDropsNothing() {
        SearchTree tree = new SearchTree(100);
        int block = tree.expand(Memory.ROOT, 3);
        tree.expand(block, 3);
        tree.store(block, 0, 0, 0, 7, 7);
        tree.pass(0, 1);
        assertThat(tree.size()).isEqualTo(7);
    }

    /** A table may forget, but what it returns was stored last. */
    @ParameterizedTest
    @ValueSource(ints = {2, 4, 64, 1024})
    void theTableAnswersWhatWasStored(int entries) {
        TranspositionTable table = new TranspositionTable(entries);
        SplittableRandom random = new SplittableRandom(entries);
        int keys = 2 * entries;
        int[][] stored = new int[keys][];
        int hits = 0;
        for (int i = 0; i < 10_000; i++) {
            int key = random.nextInt(keys);
            int depth = key % 7;
            boolean found = table.find(0, key, depth, 0);
            if (found) {
                hits++;
                assertThat(stored[key]).containsExactly(table.lower(), table.upper());
            } else {
                assertThat(table.lower()).isEqualTo(-Score.INFINITY);
                assertThat(table.upper()).isEqualTo(Score.INFINITY);
            }
            assertThat(table.find(0, key, depth + 1, 0)).as("another depth").isFalse();
            int lower = random.nextInt(-Score.INFINITY, Score.INFINITY);
            stored[key] = new int[] {lower, random.nextInt(lower, Score.INFINITY + 1)};
            table.store(0, key, depth, 0, stored[key][0], stored[key][1]);
            assertThat(table.find(0, key, depth, 0)).as("just stored").isTrue();
            assertThat(stored[key]).containsExactly(table.lower(), table.upper());
        }
        assertThat(hits).as("entries found again").isGreaterThan(2_000);
        assertThat(table.peak()).isBetween(entries / 2L, (long) entries);
    }

    /** The deepest entry of a bucket stays, whatever is searched after it. */
    @Test
    void deepEntriesSurvive() {
        TranspositionTable table = new TranspositionTable(2);
        table.store(0, 1, 9, 0, 10, 20);
        for (int key = 2; key < 50; key++) {
            table.store(0, key, 3, 0, 0, 0);
        }
        assertThat(table.find(0, 1, 9, 0)).isTrue();
        assertThat(table.find(0, 49, 3, 0)).as("the newest").isTrue();
        assertThat(table.find(0, 48, 3, 0)).as("the one before").isFalse();
        table.store(0, 77, 9, 0, 1, 1);
        assertThat(table.find(0, 77, 9, 0)).as("as deep and newer").isTrue();
        assertThat(table.find(0, 1, 9, 0)).as("moved to the second place").isTrue();
    }

    @Test
    void forcedResultsAreStoredRelativeToTheNode() {
        TranspositionTable table = new TranspositionTable(16);
        // A win ten plies from the root, seen at ply 4, is six plies away.
        table.store(0, 1, 5, 4, Score.winIn(10), Score.INFINITY);
        assertThat(table.find(0, 1, 5, 2)).isTrue();
        assertThat(table.lower()).isEqualTo(Score.winIn(8));
        assertThat(table.upper()).isEqualTo(Score.INFINITY);
        table.store(0, 2, 5, 4, -Score.INFINITY, Score.lossIn(10));
        assertThat(table.find(0, 2, 5, 6)).isTrue();
        assertThat(table.upper()).isEqualTo(Score.lossIn(12));
    }

    static Stream<Memory> memories() {
        return Stream.of(new SearchTree(), new TranspositionTable(1 << 10));
    }

    /** A searched child of the root is answered at once, with the value relative to the root, and can be read. */
    @ParameterizedTest
    @MethodSource("memories")
    void childrenAreRemembered(Memory memory) {
        Stones stones = new Stones(Stones.Fault.NONE);
        AlphaBeta<Stones> procedure = new AlphaBeta<>(
                Search.<Stones>with(Algorithm.ALPHA_BETA_MEMORY).depth(12, p -> 0),
                stones,
                memory,
                new Descent.Whole());
        int width = procedure.openRoot();
        assertThat(width).isEqualTo(3);
        for (int i = 0; i < width; i++) {
            procedure.findChild(i, width);
            assertThat(Memory.isOpen(memory.lower(), memory.upper())).isTrue();
            int value = procedure.searchChild(i, width, -Score.INFINITY, Score.INFINITY);
            assertThat(Score.isEvaluation(value)).as("a forced result").isFalse();
            long visits = procedure.visits();
            assertThat(procedure.searchChild(i, width, -Score.INFINITY, Score.INFINITY))
                    .isEqualTo(value);
            assertThat(procedure.visits()).isEqualTo(visits + 1);
            procedure.findChild(i, width);
            assertThat(-memory.lower()).isEqualTo(value);
            assertThat(-memory.upper()).isEqualTo(value);
        }
    }

    @Test
    void depthsBeyondTheDraftAreOne() {
        TranspositionTable table = new TranspositionTable(16);
        table.store(0, 1, Search.UNLIMITED, 0, 1, 2);
        assertThat(table.find(0, 1, Search.UNLIMITED - 3, 3)).isTrue();
        assertThat(table.find(0, 1, 253, 0)).isFalse();
    }

    @Test
    void sizesAreChecked() {
        assertThatThrownBy(() -> new SearchTree(0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new TranspositionTable(1).used()).isZero();
        assertThatThrownBy(() -> new TranspositionTable(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TranspositionTable((1 << 28) + 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
