package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The README's newcomer's game is the one that is compiled and tested. */
class ReadmeTest {
    private static final Path PROJECT = Path.of("").toAbsolutePath().getParent();
    private static final Path SOURCE = PROJECT.resolve("games/src/main/java/espalier/games/tictactoe/TicTacToe.java");
    private static final String MARK = "<!-- tictactoe -->\n";

    @Test
    void ticTacToeIsShort() throws IOException {
        assertThat(Files.readAllLines(SOURCE)).hasSizeLessThan(60);
    }

    /** The block stands between two marks. */
    @Test
    void ticTacToeStandsInTheReadme() throws IOException {
        Path readme = PROJECT.resolve("README.md");
        String[] parts = Files.readString(readme).split(MARK, -1);
        assertThat(parts).as("README.md has two marks " + MARK).hasSize(3);
        assertThat(parts[1].strip()).isEqualTo("```java\n" + Files.readString(SOURCE) + "```");
    }
}
