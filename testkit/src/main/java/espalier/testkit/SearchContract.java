package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.driver.Hints;
import espalier.driver.Separation;
import espalier.driver.TreeShape;
import espalier.engine.memory.Memory;
import espalier.engine.memory.NoMemory;
import espalier.engine.memory.SearchTree;
import espalier.engine.memory.TranspositionTable;
import espalier.engine.procedure.AlphaBeta;
import espalier.engine.procedure.Descent;
import espalier.engine.procedure.Procedure;
import espalier.engine.procedure.SAlphaBeta;
import espalier.game.Evaluator;
import espalier.game.Position;
import espalier.game.Score;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Bound;
import espalier.search.Limits;
import espalier.search.MemoryKind;
import espalier.search.Result;
import espalier.search.Search;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every algorithm must pass on every game. Extend it with positions of your game that are not over, a depth that
 * plain minimax can afford (a few thousand leaves) and an evaluator. Repetition draws and the like must be off: they
 * make a value depend on the path.
 */
public abstract class SearchContract<P extends Position<P>> {
    /** {@return positions to search, none of them over; new ones on each call} */
    protected abstract Stream<P> positions();

    /** {@return the search depth} */
    protected abstract int depth();

    /** {@return the evaluator at the depth limit} */
    protected abstract Evaluator<P> evaluator();

    /**
     * A search that visits more nodes than this is taken for endless; it is stopped and fails.
     *
     * @return the number of nodes
     */
    protected long mostVisits() {
        return 20_000_000;
    }

    /** A position with its facts, computed without a search. */
    private record Case<P extends Position<P>>(P position, int value, int[] moveValues, int[] range) {}

    private void forEach(Consumer<Case<P>> test) {
        positions().forEach(position -> {
            int[] moveValues = Reference.moveValues(position, depth(), evaluator());
            int[] range = Reference.leafRange(position, depth(), evaluator());
            int value = Arrays.stream(moveValues).max().orElseThrow();
            Picture before = Picture.of(position);
            test.accept(new Case<>(position, value, moveValues, range));
            Picture.of(position).mustBe(before, "the position after the searches");
        });
    }

    /** A search with random parameters: no result may depend on them. */
    private Search<P> search(Algorithm algorithm, Case<P> c, SplittableRandom random) {
        int low = Math.max(c.range[0] - random.nextInt(3), -Score.INFINITY);
        int high = Math.min(c.range[1] + random.nextInt(3), Score.INFINITY);
        int guess = switch (random.nextInt(5)) {
            case 0 -> Score.INFINITY;
            case 1 -> -Score.INFINITY;
            case 2 -> c.value;
            default -> random.nextInt(low, high + 1);
        };
        Hints hints = hints(c, low, high)
                .guess(guess)
                .step(random.nextInt(1 + high - low))
                .delta(1 + random.nextInt(1 + high - low));
        return Search.<P>with(algorithm)
                .offer(hints)
                .depth(depth(), evaluator())
                .limits(Limits.nodes(mostVisits()));
    }

    /** Higher than the trees here are; the analytic separation computes a distribution for every ply. */
    private static final int HEIGHT = 32;

    /** What an algorithm may want to know of the tree. */
    private Hints hints(Case<P> c, int low, int high) {
        return Hints.NONE
                .shape(new TreeShape(c.moveValues.length, Math.min(depth(), HEIGHT), low, high))
                .trained(Separation::linear);
    }

    private static void check(Result result, Case<?> c) {
        assertThat(result.complete()).isTrue();
        if (result.algorithm().exact()) {
            assertThat(result.value()).as("the value").hasValue(c.value);
        } else {
            result.value().ifPresent(value -> assertThat(value).isEqualTo(c.value));
        }
        assertThat(result.index()).as("the move's index").isBetween(0, c.moveValues.length - 1);
        assertThat(c.moveValues[result.index()]).as("the value of the move").isEqualTo(c.value);
        assertThat(result.move()).as("the move").isEqualTo(c.position.moves()[result.index()]);
    }

    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void valueAndMoveAreMinimax(Algorithm algorithm) {
        SplittableRandom random = new SplittableRandom(1);
        forEach(c -> {
            check(
                    Search.<P>with(algorithm)
                            .offer(hints(c, -Score.WIN, Score.WIN))
                            .depth(depth(), evaluator())
                            .limits(Limits.nodes(mostVisits()))
                            .run(c.position),
                    c);
            for (int i = 0; i < 3; i++) {
                check(search(algorithm, c, random).run(c.position), c);
            }
        });
    }

    static Stream<Algorithm> withMemory() {
        return Algorithm.all().stream().filter(a -> a.remembers());
    }

