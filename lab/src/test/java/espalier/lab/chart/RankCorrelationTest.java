package espalier.lab.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RankCorrelationTest {
    /** Things 1 to n, each with noise of this size around its number. */
    private static double[][] things(int count, int cases, double noise, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] numbers = new double[count][cases];
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < cases; j++) {
                numbers[i][j] = i + 1 + noise * (random.nextDouble() - 0.5);
            }
        }
        return numbers;
    }

    private static double[][] reversed(double[][] numbers) {
        double[][] other = new double[numbers.length][];
        for (int i = 0; i < numbers.length; i++) {
            other[i] = numbers[numbers.length - 1 - i];
        }
        return other;
    }

    @Test
    void theSameOrderIsOneAndTheOppositeMinusOne() {
        double[][] some = things(9, 20, 0, 1);
        assertThat(RankCorrelation.of(some, some)).isEqualTo(new RankCorrelation(1, 1, 1));
        assertThat(RankCorrelation.of(some, reversed(some))).isEqualTo(new RankCorrelation(-1, -1, -1));
        assertThat(RankCorrelation.of(some, some).text()).isEqualTo("1.00 (1.00 to 1.00)");
    }

    /** One exchanged pair of three. */
    @Test
    void pairsAreCounted() {
        double[][] first = {{1, 1}, {2, 2}, {3, 3}};
        double[][] second = {{2, 2}, {1, 1}, {3, 3}};
        assertThat(RankCorrelation.of(first, second).tau()).isEqualTo(1.0 / 3);
    }

    @Test
    void noiseWidensTheIntervalAndMoreCasesNarrowIt() {
        RankCorrelation few = RankCorrelation.of(things(9, 10, 20, 1), things(9, 10, 20, 2));
        RankCorrelation many = RankCorrelation.of(things(9, 1000, 20, 1), things(9, 1000, 20, 2));
        assertThat(few.low()).isLessThan(few.high());
        assertThat(few.high() - few.low()).isGreaterThan(many.high() - many.low());
        assertThat(many.tau()).isBetween(many.low(), many.high());
        assertThat(RankCorrelation.of(things(9, 10, 20, 1), things(9, 10, 20, 2)))
                .isEqualTo(few);
    }

    @Test
    void differentThingsCannotBeRanked() {
        assertThatThrownBy(() -> RankCorrelation.of(things(2, 3, 0, 1), things(3, 3, 0, 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
