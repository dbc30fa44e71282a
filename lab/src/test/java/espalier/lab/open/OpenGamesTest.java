package espalier.lab.open;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.jobs.Parameters;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.practice.Tiny;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OpenGamesTest {
    static List<Experiment> experiments() {
        return Tiny.of("open").stream()
                .filter(experiment -> experiment instanceof OpenGameExperiment)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("experiments")
    void runs(Experiment experiment) {
        Parameters parameters = Tiny.parameters(
                experiment,
                Map.of("depths", "othello:4,checkers:4", "positions", "2", "table", "12", "predicted", "3"));
        Findings outcome = experiment.study(parameters, Tiny.rows(experiment, parameters));
        boolean more = experiment instanceof PruningInGames || experiment instanceof PlayOrdering;
        assertThat(outcome.exhibits()).hasSize(more ? 4 : 3);
        assertThat(outcome.remark()).contains("othello:", "checkers:");
    }

    @Test
    void onlyWhatIsSignificantlyLessIsNamed() {
        BestMoveInGames experiment = new BestMoveInGames();
        Parameters parameters = Tiny.parameters(experiment, Map.of("depths", "othello:3"));
        Findings outcome = Tiny.madeUp(experiment, parameters, (variant, depth) -> variant.equals("bns") ? 0.9 : 1.0);
        assertThat(outcome.remark()).contains("bns (90").doesNotContain("second-best");
        assertThat(outcome.verdict()).isEqualTo(Findings.Verdict.REPORTED);
    }
}
