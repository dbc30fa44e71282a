package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.models.ModelAlgorithm;
import espalier.search.Algorithm;
import espalier.search.Search;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's example runs, and its tic-tac-toe is the one that is compiled and tested. */
class ReadmeTest {
    private static final Path PROJECT = Path.of("").toAbsolutePath().getParent();
    private static final Path README = PROJECT.resolve("README.md");
    private static final Path SOURCE =
            PROJECT.resolve("games/src/main/java/espalier/games/tictactoe/TicTacToeGame.java");
    private static final String MARK = "<!-- tictactoe -->\n";

    @TempDir
    Path folder;

    /** Compiled and run verbatim; it prints the command line's result. */
    @Test
    void theExampleRuns() throws IOException, InterruptedException {
        String section = Files.readString(README).split("## Use it\n", -1)[1];
        String example = section.substring(section.indexOf("```java\n") + 8, section.indexOf("```\n\n"));
        int body = example.indexOf("\n\n");
        Path program = Files.writeString(
                folder.resolve("Example.java"),
                example.substring(0, body) + "\nclass Example { public static void main(String[] args) {"
                        + example.substring(body) + "} }\n");
        String classes = Path.of(Search.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .toString();
        Path out = folder.resolve("out");
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        int code = new ProcessBuilder(java.toString(), "-cp", classes, program.toString())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();
        var said = Run.search("mtd-f", "--uniform", "5,9,0,999,7", "--guess", "500")
                .json();
        assertThat(Files.readString(out))
                .isEqualTo(said.get("value") + " by move " + said.get("move") + " after " + said.get("leafEvaluations")
                        + " leaf evaluations" + System.lineSeparator());
        assertThat(code).isZero();
    }

    @Test
    void ticTacToeIsShort() throws IOException {
        assertThat(Files.readAllLines(SOURCE)).hasSizeLessThan(60);
    }

    /** The block is between two marks. */
    @Test
    void ticTacToeStandsInTheReadme() throws IOException {
        String[] parts = Files.readString(README).split(MARK, -1);
        assertThat(parts).as("README.md has two marks " + MARK).hasSize(3);
        assertThat(parts[1].strip()).isEqualTo("```java\n" + Files.readString(SOURCE) + "```");
    }

    /** The driver that OutsideAlgorithmTest compiles and runs. */
    @Test
    void theDriverStandsInTheReadme() throws IOException {
        String source = Files.readString(PROJECT.resolve("cli/src/test/resources/espalier/cli/GoldenSection.java.txt"));
        assertThat(Files.readString(README).split("<!-- driver -->\n", -1)).contains("```java\n" + source + "```\n");
    }

    @Test
    void theTableOfAlgorithmsIsTheRegistry() throws IOException {
        StringBuilder table = new StringBuilder("| name | paper | classes |\n| --- | --- | --- |\n");
        for (Algorithm each : Algorithm.table()) {
            table.append(
                    "| `%s` | %s | %s |\n".formatted(each.label(), each.paper().key(), each.parts()));
        }
        assertThat(Files.readString(README)).contains("\n" + table + "\n");
    }

    /** The table of opponent-model searches is that of the code. */
    @Test
    void modelAlgorithmsAreThoseOfTheEnum() throws IOException {
        String table = Arrays.stream(ModelAlgorithm.values())
                .map(each -> "| `" + each.label() + "` | " + each.parts() + " |\n")
                .collect(Collectors.joining());
        assertThat(Files.readString(README)).contains("\n" + table + "\n");
    }
}
