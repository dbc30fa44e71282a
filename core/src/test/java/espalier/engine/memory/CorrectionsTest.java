package espalier.engine.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("mutation")
class CorrectionsTest {
    private static final int MOST = 75;

    private final Corrections corrections = new Corrections();

    private void learn(int times, int off) {
        for (int i = 0; i < times; i++) {
            corrections.learn(7, 1, 5, off, MOST);
        }
    }

    @Test
    void nothingIsCorrectedBeforeAnythingIsLearnt() {
        assertThat(corrections.of(7, 1)).isZero();
    }

    @Test
    void theSameErrorAgainAndAgainIsCorrected() {
        learn(1000, 40);
        assertThat(corrections.of(7, 1)).isBetween(38, 40);
        learn(1000, -40);
        assertThat(corrections.of(7, 1)).isBetween(-40, -38);
    }

    @Test
    void aCorrectionHasItsLimit() {
        learn(1000, 4000);
        assertThat(corrections.of(7, 1)).isBetween(MOST - 2, MOST);
    }

    @Test
    void oneSearchChangesLittle() {
        learn(1, 40);
        assertThat(corrections.of(7, 1)).isBetween(0, 2);
    }

    @Test
    void theOtherSideAndOtherStructuresLearnNothing() {
        learn(1000, 40);
        assertThat(corrections.of(7, 0)).isZero();
        assertThat(corrections.of(8, 1)).isZero();
    }
}
