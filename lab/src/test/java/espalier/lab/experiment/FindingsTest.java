package espalier.lab.experiment;

import static espalier.lab.experiment.Criterion.Kind.CONTROL;
import static espalier.lab.experiment.Criterion.Kind.DIRECTION;
import static espalier.lab.experiment.Criterion.Kind.SIZE;
import static espalier.lab.experiment.Judgement.CONTRADICTED;
import static espalier.lab.experiment.Judgement.HOLDS;
import static espalier.lab.experiment.Judgement.UNDECIDED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.jobs.JobFailure;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.Runner;
import espalier.jobs.ThreadRunner;
import espalier.jobs.Work;
import espalier.lab.experiment.Findings.Verdict;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingsTest {
    @TempDir
    private Path folder;

    @Test
    void onlyACompleteRunSaysSomething() {
        Experiment experiment = Experiments.named("solution-trees-figure-8").orElseThrow();
        Parameters parameters =
                experiment.parameters(Size.QUICK).with("depth", "3").with("trees", "2");
        Runner first = new Runner() {
            @Override
            public void run(Work work, int[] jobs, Sink sink) {
                sink.take(List.of(work.ready().run(jobs[0])));
            }

            @Override
            public String describe() {
                return "the first";
            }
        };
        Run part = Run.go(experiment, parameters, folder, first, "test", (done, of) -> {});
        assertThatThrownBy(() -> Findings.of(part))
                .isInstanceOf(JobFailure.class)
                .hasMessage("solution-trees-figure-8: only 1 of 6 jobs are done; lab run resumes them");
        Run.go(experiment, parameters, folder, new ThreadRunner(1), "test", (done, of) -> {});
        assertThat(Findings.of(Run.read(folder)).criteria()).isNotEmpty();
    }

    private static Verdict verdict(Object... kindsAndJudgements) {
        Findings found = new Findings("mine");
        for (int i = 0; i < kindsAndJudgements.length; i += 2) {
            found.want(new Criterion(
                    "", "", (Judgement) kindsAndJudgements[i + 1], (Criterion.Kind) kindsAndJudgements[i], false));
        }
        return found.verdict();
    }

    @Test
    void theVerdictFollowsFromTheCriteria() {
        assertThat(verdict()).isEqualTo(Verdict.REPORTED);
        assertThat(verdict(DIRECTION, HOLDS, DIRECTION, HOLDS)).isEqualTo(Verdict.REPRODUCED);
        assertThat(verdict(DIRECTION, HOLDS, DIRECTION, UNDECIDED)).isEqualTo(Verdict.PARTLY);
        assertThat(verdict(DIRECTION, UNDECIDED, DIRECTION, CONTRADICTED)).isEqualTo(Verdict.NOT);
        assertThat(verdict(DIRECTION, UNDECIDED, SIZE, CONTRADICTED)).isEqualTo(Verdict.UNDECIDED);
        assertThat(verdict(SIZE, HOLDS, SIZE, CONTRADICTED)).isEqualTo(Verdict.PARTLY);
    }

    @Test
    void reversedClaimsAreNotPartlyReproduced() {
        assertThat(verdict(DIRECTION, CONTRADICTED, CONTROL, HOLDS, SIZE, HOLDS))
                .isEqualTo(Verdict.NOT);
    }

    @Test
    void controlsAloneClaimNothing() {
        assertThat(verdict(CONTROL, HOLDS, CONTROL, CONTRADICTED)).isEqualTo(Verdict.REPORTED);
        assertThat(verdict(CONTROL, HOLDS, SIZE, UNDECIDED)).isEqualTo(Verdict.UNDECIDED);
    }

    @Test
    void sizesThatDoNotHoldLeaveTheDirection() {
        assertThat(verdict(DIRECTION, HOLDS, SIZE, CONTRADICTED, SIZE, UNDECIDED, SIZE, HOLDS))
                .isEqualTo(Verdict.IN_DIRECTION);
        assertThat(verdict(DIRECTION, HOLDS, SIZE, CONTRADICTED, SIZE, HOLDS)).isEqualTo(Verdict.IN_DIRECTION);
        assertThat(verdict(DIRECTION, HOLDS, SIZE, CONTRADICTED, SIZE, HOLDS, SIZE, HOLDS))
                .isEqualTo(Verdict.REPRODUCED);
    }

    @Test
    void whatWasWrittenAfterALookDecidesNothing() {
        Criterion criterion = new Criterion("", "", HOLDS, DIRECTION, true);
        assertThat(criterion.counted()).isEqualTo(UNDECIDED);
        assertThat(criterion.words()).isEqualTo("undecided (holds, but written after a look at results)");
        Findings found = new Findings("best-first-table-size");
        found.want(
                new Criterion("AB-DUAL* stops changing at the size where Alpha-Beta does, or before, here", "", true));
        assertThat(found.verdict()).isEqualTo(Verdict.UNDECIDED);
        found.want(new Criterion(
                "MTD(f) suffers less than AB-SSS* from the smallest table, 2^10 entries, here", "", true));
        assertThat(found.verdict()).isEqualTo(Verdict.PARTLY);
    }

    /** A criterion of the register that was written after a look, and judged with fresh seeds since. */
    @Test
    void whatFreshSeedsHaveConfirmedDecides() {
        Findings found = new Findings("solution-trees-figure-8");
        found.want(new Criterion("Dual-2 best by means at every ordering below 100 %, here", "", true));
        assertThat(found.verdict()).isEqualTo(Verdict.REPRODUCED);
    }
}
