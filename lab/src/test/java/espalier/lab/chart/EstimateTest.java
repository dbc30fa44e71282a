package espalier.lab.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {
    /** From any table of Student's t. */
    @ParameterizedTest
    @CsvSource({"1,12.706", "2,4.303", "3,3.182", "4,2.776", "9,2.262", "19,2.093", "30,2.042", "100,1.984"})
    void quantiles(int degrees, double t) {
        assertThat(Estimate.t(degrees)).isCloseTo(t, within(0.005));
    }

    @Test
    void meanAndInterval() {
        Estimate e = Estimate.of(new double[] {1, 2, 3, 4});
        assertThat(e.mean()).isEqualTo(2.5);
        // standard deviation 1.29099, divided by 2, times 3.1824
        assertThat(e.half()).isCloseTo(2.0543, within(0.003));
        assertThat(e.high() - e.low()).isCloseTo(2 * e.half(), within(1e-12));
    }

    @Test
    void smallSamples() {
        Estimate one = Estimate.of(new double[] {7});
        assertThat(one.mean()).isEqualTo(7);
        assertThat(one.low()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(one.excludes(1e9)).isFalse();
        assertThat(one.text(1)).isEqualTo("7.0 (one case)");
        assertThat(Estimate.difference(new double[] {1}, new double[] {2}).high())
                .isPositive();
        assertThat(Estimate.ofTotals(new double[] {1}, new double[] {2}).bounded())
                .isFalse();
        assertThatThrownBy(() -> Estimate.of(new double[0])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void ratiosOfTotals() {
        double[] a = {1, 2, 6};
        double[] b = {2, 4, 6};
        Estimate e = Estimate.ofTotals(a, b);
        assertThat(e.mean()).isEqualTo(0.75);
        // a - 0.75 b = -0.5, -1, 1.5; standard deviation 1.3229; divided by the mean of b, 4, and sqrt 3, times 4.3027
        assertThat(e.half()).isCloseTo(0.8216, within(0.001));
        assertThat(Estimate.ofTotals(new double[] {3, 6}, new double[] {1, 2})).isEqualTo(new Estimate(3, 0));
        assertThat(e.times(-100).mean()).isEqualTo(-75);
        assertThat(e.times(-100).half()).isCloseTo(82.16, within(0.1));
    }

    @Test
    void differencesOfRatiosOfTheSameCases() {
        double[] a = {1, 2, 6};
        double[] b = {2, 4, 6};
        assertThat(Estimate.ofTotals(a, b, a, b)).isEqualTo(new Estimate(0, 0));
        Estimate e = Estimate.ofTotals(new double[] {2, 4, 6}, b, a, b);
        assertThat(e.mean()).isEqualTo(0.25);
        assertThat(e.half()).isCloseTo(Estimate.ofTotals(a, b).half(), within(1e-12));
    }
}
