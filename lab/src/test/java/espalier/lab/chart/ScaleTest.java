package espalier.lab.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScaleTest {
    @Test
    void linear() {
        Scale scale = Scale.around(52, 100);
        assertThat(scale.ticks()).containsExactly(50.0, 60.0, 70.0, 80.0, 90.0, 100.0);
        assertThat(scale.logarithmic()).isFalse();
        assertThat(scale.part(75)).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void logarithmic() {
        Scale scale = Scale.around(60, 3000);
        assertThat(scale.ticks()).containsExactly(50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0, 5000.0);
        assertThat(scale.logarithmic()).isTrue();
        assertThat(scale.part(500)).isCloseTo(0.5, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"100,100", "0,0", "-5,3", "0.001,0.002", "99.9,100", "1,1000000", "20,120"})
    void everythingLiesOnTheAxis(double low, double high) {
        Scale scale = Scale.around(low, high);
        assertThat(scale.ticks()).hasSizeBetween(2, 20).isSorted().doesNotHaveDuplicates();
        assertThat(scale.part(low)).isBetween(-1e-6, 1.0);
        assertThat(scale.part(high)).isBetween(0.0, 1 + 1e-6);
    }
}
