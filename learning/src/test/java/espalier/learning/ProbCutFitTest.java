package espalier.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import espalier.game.Regression;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProbCutFitTest {
    private final int[] shallow = {-30, -10, 0, 5, 20, 40};

    @Test
    void aLineIsFitted() {
        int[] deep = new int[shallow.length];
        for (int i = 0; i < deep.length; i++) {
            deep[i] = 2 * shallow[i] + 7;
        }
        Regression.Pair pair = ProbCutFit.line(6, 2, deep, shallow);
        assertThat(pair.slope()).isCloseTo(2, within(1e-9));
        assertThat(pair.offset()).isCloseTo(7, within(1e-9));
        assertThat(pair.deviation()).isCloseTo(0, within(1e-6));
    }

    @Test
    void whatIsWrittenCanBeRead() {
        Regression regression = new Regression(List.of(new Regression.Pair(6, 2, 0.5, -1.25, 3)));
        assertThat(Regression.parse(regression.format())).isEqualTo(regression);
    }

    @Test
    void noLineIsRefused() {
        assertThatThrownBy(() -> ProbCutFit.line(6, 2, new int[shallow.length], shallow))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
