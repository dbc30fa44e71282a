package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.play.Iteration;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.tree.IrregularTree;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Limits, listeners and threads of the practical search, on made-up games. */
@Tag("mutation")
class ThinkTest {
    private static RandomGame game() {
        return new RandomGame(5, 4, 1L << 40, 100);
    }

    private static Think<RandomGame> think(Algorithm algorithm) {
        return Think.of(algorithm, RandomGame::evaluate).entries(1 << 12).depth(6);
    }

    @Test
    void iterationsComeOneByOne() {
        List<Iteration> heard = new ArrayList<>();
        Thought thought = think(Algorithm.MTD_F).run(game(), heard::add);
        assertThat(thought.complete()).isTrue();
        assertThat(thought.iterations()).isEqualTo(heard);
        assertThat(heard).extracting(Iteration::depth).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(heard).extracting(Iteration::nodeVisits).isSorted();
        assertThat(heard)
                .allSatisfy(iteration ->
                        assertThat(iteration.move()).isEqualTo(iteration.line().get(0)));
    }

    @Test
    void withoutIterativeDeepeningThereIsOneIteration() {
        Thought thought = think(Algorithm.PVS).firstDepth(6).run(game());
        assertThat(thought.iterations()).extracting(Iteration::depth).containsExactly(6);
    }

    @Test
    void aNodeLimitStopsButTheFirstIterationIsDone() {
        RandomGame game = game();
        long key = game.key();
        for (long nodes : new long[] {1, 2, 10, 100, 1000}) {
            Thought thought =
                    think(Algorithm.PVS).depth(50).limits(Limits.nodes(nodes)).run(game);
            assertThat(thought.complete()).isFalse();
            assertThat(thought.iterations()).isNotEmpty();
            Iteration last = thought.last().orElseThrow();
            assertThat(last.depth() == 1 || last.nodeVisits() <= nodes).isTrue();
            assertThat(game.key()).isEqualTo(key);
            assertThat(game.turn()).isZero();
        }
    }

    @Test
    void anExternalStopLeavesThePositionIntactUnderEveryAlgorithm() {
        for (Algorithm algorithm : Algorithm.all()) {
            if (algorithm.isTreesOnly()) {
                continue;
            }
            RandomGame game = game();
            long key = game.key();
            AtomicInteger asked = new AtomicInteger();
            Thought thought = think(algorithm)
                    .depth(40)
                    .limits(Limits.until(() -> asked.incrementAndGet() > 5))
                    .run(game);
            assertThat(thought.complete()).as(algorithm.label()).isFalse();
            assertThat(game.key()).as(algorithm.label()).isEqualTo(key);
        }
    }

    @Test
    void aFailingEvaluatorIsReportedAndThePositionIntact() {
        RandomGame game = game();
        long key = game.key();
        AtomicInteger calls = new AtomicInteger();
        Think<RandomGame> think = think(Algorithm.PVS).evaluator(position -> {
            if (calls.incrementAndGet() > 500) {
                throw new ArithmeticException("no value");
            }
            return position.evaluate();
        });
        assertThatThrownBy(() -> think.run(game)).hasStackTraceContaining("no value");
        assertThat(game.key()).isEqualTo(key);
        assertThatThrownBy(() -> think.threads(3).run(game)).hasStackTraceContaining("no value");
        assertThat(game.key()).isEqualTo(key);
    }

    @Test
    void threadsFindTheSameValue() {
        for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.MTD_F, Algorithm.AB_SSS_STAR, Algorithm.SSS_B)) {
            Think<RandomGame> one = think(algorithm).setting(Setting.FULL_WIDTH);
            int value = one.run(game()).last().orElseThrow().value();
            for (int threads = 2; threads <= 4; threads++) {
                assertThat(one.threads(threads).run(game()).last().orElseThrow().value())
                        .isEqualTo(value);
            }
        }
    }

    @Test
    void threadsTogetherKeepTheNodeLimit() {
        for (int threads = 2; threads <= 4; threads++) {
            Thought thought = think(Algorithm.PVS)
                    .depth(50)
                    .threads(threads)
                    .limits(Limits.nodes(20_000))
                    .run(game());
            assertThat(thought.complete()).isFalse();
            assertThat(thought.nodeVisits()).isBetween(20_000L / threads - 1, 20_000L);
        }
    }

    /** An only reply is searched a ply deeper, so a node above apparent leaves may have none. */
    @Test
    void extensionsAreTheSameForAllProcedures() {
        int differentFromUnextended = 0;
        for (int seed = 0; seed < 300; seed++) {
            IrregularTree game = new IrregularTree(3, 12, -50, 50, seed);
            Setting extended = Setting.FULL_WIDTH.with(Part.EXTENSIONS, true);
            int depth = 2 + seed % 4;
            int expected = value(Algorithm.ALPHA_BETA, extended, depth, game);
            for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.NEGA_SCOUT, Algorithm.ASPIRATION_NEGA_SCOUT)) {
                assertThat(value(algorithm, extended, depth, game))
                        .as("%s, seed %d, depth %d", algorithm.label(), seed, depth)
                        .isEqualTo(expected);
            }
            if (value(Algorithm.ALPHA_BETA, Setting.FULL_WIDTH, depth, game) != expected) {
                differentFromUnextended++;
            }
        }
        assertThat(differentFromUnextended).isPositive();
    }

    /** Without a table, which would mix extended nodes with others. */
    private static int value(Algorithm algorithm, Setting setting, int depth, IrregularTree game) {
        return Think.of(algorithm, IrregularTree::score)
                .entries(0)
                .setting(setting)
                .firstDepth(depth)
                .depth(depth)
                .run(game)
                .last()
                .orElseThrow()
                .value();
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> think(Algorithm.MINIMAX)).hasMessageContaining("minimax");
        assertThatThrownBy(() -> think(Algorithm.PVS).threads(0)).hasMessageContaining("threads");
        assertThatThrownBy(() -> think(Algorithm.PVS).depth(0)).hasMessageContaining("depth");
        assertThatThrownBy(() -> think(Algorithm.PVS).firstDepth(0)).hasMessageContaining("depth");
        assertThatThrownBy(() -> think(Algorithm.PVS).entries(-1)).hasMessageContaining("table");
        assertThatThrownBy(() -> think(Algorithm.PVS).setting(Setting.PLAY).prove(game()))
                .hasMessageContaining("full-width");
    }
}
