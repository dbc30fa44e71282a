package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A driver that is compiled outside the project, one file and one line, is in every command. */
class OutsideAlgorithmTest {
    private static final String NAME = "golden-section";

    @TempDir
    Path folder;

    private static String source() throws IOException {
        try (InputStream in = OutsideAlgorithmTest.class.getResourceAsStream("GoldenSection.java.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The one file, compiled, and the one line. */
    private void install(String source) throws IOException {
        Path file = Files.writeString(folder.resolve("GoldenSection.java"), source);
        String path = System.getProperty("java.class.path");
        int code = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-cp", path, "-d", folder.toString(), file.toString());
        assertThat(code).isZero();
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve("espalier.search.AlgorithmProvider"), "GoldenSection\n");
    }

    /** Runs a command with the folder on the class path. */
    private Run run(String... args) throws IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            thread.setContextClassLoader(loader);
            return Run.of(args);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void itIsShort() throws IOException {
        assertThat(source().lines()).hasSizeLessThan(40);
    }

    @Test
    void everyCommandKnowsIt() throws IOException {
        install(source());
        String[] tree = {"--uniform", "4,5,0,999,3", "--json"};
        Map<String, Object> found =
                run("search", "--algorithm", NAME, tree[0], tree[1], tree[2]).json();
        Map<String, Object> truth = Run.of("search", "--algorithm", "minimax", tree[0], tree[1], tree[2])
                .json();
        assertThat(found).containsEntry("algorithm", NAME).containsEntry("value", truth.get("value"));
        assertThat((long) found.get("leafEvaluations")).isLessThan((long) truth.get("leafEvaluations"));
        assertThat(run("search", "--algorithm", "list").lines())
                .anyMatch(line -> line.matches(NAME + " +no paper +GoldenSection over AlphaBeta *"));
        assertThat(run("search", "--algorithm", "all", "--uniform", "3,3,0,9,1").out())
                .contains(NAME);
        assertThat(run("think", "tictactoe", "--algorithm", "list").out()).contains(NAME);
        Run think = run("think", "tictactoe", "--algorithm", NAME, "--depth", "9", "--json");
        assertThat(think.code()).as(think.toString()).isZero();
        assertThat(Run.object(think.lines().get(think.lines().size() - 1))).containsEntry("depth", 9L);
        Run demo = run(
                "demo",
                "--trees",
                "1",
                "--width",
                "2",
                "--depth",
                "3",
                "--out",
                folder.resolve("demo").toString());
        assertThat(demo.out()).as(demo.toString()).contains(NAME);
        Run match = run(
                "match",
                "tictactoe",
                "--player",
                "name=golden,algorithm=" + NAME,
                "--player",
                "random",
                "--games",
                "2",
                "--time",
                "d3",
                "--json");
        assertThat(match.out()).as(match.toString()).contains("golden");
        String lab = folder.resolve("lab").toString();
        Run ran =
                run("lab", "run", "open-all-algorithms", "--trees", "2", "--width", "2", "--depth", "3", "--out", lab);
        assertThat(ran.code()).as(ran.toString()).isZero();
        assertThat(Path.of(lab, "open-all-algorithms-quick", "rows.csv"))
                .content()
                .contains("," + NAME + ",");
        assertThat(Run.of("search", "--algorithm", "list").out()).doesNotContain(NAME);
    }

    @Test
    void aNameIsGivenOnce() throws IOException {
        install(source().replace(NAME, "mtd-f"));
        Run run = run("search", "--algorithm", "mtd-f", "--tree", "[1,2]");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains("two algorithms are called 'mtd-f'", "espalier.search.Algorithm", "GoldenSection")
                .hasLineCount(1);
    }
}
