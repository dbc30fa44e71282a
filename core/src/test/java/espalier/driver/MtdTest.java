package espalier.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Score;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Result;
import espalier.search.Search;
import espalier.tree.UniformTree;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("mutation")
class MtdTest {
    private final UniformTree tree = new UniformTree(3, 5, -100, 100, 1);
    private final int value =
            Search.of(tree).by(Algorithm.MINIMAX).run().value().orElseThrow();

    @Test
    void aroundHalvesWhatIsExpected() {
        Mtd.Rule around = Mtd.Rule.around(100, 8);
        assertThat(around.first()).isEqualTo(101);
        Mtd.Next next = around.next();
        assertThat(next.gamma(100, -Score.INFINITY, 100)).as("92..100").isEqualTo(97);
        assertThat(next.gamma(101, 101, Score.INFINITY)).as("101..108").isEqualTo(105);
        assertThat(next.gamma(104, 101, 104)).as("101..104").isEqualTo(103);
        assertThat(next.gamma(92, -Score.INFINITY, 92)).as("below").isEqualTo(92);
        assertThat(next.gamma(120, 120, Score.INFINITY)).as("above").isEqualTo(121);
        assertThat(Mtd.Rule.around(Score.INFINITY, 1).first()).isEqualTo(Score.INFINITY);
        assertThat(Mtd.Rule.around(-Score.INFINITY, 1).first()).isEqualTo(1 - Score.INFINITY);
    }

    /** A step beyond all scores must not overflow: the first one leads to the lowest value, and then it climbs. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 50, Score.INFINITY, 2 * Score.INFINITY, Integer.MAX_VALUE - 1, Integer.MAX_VALUE})
    void everyStepEnds(int step) {
        for (Driver driver : new Driver[] {Mtd.step(step), Hypothesis.sss4(step)}) {
            Result result =
                    Search.of(tree).by(driver).limits(Limits.nodes(1_000_000)).run();
            assertThat(result.complete()).as(driver.name()).isTrue();
            assertThat(result.value()).as(driver.name()).hasValue(value);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-Score.INFINITY, -101, 0, 100, Score.INFINITY})
    void everyGuessFindsTheValue(int guess) {
        assertThat(Search.of(tree).by(Mtd.from(guess)).run().value()).hasValue(value);
        assertThat(Search.of(tree).by(Aspiration.around(guess, 7)).run().value())
                .hasValue(value);
        assertThat(Search.of(tree).by(Hypothesis.sss0(guess)).run().value()).hasValue(value);
    }

    @Test
    void badParametersAreRefused() {
        assertThatThrownBy(() -> Mtd.from(Score.INFINITY + 1)).hasMessageContaining("guess is 8000001");
        assertThatThrownBy(() -> Mtd.step(-1)).hasMessageContaining("step is -1");
        assertThatThrownBy(() -> Mtd.bisection(3, 2)).hasMessageContaining("3..2 is empty");
        assertThatThrownBy(() -> BestNode.linear(0, Score.INFINITY + 1)).hasMessageContaining("within");
        assertThatThrownBy(() -> Aspiration.around(0, 0)).hasMessageContaining("delta is 0");
    }
}
