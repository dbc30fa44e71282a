package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyseTest {
    private static final String GAMES = """
            [Event "Test"]
            [White "A"]

            1. e4 e5 2. Qh5 Nc6 3. Bc4 {threat} Nf6 4. Qxf7# 1-0

            [Event "Broken"]

            1. e4 e5 2. Ke3 *

            [Event "Third"]

            1. f3 e5 2. g4 Qh4# 0-1
            """;

    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void gamesGoToTheOutputAndTheSummaryBesideThem() throws IOException {
        String file = file("games.pgn", GAMES);
        Run run = Run.of("analyse", "chess", file, "--depth", "4");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains("game 1, White (A): 4 moves, mean loss 0.0")
                .contains("game 1, Black: 3 moves")
                .contains(", 1 blunder\n")
                .contains("games.pgn, game 2, line 8: move 3: no legal move 'Ke3'")
                .contains("game 3, White: 2 moves");
        assertThat(run.out())
                .contains("[Event \"Test\"]")
                .contains("[Event \"Third\"]")
                .doesNotContain("Broken")
                .contains("{threat, analysis ")
                .contains("$4");
        assertThat(Run.of("analyse", "chess", file, "--depth", "4")).isEqualTo(run);
        assertThat(Run.of("replay", "chess", file("annotated.pgn", run.out())).out())
                .contains("2 games, 11 plies, 13 positions, 0 broken");
    }

    @Test
    void theFileCanBeReplaced() throws IOException {
        String file = file("games.txt", "[Game \"tictactoe\"]\n\n5 2 1 3 9 1-0\n\n5 *\n");
        Run run = Run.of("analyse", "tictactoe", file, "--nodes", "5000", "--output", file);
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("game 1, X: 3 moves")
                .contains("game 1, O: 2 moves")
                .contains("game 2, X: 1 move,");
        assertThat(Files.readString(Path.of(file))).contains("$4").contains("expected score 0.00, was 0.50");
    }

    /** Nothing is lost: neither a game that cannot be read, nor a format that is not written. */
    @Test
    void aFileThatWouldLoseSomethingIsNotReplaced() throws IOException {
        String transcripts = "f5d6c3d3c4f4c5b3c2\n";
        for (String[] each : new String[][] {
            {"chess", "games.pgn", GAMES, "games.pgn, game 2, line 8: move 3: no legal move 'Ke3'"},
            {"othello", "games.txt", transcripts, "games.txt would be replaced by games in another format"}
        }) {
            String file = file(each[1], each[2]);
            for (String output : new String[] {file, folder + "/../" + folder.getFileName() + "/" + each[1]}) {
                Run run = Run.of("analyse", each[0], file, "--depth", "1", "--output", output);
                assertThat(run.code()).isEqualTo(2);
                assertThat(run.err()).hasLineCount(1).contains(each[3]);
                assertThat(Files.readString(Path.of(file))).isEqualTo(each[2]);
            }
        }
        Run other = Run.of("analyse", "chess", folder + "/games.pgn", "--depth", "1", "--output", folder + "/new.pgn");
        assertThat(other.code()).isEqualTo(1);
        assertThat(other.out()).contains("game 1, Black: 3 moves");
    }

    @Test
    void badArgumentsAreOneLine() throws IOException {
        String file = file("games.pgn", GAMES);
        for (String[] args : new String[][] {
            {"analyse"},
            {"analyse", "chess"},
            {"analyse", "chess", "no/such/file"},
            {"analyse", "chess", file, "--algorithm", "best-first"},
            {"analyse", "chess", file, "--algorithm", "bns"}
        }) {
            Run run = Run.of(args);
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err().lines()).hasSize(1);
        }
    }
}
