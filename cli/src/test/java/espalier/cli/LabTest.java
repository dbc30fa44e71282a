package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code espalier lab} on tiny experiments. */
class LabTest {
    private static final String NAME = "solution-trees-figure-8";

    @TempDir
    private Path folder;

    private Run run(String... more) {
        String[] args = {"lab", "run", NAME, "--depth", "3", "--trees", "3", "--out", folder + "/runs", "--threads", "1"
        };
        String[] all = java.util.Arrays.copyOf(args, args.length + more.length);
        System.arraycopy(more, 0, all, args.length, more.length);
        return Run.of(all);
    }

    private Run report() {
        return Run.of("lab", "report", folder + "/runs", "--out", folder + "/report", "--title", "A title");
    }

    private Path rows() {
        return folder.resolve("runs").resolve(NAME + "-quick").resolve("rows.csv");
    }

    @Test
    void list() {
        Run words = Run.of("lab", "list");
        assertThat(words.code()).isZero();
        assertThat(Experiments.all()).isNotEmpty();
        for (Experiment experiment : Experiments.all()) {
            assertThat(words.lines()).contains(experiment.name());
        }
        assertThat(words.out()).doesNotContain("--trees");
        assertThat(Run.of("lab", "list", NAME).lines())
                .contains("    --trees        which trees of each kind; n is 0 to n-1, or a range: 1000..1999");
        Run json = Run.of("lab", "list", NAME, "--json");
        assertThat(json.json()).containsEntry("paper", "solution-trees").containsKeys("claim", "sizes", "meanings");
        Run unknown = Run.of("lab", "list", "nonsense");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err().lines()).hasSize(1);
    }

    @Test
    void runAndReport() throws IOException {
        Run first = run();
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(first.out()).startsWith(NAME + ": ").contains("  + all expand the minimum of ");
        assertThat(first.lines()).last().isEqualTo("  figures and tables: espalier lab report " + rows().getParent());
        byte[] rows = Files.readAllBytes(rows());
        Run again = run("--json");
        assertThat(again.json()).containsEntry("experiment", NAME).containsKeys("verdict", "remark", "criteria");
        assertThat(Files.readAllBytes(rows())).isEqualTo(rows);
        Run report = report();
        assertThat(report.code()).as(report.err()).isZero();
        assertThat(report.out()).isEqualTo(folder.resolve("report/report.html") + "\n");
        assertThat(folder.resolve("report/report.html")).content().contains("<h1>A title</h1>", "<svg");
        assertThat(folder.resolve("report/report.md")).content().contains("# A title", "## Verdicts");
        assertThat(folder.resolve("report/report/solution-trees.md")).content().contains("**Verdict: ");
        assertThat(folder.resolve("report/report").resolve(NAME + "-1.csv")).exists();
    }

    @Test
    void timesOfJobsSideBySideAreWarnedOf() {
        String[] timed = {
            "lab", "run", "best-first-figure-6", "--depths", "othello:2", "--positions", "2", "--table", "10"
        };
        String out = folder + "/runs";
        List<String> warned = new ArrayList<>(List.of(timed));
        warned.addAll(List.of("--on", "threads", "--out", out));
        Run run = Run.of(warned.toArray(new String[0]));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("best-first-figure-6 measures time");
        assertThat(run("--on", "threads").err()).doesNotContain("measures time");
    }

    @Test
    void whatIsCutOffIsSaid() throws IOException {
        run();
        Files.writeString(rows(), "0,63,", StandardOpenOption.APPEND);
        Run again = run();
        assertThat(again.code()).isZero();
        assertThat(again.err())
                .isEqualTo("espalier: " + rows()
                        + ": the last 5 bytes were of jobs that an interruption left unfinished; they are cut off\n");
    }

    @Test
    void aParameterIsGivenOnce() {
        Run twice = run("--trees=4");
        assertThat(twice.code()).isEqualTo(2);
        assertThat(twice.err()).isEqualTo("espalier: option '--trees' should be specified only once\n");
    }

    @Test
    void aReportHasAName() {
        run();
        for (String name : new String[] {"", " ", "..", "a/b"}) {
            Run report = Run.of("lab", "report", folder + "/runs", "--out", folder + "/report", "--name", name);
            assertThat(report.code()).isEqualTo(2);
            assertThat(report.err())
                    .startsWith("espalier: --name is the name of a file")
                    .hasLineCount(1);
        }
        assertThat(folder.resolve("report")).doesNotExist();
    }

    @Test
    void anUnfinishedRunIsLeftOutOfAReport() throws IOException {
        run();
        String all = Files.readString(rows());
        Files.writeString(rows(), all.substring(0, all.length() - 1));
        Run report = report();
        assertThat(report.code()).isEqualTo(1);
        assertThat(report.err()).contains("8 of 9 jobs are done", "there is no finished run to report on");
    }

    @Test
    void aFolderOfOtherParametersIsReportedBeforeAnythingRuns() {
        assertThat(run().code()).isZero();
        Run other = run("best-node-tables-1-to-3", "--percents=20");
        assertThat(other.code()).isEqualTo(1);
        assertThat(other.err().lines()).hasSize(1);
        assertThat(other.err()).contains("holds " + NAME + " with");
        assertThat(folder.resolve("runs").resolve("best-node-tables-1-to-3-quick"))
                .doesNotExist();
    }

    @Test
    void whatCannotBeReadIsLeftOutOfAReport() throws IOException {
        run();
        Path other = Files.createDirectories(folder.resolve("runs/other"));
        Files.writeString(
                other.resolve("manifest.json"),
                "{\"experiment\": \"solution-trees-figure-9\", \"parameters\": {\"width\": \"3\"}, \"sessions\": []}");
        Run report = report();
        assertThat(report.code()).as(report.err()).isZero();
        assertThat(report.err().lines()).hasSize(1);
        assertThat(report.err()).contains(other + " is left out: ", "no parameter 'depth'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--percents=120", "--percents=20,20", "--trees=2000000000", "--width=0", "--nonsense=1"})
    void badParametersAreOneLineAndBlockNothing(String bad) {
        Run run = run(bad);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run().code()).isZero();
    }

    @Test
    void parametersThatNoCriterionIsAboutRun() {
        Run run = run("--percents=50");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains(": undecided", "  ? ", ": not run");
    }

    /** One of two jobs took a second, so the other will too; the million done before cost nothing. */
    @Test
    void timeLeftIsReckonedFromThisSession() {
        Duration second = Duration.ofSeconds(1);
        assertThat(Progress.left(1_000_000, 1_000_001, 1_000_002, second)).contains(second);
        assertThat(Progress.left(1_000_000, 1_000_000, 1_000_002, second)).isEmpty();
        assertThat(Progress.left(0, 5, 0, second)).as("no total").isEmpty();
    }

    @Test
    void aTerminalGetsABar() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = Console.of(new ByteArrayInputStream(new byte[0]), new ByteArrayOutputStream(), err, true);
        try (Progress progress = new Progress(console, "task", Duration.ZERO)) {
            progress.done(1_000_000, 1_000_002);
            progress.done(1_000_001, 1_000_002);
        }
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("task", "1000001/1000002");
    }
}
