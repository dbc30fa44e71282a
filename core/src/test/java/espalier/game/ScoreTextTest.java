package espalier.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScoreTextTest {
    @Test
    void forcedResultsAreCountedInPlies() {
        assertThat(Score.text(Score.winIn(7), 100)).isEqualTo("win in 7 plies");
        assertThat(Score.text(Score.lossIn(1), 1)).isEqualTo("loss in 1 ply");
        assertThat(Score.text(Score.winIn(0), 1)).isEqualTo("win in 0 plies");
    }

    @Test
    void otherValuesAreInTheGamesUnits() {
        assertThat(Score.text(-72, 100)).isEqualTo("-0.72");
        assertThat(Score.text(600, 100)).isEqualTo("6");
        assertThat(Score.text(600, 1)).isEqualTo("600");
        assertThat(Score.text(Score.DRAW, 100)).isEqualTo("0");
        assertThat(Score.text(1, 3)).isEqualTo("0.3333");
    }
}
