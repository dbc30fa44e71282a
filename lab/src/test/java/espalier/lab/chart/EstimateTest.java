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
        assertThat(Estimate.of(new double[] {7})).isEqualTo(new Estimate(7, 0));
        assertThatThrownBy(() -> Estimate.of(new double[0])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void ratioOfMeans() {
        assertThat(Estimate.ratioOfMeans(new double[] {2, 4, 6}, new double[] {1, 2, 3}))
                .isEqualTo(new Estimate(2, 0));
        Estimate ratio =
                Estimate.ratioOfMeans(new double[] {1, 3}, new double[] {2, 6}).times(100);
        assertThat(ratio.mean()).isEqualTo(50);
        // 1 and 4 of 2 and 3: means 2.5 and 2.5, residuals -1 and 1, standard error 1
        Estimate rough = Estimate.ratioOfMeans(new double[] {1, 4}, new double[] {2, 3});
        assertThat(rough.half()).isCloseTo(12.706 / 2.5, within(0.01));
    }
}
