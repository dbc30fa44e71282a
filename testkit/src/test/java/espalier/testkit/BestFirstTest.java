package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Evaluator;
import espalier.play.BestFirst;
import espalier.play.Iteration;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Best-first minimax. */
class BestFirstTest {
    /**
     * Evaluations that are never worse than the truth for the side to move keep the search going until the truth is
     * known.
     */
    @Test
    void itIsExactWhereEvaluationsAreTheTruth() {
        for (int seed = 0; seed < 300; seed++) {
            UniformTree tree = new UniformTree(3, 4, 0, 20, seed);
            long key = tree.key();
            Thought thought = BestFirst.run(tree, BestFirstTest::truth, Limits.NONE, iteration -> {});
            assertThat(thought.complete()).isTrue();
            Iteration last = thought.last().orElseThrow();
            assertThat(last.value()).isEqualTo(truth(tree));
            assertThat(last.depth()).isEqualTo(4);
            assertThat(tree.key()).isEqualTo(key);
        }
    }

    private static int truth(UniformTree tree) {
        return Search.<UniformTree>with(Algorithm.ALPHA_BETA).run(tree).value().orElseThrow();
    }

    @Test
    void limitsStopIt() {
        RandomGame game = new RandomGame(3, 4, 1L << 40, 50);
        long key = game.key();
        Thought thought = BestFirst.run(game, RandomGame::evaluate, Limits.nodes(1000), iteration -> {});
        assertThat(thought.complete()).isFalse();
        assertThat(thought.last().orElseThrow().nodeVisits()).isBetween(1000L, 1004L);
        assertThat(game.key()).isEqualTo(key);
        Thought stopped = BestFirst.run(game, RandomGame::evaluate, Limits.until(() -> true), iteration -> {});
        assertThat(stopped.last().orElseThrow().line()).isNotEmpty();
    }

    /** Whichever evaluation fails, of children of the root or far below. */
    @Test
    void aFailingEvaluatorLeavesThePositionAsItWas() {
        for (int good : new int[] {0, 1, 50, 500}) {
            RandomGame game = new RandomGame(3, 4, 1L << 40, 50);
            long key = game.key();
            AtomicInteger left = new AtomicInteger(good);
            Evaluator<RandomGame> failing = position -> {
                if (left.getAndDecrement() == 0) {
                    throw new IllegalStateException("no value");
                }
                return position.evaluate();
            };
            assertThatThrownBy(() -> BestFirst.run(game, failing, Limits.nodes(10_000), iteration -> {}))
                    .hasMessage("no value");
            assertThat(game.key()).isEqualTo(key);
        }
    }
}
