package espalier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be run is told before anything runs. */
class BadParametersTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "solution-trees-figure-8    | percents | 120         | 'percents' is 120, it must be 0 to 100",
                "solution-trees-figure-8    | percents | 20,20,100   | 'percents' has 20 twice",
                "solution-trees-figure-8    | percents | 20,020      | 'percents' has 20 twice",
                "solution-trees-figure-8    | depth    | 100         | 5^100",
                "solution-trees-figure-8    | trees    | 2000000000  | 6000000000 jobs, it must be 1 to 100000000",
                "solution-trees-figure-10   | percents | -1          | 'percents' is -1",
                "best-node-tables-1-to-3    | trees    | 2000000000  | 2000000000 jobs",
                "best-node-figures-13-and-14 | shapes  | 0x3         | 0x3",
                "best-node-figures-13-and-14 | shapes  | 2x4,2x4     | 'shapes' has 2x4 twice",
                "best-node-figures-15-to-22 | highs    | 0           | leaves 0 to 0",
                "best-first-figure-6        | table    | 0           | 'table' is 0, it must be 1 to 28",
                "best-first-sweep-of-delta  | values   | 0           | delta is 0",
                "best-first-calls           | grains   | -1          | the grain is -1",
                "forward-pruning-table-1    | alone    | 1           | 'alone' is 1, it must be at least 2",
                "multi-model-figure-17      | depths   | 0           | 'depths' is 0, it must be 1 to 99",
                "multi-model-table-1        | evaluations | 0        | 'evaluations' is 0",
                "multi-model-learning-while-playing | strengths | 0  | 'strengths' is 0",
                "multi-model-lemmas-1-and-2 | widths   | 0           | the width is 0",
                "solution-trees-figure-7    | leaves   | 99          | 'leaves' is 99, it must be 2 to 10",
                "multi-model-figure-13      | widths   | -1          | -1",
                "best-first-table-size      | tables   | 10,40       | 'tables' is 40, it must be 1 to 28",
                "best-first-table-size      | depths   | chess:4,chess:5 | 'depths' has chess twice"
            })
    void refused(String name, String parameter, String value, String why) {
        Experiment experiment = Experiments.named(name).orElseThrow();
        Parameters parameters = experiment.parameters(Size.QUICK).with(parameter, value);
        assertThatThrownBy(() -> experiment.jobs(parameters))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }

    @org.junit.jupiter.api.Test
    void intervalsOverSequencesAreTakenWithCare() {
        assertThat(Experiments.all())
                .filteredOn(e ->
                        "sequences".equals(e.parameters(Size.PAPER).values().getOrDefault("set", "")))
                .hasSizeGreaterThan(5)
                .allMatch(e -> e.counting().contains(espalier.lab.positions.Positions.NOT_QUITE_INDEPENDENT));
    }

    @ParameterizedTest
    @org.junit.jupiter.params.provider.EnumSource(Size.class)
    void ownParametersAreGood(Size size) {
        for (Experiment experiment : Experiments.all()) {
            assertThat(experiment.jobs(experiment.parameters(size)).count())
                    .as(experiment.name())
                    .isPositive();
        }
    }
}
