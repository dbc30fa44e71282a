package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The signatures of the searches, and the command that fits ProbCut. */
class BenchTest {
    /** In a visible place; CONTRIBUTING.md explains what a failure means. */
    private static final Path SIGNATURE = Path.of("..", "bench", "signature.txt");

    @Test
    void theSearchesHaveTheirSignatures() throws IOException {
        List<String> expected = Files.readAllLines(SIGNATURE);
        Run run = Run.of("bench");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).endsWith(expected.toArray(String[]::new));
        assertThat(expected)
                .extracting(line -> line.substring(0, line.indexOf(' ')))
                .containsExactly("signature", "full-width", "trees");
    }

    @Test
    void theSignatureAsJson() {
        assertThat(Run.of("bench", "--nodes", "100", "--json").json())
                .containsOnlyKeys("chess", "othello", "checkers", "loa", "signature", "full-width", "trees");
    }

    /** The first game of the WTHOR base. */
    private static final String GAME =
            "1977 34-30 f5d6c3f3f4d3c4g6f6e6c5c6d7d8e7g5e3d2g4h3f7b5h5g3b4b6c8b8c7e8f8g8h4h6e2d1c1a3a6"
                    + "a5e1f2g7c2a4h8a2b7f1b3b1b2h7a7a8a1g1g2h2h1";

    @Test
    void probCutIsFittedAndUsed(@TempDir Path directory) throws IOException {
        Path games = directory.resolve("games.txt");
        Files.writeString(games, (GAME + "\n").repeat(12));
        Run run = Run.of("probcut", "othello", games.toString(), "--positions", "12", "--depth", "4");
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.lines()).hasSize(3);
        Path model = directory.resolve("othello.probcut");
        Files.writeString(model, run.out());
        assertThat(Run.of("think", "othello", "--depth", "6", "--pruning", "probcut:" + model)
                        .code())
                .isZero();
        Files.writeString(model, "3 1 nonsense\n");
        Run broken = Run.of("think", "othello", "--depth", "6", "--pruning", "probcut:" + model);
        assertThat(broken.code()).isEqualTo(2);
        assertThat(broken.err()).contains("line 1").hasLineCount(1);
        assertThat(Run.of("think", "othello", "--pruning", "probcut:nowhere").code())
                .isEqualTo(2);
    }

    @Test
    void probCutIsFittedToAllStagesOfAGameButItsEnds() {
        assertThat(IntStream.range(0, 11).map(sample -> ProbCutCommand.plies(55, sample)))
                .containsExactly(5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 5);
    }

    @Test
    void probCutWantsGames() {
        assertThat(Run.of("probcut", "othello").code()).isEqualTo(2);
        assertThat(Run.of("probcut", "othello", "nowhere.txt").code()).isEqualTo(2);
        assertThat(Run.of("probcut", "tictactoe", "nowhere.txt").code()).isEqualTo(2);
    }

    @Test
    void bestFirstThinksToo() {
        Run run = Run.of("think", "checkers", "--algorithm", "best-first", "--nodes", "5000", "--json");
        assertThat(run.code()).isZero();
        assertThat(run.lines().get(run.lines().size() - 1)).contains("\"best\":true");
        assertThat(Run.of("suite", "chess", "nowhere.epd", "--algorithm", "best-first")
                        .code())
                .isEqualTo(2);
    }
}
