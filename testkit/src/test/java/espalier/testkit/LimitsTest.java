package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.driver.Hints;
import espalier.driver.Separation;
import espalier.engine.procedure.Minimax;
import espalier.game.Score;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Result;
import espalier.search.Search;
import espalier.search.Stopped;
import espalier.tree.UniformTree;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches that are stopped. */
@Tag("mutation")
class LimitsTest {
    private final UniformTree tree = new UniformTree(3, 8, 0, 99, 1);
    private final Counter counter = Counter.of(Algorithm.MINIMAX);

    private Result run(Limits limits) {
        return Search.<UniformTree>with(Algorithm.MINIMAX)
                .observer(counter)
                .limits(limits)
                .run(tree);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 1000, 1023, 1024, 1025, 1500, 2047, 2048, 2049, 3333, 9840})
    void nodeLimitsAreExact(int nodes) {
        Result result = run(Limits.nodes(nodes));
        assertThat(result.complete()).isFalse();
        assertThat(result.value()).isEmpty();
        assertThat(counter.nodeVisits()).isEqualTo(nodes);
        assertThat(tree.key()).as("the root's key").isZero();
    }

    @Test
    void aLimitThatIsNotReachedChangesNothing() {
        // 1 + 3 + ... + 3^8 nodes
        Result result = run(Limits.nodes(9841));
        assertThat(result.complete()).isTrue();
        assertThat(result).isEqualTo(Search.<UniformTree>with(Algorithm.MINIMAX).run(tree));
    }

    @Test
    void timeUp() {
        Result result = run(new Limits(Long.MAX_VALUE, 1, () -> false));
        assertThat(result.complete()).isFalse();
        assertThat(counter.nodeVisits()).isLessThan(2000);
    }

    /** The search takes milliseconds. */
    @ParameterizedTest
    @ValueSource(longs = {600_000_000_000L, Long.MAX_VALUE - 1})
    void timeLeft(long nanos) {
        assertThat(run(new Limits(Long.MAX_VALUE, nanos, () -> false)).complete())
                .isTrue();
    }

    /** The count is exact between polls too, and after a limit has stopped the search. */
    @ParameterizedTest
    @ValueSource(ints = {1, 1023, 1024, 1025, 3333, 9840, 9841, 20_000})
    void aProcedureKnowsItsVisits(int nodes) {
        Minimax<UniformTree> procedure =
                new Minimax<>(Search.<UniformTree>with(Algorithm.MINIMAX).limits(Limits.nodes(nodes)), tree);
        assertThat(procedure.visits()).isZero();
        try {
            procedure.search(-Score.INFINITY, Score.INFINITY);
        } catch (Stopped e) {
            procedure.rewind();
        }
        assertThat(procedure.visits()).isEqualTo(Math.min(nodes, 9841));
    }

    /** The stop flag is polled again and again. */
    @Test
    void stoppedLater() {
        int[] asked = {0};
        Result result = run(Limits.until(() -> ++asked[0] == 3));
        assertThat(result.complete()).isFalse();
        assertThat(counter.nodeVisits()).isBetween(1000L, 5000L);
    }

    /** The limit allows no node at all, and yet there is a move. */
    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void stoppedAtOnce(Algorithm algorithm) {
        Result result = Search.<UniformTree>with(algorithm)
                .offer(Hints.of(tree).trained(Separation::linear))
                .limits(Limits.nodes(1))
                .run(tree);
        assertThat(result.complete()).isFalse();
        assertThat(result.index()).isBetween(0, 2);
        assertThat(tree.key()).isZero();
    }
}
