package espalier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.jobs.JobFailure;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.Runner;
import espalier.jobs.ThreadRunner;
import espalier.jobs.Work;
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
}
