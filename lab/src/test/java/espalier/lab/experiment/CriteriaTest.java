package espalier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
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

    /** Whoever changes a condition, its threshold or its kind adds a line of history. */
    @Test
    void nothingChangesWithoutHistory() {
        for (Register.Entry entry : Register.ALL) {
            assertThat(entry.history()).as(entry.words()).isNotEmpty();
            assertThat(entry.history())
                    .as(entry.words())
                    .extracting(Register.Change::what)
                    .allMatch(List.of("first", "worded", "seen", "confirmed")::contains);
            assertThat(entry.history().get(entry.history().size() - 1).hash())
                    .as("%s: a change needs a line of history, with this hash", entry.words())
                    .isEqualTo(entry.hash());
        }
    }

    /** The code's words are the register's, one entry for each. */
    @Test
    void everyCriterionIsRegistered() {
        Set<Register.Entry> used = new HashSet<>();
        for (Experiment experiment : Experiments.all()) {
            MadeUp.Case both =
                    Objects.requireNonNull(CASES.get(experiment.name())).apply(experiment);
            for (Criterion criterion : both.good().criteria()) {
                assertThat(Register.of(experiment.name(), criterion.wanted()))
                        .as(experiment + ": " + criterion.wanted())
                        .isPresent();
                Register.of(experiment.name(), criterion.wanted()).ifPresent(used::add);
            }
        }
        assertThat(Register.ALL)
                .filteredOn(entry -> !used.contains(entry))
                .extracting(Register.Entry::words)
                .containsExactly("t above 500 costs"); // where no such t was run
    }

    @ParameterizedTest
    @MethodSource("experiments")
    void rowsDecide(Experiment experiment) {
        MadeUp.Case both = Objects.requireNonNull(CASES.get(experiment.name())).apply(experiment);
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
