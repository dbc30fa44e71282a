package espalier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Invalid parameters are reported before anything runs. */
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
                "solution-trees-figure-8    | trees    | 100000000   | 300000000 jobs, it must be 1 to 100000000",
                "solution-trees-figure-8    | trees    | 9..9        | at least 2 of them",
                "solution-trees-figure-8    | trees    | -5..9       | it must be a number or FIRST..LAST",
                "solution-trees-figure-8    | trees    | 5..x        | 'trees' must be a whole number, not 'x'",
                "solution-trees-figure-8    | percents | ,           | 'percents' is ',', it must have words between its commas",
                "solution-trees-wide-trees  | depth    | 8           | at most 2^26 are allowed",
                "solution-trees-perfect-ordering | depth | 20        | at most 2^26 are allowed",
                "open-sss-0-with-learnt-first-guesses | depth | 600   | the depth is 600",
                "open-all-algorithms        | kind     | wild        | 'kind' is 'wild', it must be ordered or reordered",
                "open-all-algorithms        | depth    | 12          | --width 5 --depth 12: minimax would look at more than 2^26 leaves",
                "multi-model-learning-while-playing | openings | 2147483647 | 'openings' is 2147483647, it must be 1 to 25000",
                "multi-model-table-1        | openings | 90000000    | 90000000 openings are wanted, there may be 100000",
                "open-sss-0-with-learnt-first-guesses | trees | 999999..1000000 | it must stay below 1000000",
                "forward-pruning-table-3    | games    | 1..4        | 'games' is 1..4, it must be even",
                "solution-trees-figure-10   | percents | -1          | 'percents' is -1",
                "best-node-tables-1-to-3    | trees    | 2000000000  | 'trees' is 2000000000, it must be a number or FIRST..LAST",
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

    /** Their rows equal those of a run with these and other trees. */
    @org.junit.jupiter.api.Test
    void aRangeIsPartOfALargerRun() {
        Experiment experiment = Experiments.named("solution-trees-figure-8").orElseThrow();
        Parameters few = experiment.parameters(Size.QUICK).with("depth", "3").with("trees", "5");
        Jobs all = experiment.jobs(few);
        Jobs some = experiment.jobs(few.with("trees", "3..4"));
        assertThat(some.count()).isEqualTo(6);
        for (int job = 0; job < 6; job++) {
            Rows rows = new Rows(experiment.columns().size());
            Rows same = new Rows(experiment.columns().size());
            some.run(job, rows);
            all.run(job / 2 * 5 + 3 + job % 2, same);
            assertThat(rows.all()).isEqualTo(same.all());
        }
    }

    @org.junit.jupiter.api.Test
    void everyParameterIsExplained() {
        for (Experiment experiment : Experiments.all()) {
            for (String name : experiment.parameters(Size.PAPER).values().keySet()) {
                assertThat(experiment.meaning(name)).as(name).isNotEmpty();
            }
        }
    }

    @org.junit.jupiter.api.Test
    void intervalsOverSequencesAreTakenWithCare() {
        assertThat(Experiments.all())
                .filteredOn(e ->
                        "sequences".equals(e.parameters(Size.PAPER).values().getOrDefault("set", "")))
                .hasSizeGreaterThan(5)
                .allMatch(e -> e.counting().contains(espalier.lab.positions.Positions.CLUSTERS));
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
