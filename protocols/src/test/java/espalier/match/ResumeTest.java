package espalier.match;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.jobs.ThreadRunner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match that is killed loses nothing that is finished, and goes on as if nothing had happened. */
@Tag("slow")
class ResumeTest {
    private static final int KILLS = 20;

    /** The exit code of a process that was killed. */
    private static final int SIGKILL = 128 + 9;

    private static final int GAMES = 150;

    /** The most games between two kills: all of them together do not finish the match. */
    private static final int STRETCH = GAMES / KILLS - 1;

    /** Plays the match in another JVM, which never ends by itself; the arguments are the folder and when to wait for the kill. */
    static final class Child {
        private Child() {}

        public static void main(String[] args) {
            int enough = Integer.parseInt(args[1]);
            play(Path.of(args[0]), so -> {
                while (so.done() >= enough) {
                    LockSupport.park();
                }
            });
        }
    }

    static Standings play(Path folder, Consumer<Standings> watcher) {
        Order order = Order.of("othello", List.of("name=ours", "uct,name=baseline", "random"), GAMES / 3, "200n");
        return Match.play(order, folder, Optional.empty(), new ThreadRunner(1, Duration.ZERO), "test", watcher);
    }

    /** The complete lines of the rows. */
    private static String rows(Path folder) throws IOException {
        Path file = folder.resolve("rows.csv");
        String text = Files.exists(file) ? Files.readString(file) : "";
        return text.substring(0, text.lastIndexOf('\n') + 1);
    }

    @Test
    void killsChangeNothing(@TempDir Path folder) throws IOException, InterruptedException {
        Path whole = folder.resolve("whole");
        Path killed = folder.resolve("killed");
        Standings expected = play(whole, so -> {});
        SplittableRandom random = new SplittableRandom(20);
        String before = "";
        for (int kill = 1; kill <= KILLS; kill++) {
            long finished = Math.max(0, before.lines().count() - 1);
            Process child = child(killed, finished + STRETCH);
            // After some more games, and then at any moment: at the start, in a game, while a row is written, between
            // games.
            long wanted = finished + random.nextInt(STRETCH + 1);
            while (child.isAlive() && rows(killed).lines().count() <= wanted) {
                Thread.sleep(5);
            }
            child.waitFor(random.nextInt(200), TimeUnit.MILLISECONDS);
            assertThat(child.destroyForcibly().waitFor())
                    .as("killed, not ended")
                    .isEqualTo(SIGKILL);
            assertThat(rows(killed)).as("after kill %s", kill).startsWith(before);
            before = rows(killed);
        }
        assertThat(before.lines().count()).as("lines after all kills").isBetween(2L, (long) GAMES);
        Standings end = play(killed, so -> {});
        assertThat(rows(killed)).startsWith(before).isEqualTo(rows(whole));
        assertThat(games(killed)).isEqualTo(games(whole));
        assertThat(end.pairs()).isEqualTo(expected.pairs());
        assertThat(end.done()).isEqualTo(GAMES);
    }

    private static byte[] games(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            List<Path> games = files.filter(
                            file -> file.getFileName().toString().startsWith("games."))
                    .toList();
            assertThat(games).hasSize(1);
            return Files.readAllBytes(games.get(0));
        }
    }

    private static Process child(Path folder, long enough) throws IOException {
        List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java", "-cp"));
        command.add(System.getProperty("java.class.path"));
        command.addAll(List.of(Child.class.getName(), folder.toString(), "" + enough));
        return new ProcessBuilder(command).inheritIO().start();
    }

    /** The command that finds everything finished prints the same and plays nothing. */
    @Test
    void aFinishedMatchIsNotPlayedAgain(@TempDir Path folder) throws IOException {
        Order order = Order.of("tictactoe", List.of("random", "uct"), 7, "20n");
        ThreadRunner runner = new ThreadRunner(2, Duration.ZERO);
        Standings first = Match.play(order, folder, Optional.empty(), runner, "test", standings -> {});
        byte[] games = games(folder);
        String rows = rows(folder);
        List<Integer> seen = new ArrayList<>();
        Standings again = Match.play(order, folder, Optional.empty(), runner, "test", so -> seen.add(so.done()));
        assertThat(seen).containsExactly(7);
        assertThat(again.pairs()).isEqualTo(first.pairs());
        assertThat(rows(folder)).isEqualTo(rows);
        assertThat(new String(games(folder), StandardCharsets.UTF_8))
                .isEqualTo(new String(games, StandardCharsets.UTF_8));
    }
}
