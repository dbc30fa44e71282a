package espalier.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.jobs.Jobs;
import espalier.jobs.Rows;
import espalier.jobs.Run;
import espalier.jobs.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The report in docs: its numbers are those of its rows, and its rows those of this code. */
@Tag("slow")
class CommittedReportTest {
    private static final String NAME = "REPRODUCTION";
    private static final Path DOCS = Path.of("..", "docs");
    private static final Path FOLDER = DOCS.resolve(NAME);

    static List<Run> runs() throws IOException {
        try (Stream<Path> places = Files.list(FOLDER.resolve("rows"))) {
            return places.sorted().map(Run::read).toList();
        }
    }

    /** Whoever changes a criterion, a chart or a word computes the report again; {@code lab report --help} has the command. */
    @Test
    void theReportFollowsFromTheRows() throws IOException {
        Page page = new Page("Published results, run again", Files.readString(FOLDER.resolve("foreword.md")), runs());
        assertThat(Files.readString(DOCS.resolve(NAME + ".md"))).isEqualTo(page.markdown(NAME));
        Map<String, String> files = page.files();
        for (Map.Entry<String, String> file : files.entrySet()) {
            assertThat(Files.readString(FOLDER.resolve(file.getKey())))
                    .as(file.getKey())
                    .isEqualTo(file.getValue());
        }
        try (Stream<Path> all = Files.list(FOLDER)) {
            assertThat(all.map(path -> path.getFileName().toString()))
                    .filteredOn(name -> !List.of("rows", "foreword.md", "earlier", "earlier.md", "drivers-20cpu")
                            .contains(name))
                    .containsExactlyInAnyOrderElementsOf(files.keySet());
        }
    }

    /** The first and the last job of each run. */
    @ParameterizedTest
    @MethodSource("runs")
    void thisCodeGivesTheSameRows(Run run) {
        Jobs jobs = run.workload().jobs(run.manifest().parameters());
        List<List<String>> all = run.rows().reproducible();
        List<List<String>> first = rows(run, jobs, 0);
        List<List<String>> last = rows(run, jobs, run.jobs() - 1);
        assertThat(first).isNotEmpty().isEqualTo(all.subList(0, first.size()));
        assertThat(last).isNotEmpty().isEqualTo(all.subList(all.size() - last.size(), all.size()));
    }

    private static List<List<String>> rows(Run run, Jobs jobs, int job) {
        Rows rows = new Rows(run.workload().columns().size());
        jobs.run(job, rows);
        return new Table(run.workload().columns(), rows.all()).reproducible();
    }
}
