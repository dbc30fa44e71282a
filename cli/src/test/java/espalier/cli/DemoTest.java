package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Algorithm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code espalier demo} on small trees. */
class DemoTest {
    @TempDir
    Path folder;

    @Test
    void aTableAndAReport() throws IOException {
        Path out = folder.resolve("new/folder");
        Run run = Run.of("demo", "--trees", "2", "--width", "3", "--depth", "4", "--out", out.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("seeds 1 to 2", "leaf 20", "node 100", out.resolve("report.html") + "\n");
        String report = Files.readString(out.resolve("report.html"));
        for (Algorithm algorithm : Algorithm.all()) {
            assertThat(run.lines()).anyMatch(line -> line.startsWith(algorithm.label() + " "));
            assertThat(report).contains("<td>" + algorithm.label() + "</td>");
        }
        assertThat(run.lines()).anyMatch(line -> line.matches("alpha-beta( +100\\.0){10}"));
    }

    @Test
    void aPlaceThatCannotBeWritten() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Run run = Run.of("demo", "--trees", "1", "--out", file.resolve("x").toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err().lines()).hasSize(1);
    }

    @Test
    void reorderedTrees() {
        Run run = Run.of("demo", "--kind", "reordered", "--trees", "1", "--depth", "3", "--out", folder.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("Reordered (i.i.d. uniform leaves) trees of width 5 and depth 3");
    }
}
