package espalier.lab.experiment;

import static espalier.lab.experiment.Judgement.CONTRADICTED;
import static espalier.lab.experiment.Judgement.HOLDS;
import static espalier.lab.experiment.Judgement.UNDECIDED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.lab.chart.Estimate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CriterionTest {
    @Test
    void lessMeansSignificantly() {
        double[] low = {1, 12, 23};
        double[] high = {3, 14, 25.5};
        assertThat(Criterion.less("", low, high).judgement()).isEqualTo(HOLDS);
        assertThat(Criterion.less("", high, low).judgement()).isEqualTo(CONTRADICTED);
        assertThat(Criterion.less("", low, new double[] {2, 11, 24}).judgement())
                .isEqualTo(UNDECIDED);
        assertThat(Criterion.less("", low, low).judgement()).isEqualTo(CONTRADICTED);
        assertThat(Criterion.less("", new double[0], low).judgement()).isEqualTo(UNDECIDED);
    }

    @Test
    void betweenIncludesTheEnds() {
        assertThat(Criterion.between("2 to 3", Estimate.exact(2), 2, 3).judgement())
                .isEqualTo(HOLDS);
        assertThat(Criterion.between("2 to 3", Estimate.exact(3.01), 2, 3).judgement())
                .isEqualTo(CONTRADICTED);
        assertThat(Criterion.between("2 to 3", Estimate.exact(2.345), 2, 3).measured())
                .isEqualTo("2.3");
    }

    @Test
    void thresholdsAreNamed() {
        assertThatThrownBy(() -> Criterion.between("84 to 92", Estimate.exact(88), 84, 93))
                .hasMessageContaining("does not name 93");
        assertThat(Criterion.between("51.8 to 58.0", Estimate.exact(55), 51.8, 58)
                        .holds())
                .isTrue();
    }

    @Test
    void anIntervalWithTheThresholdInItDecidesNothing() {
        Estimate number = new Estimate(10, 2);
        assertThat(Judgement.below(number, 12.1)).isEqualTo(HOLDS);
        assertThat(Judgement.below(number, 11)).isEqualTo(UNDECIDED);
        assertThat(Judgement.below(number, 8)).isEqualTo(CONTRADICTED);
        assertThat(Judgement.above(number, 7)).isEqualTo(HOLDS);
        assertThat(Judgement.above(number, 9)).isEqualTo(UNDECIDED);
        assertThat(Judgement.above(number, 12)).isEqualTo(CONTRADICTED);
        assertThat(Judgement.within(number, 8, 12)).isEqualTo(HOLDS);
        assertThat(Judgement.within(number, 9, 20)).isEqualTo(UNDECIDED);
        assertThat(Judgement.within(number, 13, 20)).isEqualTo(CONTRADICTED);
        assertThat(Judgement.within(new Estimate(10, Double.POSITIVE_INFINITY), 9, 11))
                .isEqualTo(UNDECIDED);
        assertThat(Judgement.within(Estimate.exact(Double.NaN), 9, 11)).isEqualTo(UNDECIDED);
    }

    @Test
    void aPublishedNumberIsInAnIntervalThatSaysSomething() {
        Estimate number = new Estimate(10, 2);
        assertThat(Judgement.agrees(number, 11, 3)).isEqualTo(HOLDS);
        assertThat(Judgement.agrees(number, 11, 1)).isEqualTo(UNDECIDED);
        assertThat(Judgement.agrees(number, 13, 1)).isEqualTo(CONTRADICTED);
    }

    @Test
    void allMustHold() {
        assertThat(Judgement.all(Stream.of(HOLDS, HOLDS))).isEqualTo(HOLDS);
        assertThat(Judgement.all(Stream.of(HOLDS, UNDECIDED, HOLDS))).isEqualTo(UNDECIDED);
        assertThat(Judgement.all(Stream.of(UNDECIDED, CONTRADICTED, HOLDS))).isEqualTo(CONTRADICTED);
    }
}