    /** Memory may be small and forget: that costs time and nothing else. */
    @ParameterizedTest
    @MethodSource("espalier.testkit.SearchContract#withMemory")
    void memoryDoesNotChangeTheResult(Algorithm algorithm) {
        SplittableRandom random = new SplittableRandom(2);
        List<MemoryKind> kinds = new ArrayList<>(List.of(MemoryKind.NONE, MemoryKind.TREE));
        for (int size = 2; size <= 1 << 12; size *= 4) {
            kinds.add(MemoryKind.table(size));
            kinds.add(MemoryKind.boundedTree(size - 1));
        }
        forEach(c -> {
            for (MemoryKind kind : kinds) {
                Result result = search(algorithm, c, random).memory(kind).run(c.position);
                check(result, c);
                if (kind.size() > 0) {
                    assertThat(result.memoryPeak()).as("nodes kept by " + kind).isLessThanOrEqualTo(kind.size());
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void eventsNestAndCountersAddUp(Algorithm algorithm) {
        SplittableRandom random = new SplittableRandom(3);
        forEach(c -> {
            EventOrder<P> order = new EventOrder<>(algorithm, c.position, depth(), evaluator());
            Counter counter = Counter.of(algorithm);
            Search<P> search = search(algorithm, c, random);
            Result result = search.observer(order.and(counter)).run(c.position);
            check(result, c);
            order.mustBeFinished();
            assertThat(counter.nodeVisits()).as("node visits").isEqualTo(order.enters());
            assertThat(counter.passes()).as("passes").isEqualTo(order.passes());
            assertThat(result.passes().orElse(0)).as("passes in the result").isEqualTo(order.passes());
            assertThat(result.passes().isEmpty())
                    .isEqualTo(algorithm.procedure().isBestFirst());
            assertThat(counter.leafVisits()).isGreaterThanOrEqualTo(counter.leafEvaluations());
            long distinct = counter.leafEvaluations() + counter.interiorNodes();
            assertThat(counter.nodeVisits()).isGreaterThanOrEqualTo(distinct);
            if (algorithm.isOneVisit()) {
                assertThat(counter.nodeVisits()).isEqualTo(distinct);
            }
            assertThat(search.run(c.position)).as("unobserved").isEqualTo(result);
        });
    }

    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void interruptionLeavesThePositionIntact(Algorithm algorithm) {
        SplittableRandom random = new SplittableRandom(4);
        forEach(c -> {
            Search<P> search = search(algorithm, c, random);
            Counter all = Counter.of(algorithm);
            search.observer(all).run(c.position);
            Picture before = Picture.of(c.position);
            for (int i = 0; i < 30 && all.nodeVisits() > 0; i++) {
                long limit = i < 10 ? i + 1 : i == 10 ? all.nodeVisits() : random.nextLong(1, all.nodeVisits() + 2);
                Counter counter = Counter.of(algorithm);
                Result result =
                        search.observer(counter).limits(Limits.nodes(limit)).run(c.position);
                Picture.of(c.position).mustBe(before, "stopped after " + limit);
                assertThat(result.complete()).as("complete").isEqualTo(limit >= all.nodeVisits());
                assertThat(result.index()).isBetween(0, c.moveValues.length - 1);
                if (result.complete()) {
                    check(result, c);
                } else {
                    assertThat(result.value())
                            .as("the value of an unfinished search")
                            .isEmpty();
                    assertThat(counter.nodeVisits()).as("node visits").isEqualTo(limit);
                }
            }
        });
    }

    /** A search sees the stop flag within two thousand visits. */
    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void searchesStopWhenAsked(Algorithm algorithm) {
        SplittableRandom random = new SplittableRandom(5);
        forEach(c -> {
            Search<P> search = search(algorithm, c, random);
            Counter all = Counter.of(algorithm);
            search.observer(all).run(c.position);
            Counter counter = Counter.of(algorithm);
            Picture before = Picture.of(c.position);
            Result result =
                    search.observer(counter).limits(Limits.until(() -> true)).run(c.position);
            Picture.of(c.position).mustBe(before, "stopped at once");
            assertThat(counter.nodeVisits()).isLessThan(2000);
            assertThat(result.complete()).isEqualTo(counter.nodeVisits() == all.nodeVisits());
            assertThat(result.value().isPresent() && !result.complete()).isFalse();
        });
    }

    /** The procedures themselves, with random windows one after another on the same memory. */
    @Test
    void failSoftBoundsAreTrueBounds() {
        SplittableRandom random = new SplittableRandom(6);
        List<Supplier<Memory>> memories = List.of(
                NoMemory::new,
                SearchTree::new,
                () -> new SearchTree(1 + random.nextInt(60)),
                () -> new TranspositionTable(2 << random.nextInt(8)),
                () -> new TranspositionTable(1 << 14));
        List<Function<Memory, BiFunction<Search<P>, P, Procedure<P>>>> procedures = List.of(
                memory -> (s, p) -> new AlphaBeta<>(s, p, memory, new Descent.Whole()),
                memory -> (s, p) -> new AlphaBeta<>(s, p, memory, new Descent.Pvs()),
                memory -> (s, p) -> new AlphaBeta<>(s, p, memory, new Descent.NegaScout()),
                memory -> (s, p) -> new SAlphaBeta<>(s, p, memory, new Descent.Whole()),
                memory -> (s, p) -> new SAlphaBeta<>(s, p, memory, new Descent.Pvs()));
        Search<P> search =
                Search.<P>with(Algorithm.ALPHA_BETA).depth(depth(), evaluator()).limits(Limits.nodes(mostVisits()));
        forEach(c -> procedures.forEach(procedure -> memories.forEach(
                memory -> windows(procedure.apply(memory.get()).apply(search, c.position), c, random))));
    }

    private void windows(Procedure<P> procedure, Case<P> c, SplittableRandom random) {
        int spread = Math.max(2, c.range[1] - c.range[0]);
        for (int i = 0; i < 6; i++) {
            int alpha = c.range[0] - 2 + random.nextInt(spread + 3);
            int beta = random.nextBoolean() ? alpha + 1 : alpha + 1 + random.nextInt(spread);
            int value = procedure.search(alpha, beta);
            EventOrder.mustBeTrue(value, Bound.of(value, alpha, beta), c.value);
            assertThat(c.value).as("the value in memory").isBetween(procedure.lower(), procedure.upper());
            if (value > alpha) {
                assertThat(c.moveValues[procedure.bestIndex()])
                        .as("the value of the move that showed a lower bound")
                        .isGreaterThanOrEqualTo(value);
            }
        }
    }
}
