package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code espalier learn}: what is read, what is reported, bad input. */
class LearnTest {
    @TempDir
    Path folder;

    private String games(int count) throws IOException {
        String game = """
                [Event "e"]
                [Black "A. Player"]
                [White "B. Other"]
                [Result "*"]
                1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 *

                """;
        return Files.writeString(folder.resolve("games.pdn"), game.repeat(count))
                .toString();
    }

    @Test
    void oneAndAllPlayers() throws IOException {
        Map<String, Object> all =
                Run.of("learn", "checkers", games(10), "--json").json();
        assertThat(all)
                .containsEntry("games", 10L)
                .containsEntry("choices", 48L)
                .containsEntry("heldBack", 12L)
                .containsKeys("explained", "predicted", "predictedByOwn", "pieces", "total");
        Map<String, Object> one = Run.of("learn", "checkers", games(10), "--player", "a. PLAYER", "--json")
                .json();
        assertThat(one).containsEntry("choices", 24L).containsEntry("heldBack", 6L);
        // Ten times the same game: what is held back has been seen.
        assertThat((Long) one.get("predicted") * 4).isEqualTo((Long) one.get("explained"));
        assertThat(Run.of("learn", "checkers", games(5), "--depth", "1").out())
                .contains("games              5\n", "held back          ", "mobility");
    }

    @Test
    void badInput() throws IOException {
        says("a game is missing", "learn");
        says("no terms", "learn", "chess", "x.pgn");
        says("name a file", "learn", "checkers");
        says("no such file", "learn", "checkers", "none.pdn");
        says("--depth is 0", "learn", "checkers", games(5), "--depth", "0");
        says("too few games: 4 found, 5 are needed", "learn", "checkers", games(4));
        says("too few games of 'Nobody': 0 found", "learn", "checkers", games(5), "--player", "Nobody");
    }

    private static void says(String what, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).as(run.toString()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("espalier: ").contains(what);
        assertThat(run.err().lines()).hasSize(1);
    }
}
