package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.driver.Hints;
import espalier.driver.Separation;
import espalier.game.Position;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Bound;
import espalier.search.Limits;
import espalier.search.MemoryKind;
import espalier.search.Observer;
import espalier.search.Result;
import espalier.search.Search;
import espalier.tree.ExplicitTree;
import espalier.tree.UniformTree;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every algorithm does on sixty-three fixed trees, event by event, in one line each. A change that should not
 * change a search must not change its line. If it should, copy the new lines from the failure into {@code
 * signature.txt}.
 */
@Tag("mutation")
class SignatureTest {
    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void theAlgorithmDoesWhatItDidBefore(Algorithm algorithm) {
        List<String> expected = EXPECTED.stream()
                .filter(line -> line.startsWith(algorithm.label() + " "))
                .toList();
        assertThat(lines(algorithm)).containsExactlyElementsOf(expected);
    }

    private static final List<String> EXPECTED = read();
    private static final List<ExplicitTree> TREES = Stream.concat(
                    RandomTrees.trees(60, 6),
                    Stream.of(
                            ExplicitTree.copyOf(new UniformTree(3, 5, 0, 99, 1)),
                            ExplicitTree.copyOf(new UniformTree(5, 3, 0, 99, 2)),
                            ExplicitTree.copyOf(new UniformTree(2, 8, 0, 99, 3))))
            .toList();

    private static List<String> read() {
        try (InputStream in = SignatureTest.class.getResourceAsStream("signature.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> lines(Algorithm algorithm) {
        List<String> lines = new ArrayList<>();
        lines.add(line(algorithm, Search.<ExplicitTree>with(algorithm).memory()));
        if (algorithm.remembers()) {
            lines.add(line(algorithm, MemoryKind.table(16)));
            lines.add(line(algorithm, MemoryKind.boundedTree(12)));
        }
        return lines;
    }

    private static String line(Algorithm algorithm, MemoryKind memory) {
        Digest digest = new Digest();
        long leaves = 0;
        long leafVisits = 0;
        long interior = 0;
        long visits = 0;
        long passes = 0;
        long peak = 0;
        for (ExplicitTree tree : TREES) {
            Counter counter = Counter.of(algorithm);
            Result result = Search.<ExplicitTree>with(algorithm)
                    .offer(Hints.of(tree).step(3).delta(2).trained(Separation::linear))
                    .memory(memory)
                    .limits(Limits.nodes(100_000))
                    .observer(counter.and(digest))
                    .run(tree);
            leaves += counter.leafEvaluations();
            leafVisits += counter.leafVisits();
            interior += counter.interiorNodes();
            visits += counter.nodeVisits();
            passes += result.passes().orElse(0);
            peak += result.memoryPeak();
            digest.add(result.index());
        }
        String kind = memory.type().name().toLowerCase(Locale.ROOT) + (memory.size() > 0 ? ":" + memory.size() : "");
        return "%s %s leaves %d/%d interior %d visits %d passes %d kept %d events %016x"
                .formatted(algorithm.label(), kind, leaves, leafVisits, interior, visits, passes, peak, digest.hash);
    }

    /** A hash of all events. */
    private static final class Digest implements Observer {
        private long hash = 1;

        void add(int... numbers) {
            for (int number : numbers) {
                hash = (hash ^ number) * 0x9E3779B97F4A7C15L;
                hash ^= hash >>> 32;
            }
        }

        private void node(int event, int[] path, int ply, int... more) {
            add(event, ply);
            add(ply == 0 ? -1 : path[ply - 1]);
            add(more);
        }

        @Override
        public void pass(int number, int alpha, int beta) {
            add(1, number, alpha, beta);
        }

        @Override
        public void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {
            node(2, path, ply, alpha, beta);
        }

        @Override
        public void known(Position<?> position, int[] path, int ply, int lower, int upper) {
            node(3, path, ply, lower, upper);
        }

        @Override
        public void leaf(Position<?> position, int[] path, int ply, int value) {
            node(4, path, ply, value);
        }

        @Override
        public void expand(Position<?> position, int[] path, int ply, int width) {
            node(5, path, ply, width);
        }

        @Override
        public void cutoff(Position<?> position, int[] path, int ply, int index, int width) {
            node(6, path, ply, index, width);
        }

        @Override
        public void exit(Position<?> position, int[] path, int ply, int value, Bound bound) {
            node(7, path, ply, value, bound == Bound.EXACT ? 0 : bound == Bound.LOWER ? 1 : 2);
        }
    }
}
