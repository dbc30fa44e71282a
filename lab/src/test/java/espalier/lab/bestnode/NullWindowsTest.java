package espalier.lab.bestnode;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.driver.Hints;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NullWindowsTest {
    private static final Shape SHAPE = new Shape(3, 6, 80);

    /** With soft windows it is the library's MTD(f), leaf for leaf and visit for visit. */
    @Test
    void softWindowsAreTheLibrarys() {
        for (int seed = 0; seed < 40; seed++) {
            Counter counter = Counter.of(Algorithm.MTD_F);
            int value = Search.<UniformTree>with(Algorithm.MTD_F)
                    .hints(Hints.NONE.guess(37))
                    .observer(counter)
                    .run(SHAPE.tree(seed))
                    .value()
                    .orElseThrow();
            NullWindows own = new NullWindows(SHAPE.tree(seed), false);
            assertThat(own.mtd(37)).isEqualTo(value);
            assertThat(own.leaves()).isEqualTo(counter.leafEvaluations());
            assertThat(own.visits()).isEqualTo(counter.nodeVisits());
        }
    }

    /** From any guess, and as SSS* and Dual*; the best move is worth the value. */
    @Test
    void hardWindowsFindTheValueAndABestMove() {
        for (int seed = 0; seed < 40; seed++) {
            UniformTree tree = SHAPE.tree(seed);
            int value = new NullWindows(tree, false).mtd(40);
            for (int guess : IntStream.rangeClosed(0, 80).toArray()) {
                NullWindows hard = new NullWindows(tree, true);
                assertThat(hard.mtd(guess)).isEqualTo(value);
                assertThat(hard.passes()).isGreaterThanOrEqualTo(Math.abs(value - guess));
            }
            for (boolean hard : new boolean[] {false, true}) {
                tree.play(new NullWindows(tree, hard).bestNode(SHAPE.analytic()));
                assertThat(Search.<UniformTree>with(Algorithm.ALPHA_BETA)
                                .run(tree)
                                .value())
                        .hasValue(-value);
                tree.undo();
            }
        }
    }
}
