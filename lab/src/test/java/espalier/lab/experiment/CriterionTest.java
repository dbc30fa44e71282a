package espalier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CriterionTest {
    @Test
    void lessIsPairedAndSignificant() {
        double[] low = {1, 12, 23};
        double[] high = {3, 14, 25.5};
        assertThat(Criterion.less("", low, high).holds()).isTrue();
        assertThat(Criterion.less("", high, low).holds()).isFalse();
        assertThat(Criterion.less("", low, new double[] {2, 11, 24}).holds()).isFalse();
    }

    @Test
    void betweenIncludesTheEnds() {
        assertThat(Criterion.between("", 2, 2, 3).holds()).isTrue();
        assertThat(Criterion.between("", 3.01, 2, 3).holds()).isFalse();
        assertThat(Criterion.between("", 2.345, 2, 3).measured()).isEqualTo("2.3");
    }
}
