package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** perft, replay and show: with tic-tac-toe and with a game on this test's class path only. */
class GamesTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"0,1", "1,9", "2,72", "5,15120", "9,127872", "10,0"})
    void perft(int depth, long count) {
        Run run = Run.of("perft", "tictactoe", "--depth", Integer.toString(depth), "--json");
        assertThat(run.json())
                .containsOnlyKeys("game", "depth", "count", "ms")
                .containsEntry("game", "tictactoe")
                .containsEntry("depth", (long) depth)
                .containsEntry("count", count);
        assertThat(Run.of(
                                "perft",
                                "tictactoe",
                                "--depth",
                                Integer.toString(depth),
                                "--threads",
                                "3",
                                "--bulk",
                                "--hash",
                                "1",
                                "--json")
                        .json())
                .containsEntry("count", count);
    }

    /** 3 is 1+1+1, 1+2, 2+1: three games; at depth 2 one of them continues, at depth 3 all count once. */
    @ParameterizedTest
    @CsvSource({"1,2", "2,3", "3,3", "7,3"})
    void finishedGamesCountWhereTheGameSaysSo(int depth, long count) {
        assertThat(Run.of("perft", "countdown", "--position", "3", "--depth", Integer.toString(depth), "--json")
                        .json())
                .containsEntry("count", count);
    }

    @Test
    void divide() {
        Run run = Run.of("perft", "tictactoe", "--depth", "2", "--position", "XOXOXO--- X", "--divide");
        assertThat(run.lines()).hasSize(4).contains("7: 0", "8: 2", "9: 0");
        assertThat(run.lines().get(3)).startsWith("2 positions at depth 2 in ");
        assertThat(Run.of("perft", "tictactoe", "--depth", "2", "--position", "XOXOXO--- X", "--divide", "--json")
                        .json())
                .containsEntry("divide", "{\"7\":0,\"8\":2,\"9\":0}");
    }

    /** A position may look like an option. */
    @Test
    void positionsOfHyphens() {
        assertThat(Run.of("perft", "tictactoe", "--depth", "1", "--position", "--------- O", "--json")
                        .json())
                .containsEntry("count", 9L);
    }

    @Test
    void show() {
        assertThat(Run.of("show", "tictactoe", "--position", "X---O---- X").out())
                .isEqualTo("  X . .\n  . O .\n  . . .\nX---O---- X\n");
        assertThat(Run.of("show", "countdown").out()).isEqualTo("PLAIN 5\n");
        assertThat(Run.of("show", "countdown", "--style", "colour").out()).isEqualTo("COLOUR 5\n");
    }

    @Test
    void replayOfWholeGames() throws IOException {
        Path file = Files.writeString(folder.resolve("good.txt"), "1 2 2\n2 2\n");
        Run run = Run.of("replay", "countdown", file.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo(file + ": 2 games, 5 plies, 7 positions, 0 broken\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void replayNamesThePlaceOfBrokenGames() throws IOException {
        Path good = Files.writeString(folder.resolve("good.txt"), "2 2 1\n");
        Path packed = folder.resolve("bad.txt.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write("1 1\n2 3\n2\n".getBytes(StandardCharsets.UTF_8));
        }
        Run run = Run.of("replay", "countdown", good.toString(), packed.toString(), "--json");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines()).hasSize(2);
        assertThat(Run.object(run.lines().get(1)))
                .containsEntry("file", packed.toString())
                .containsEntry("games", 2L)
                .containsEntry("plies", 3L)
                .containsEntry("positions", 5L)
                .containsEntry("broken", 1L);
        assertThat(run.err()).endsWith("bad.txt, game 2, line 2: no legal move '3' in 3'\n");
    }

    @Test
    void replayOfAZipFileReadsAllEntries() throws IOException {
        Path packed = folder.resolve("games.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(packed))) {
            for (String name : List.of("a.txt", "b.txt")) {
                out.putNextEntry(new ZipEntry(name));
                out.write("2 2 1\n3\n".getBytes(StandardCharsets.UTF_8));
            }
        }
        Run run = Run.of("replay", "countdown", packed.toString());
        assertThat(run.out()).endsWith("games.zip: 2 games, 6 plies, 8 positions, 2 broken\n");
        assertThat(run.err()).contains("games.zip:a.txt, game 2, line 2", "games.zip:b.txt, game 2, line 2");
    }

    @Test
    void replayOfAFileThatIsNotThere() {
        Run run = Run.of("replay", "countdown", folder.resolve("none").toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).startsWith("espalier: ").contains("none: no such file");
        assertThat(Run.of("replay", "countdown").code()).isEqualTo(2);
    }
}
