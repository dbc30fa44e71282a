package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code espalier endings}: databases are made, kept and checked. */
class EndingsTest {
    @TempDir
    Path folder;

    @Test
    void whatComesWithTheGameIsRight() {
        Run run = Run.of(
                "endings", "checkers", "--pieces", "3", "--folder", folder.toString(), "--verify", "--samples", "50");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines()).hasSize(9).allMatch(line -> line.contains(" 0 contradictions, 0 of 50 samples"));
        assertThat(folder).isEmptyDirectory();
        Run json = Run.of("endings", "chess", "--pieces", "2", "--folder", folder.toString(), "--json");
        assertThat(json.out().strip()).isEqualTo("{\"game\":\"chess\",\"ending\":\"KvK\",\"pieces\":2}");
    }

    /** In a JVM of its own, where the line is printed as a user sees it. */
    @Test
    void aDamagedFileIsALine() throws IOException, InterruptedException {
        Path file = folder.resolve("checkers").resolve("KKvKK.ending");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "not a database");
        String[] think = {"think", "checkers", "--position", "B:WK1,K2:BK31,K32", "--depth", "3", "--json"};
        Run run = Run.inAJvm(folder, "-Despalier.endings=" + folder, think);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("\"best\":true");
        assertThat(run.err().strip()).isEqualTo("espalier: " + file + " is not used: it is not a database of endings");
    }

    @Test
    void badArgumentsAreALine() {
        assertThat(Run.of("endings", "othello").err())
                .isEqualTo("espalier: there are no databases of endings for othello\n");
        Run many = Run.of("endings", "checkers", "--pieces", "7");
        assertThat(many.code()).isEqualTo(2);
        assertThat(many.err()).isEqualTo("espalier: --pieces is 7, checkers has endings of 2 to 6 pieces\n");
    }
}
