package espalier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every experiment with made-up rows: rows that match the paper's claim reproduce it, and with opposite rows no
 * criterion holds (or only those that no rows can change). An experiment without a claim reports the rows in its
 * remark.
 */
class CriteriaTest {
    private static final Map<String, Function<Experiment, MadeUp.Case>> CASES = new LinkedHashMap<>();

    static {
        for (MadeUp paper : List.of(
                new SolutionTreesCases(),
                new BestFirstCases(),
                new ForwardPruningCases(),
                new BestNodeCases(),
                new MultiModelCases(),
                new OpenCases())) {
            CASES.putAll(paper.cases);
        }
    }

    static List<Experiment> experiments() {
        return Experiments.all();
    }

    @Test
    void everyExperimentIsTested() {
        assertThat(CASES.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        Experiments.all().stream().map(Experiment::name).toList());
    }

    @ParameterizedTest
    @MethodSource("experiments")
    void rowsDecide(Experiment experiment) {
        MadeUp.Case both =
                java.util.Objects.requireNonNull(CASES.get(experiment.name())).apply(experiment);
        if (both.good().criteria().isEmpty()) {
            assertThat(both.good().verdict()).isEqualTo(Findings.Verdict.REPORTED);
            assertThat(both.good().remark()).isNotEmpty();
        } else {
            assertThat(both.good().criteria())
                    .filteredOn(criterion -> !criterion.holds())
                    .hasSize(both.neverHold());
            assertThat(both.bad().criteria()).filteredOn(Criterion::holds).hasSize(both.alwaysHold());
        }
    }
}
