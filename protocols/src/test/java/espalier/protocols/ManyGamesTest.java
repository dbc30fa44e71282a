package espalier.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Game after game in one process: memory and threads stay as they are. {@code -Despalier.games=1000} plays more of them. */
@Tag("slow")
class ManyGamesTest {
    private static final int GAMES = Integer.getInteger("espalier.games", 40);
    private static final int LONGEST = 200;

    /** For what the JVM keeps: a table, or the history of a game, that is not given back is larger in a few games. */
    private static final long ALLOWED = 1 << 20;

    @Test
    void memoryStaysFlat() {
        List<Long> used = new ArrayList<>();
        Set<Thread> threads = new HashSet<>();
        int finished = 0;
        try (Client client = Client.of("ugi", "chess")) {
            client.say("setoption name Level value 2", "setoption name Hash value 1");
            for (int game = 0; game < GAMES; game++) {
                finished += play(client.say("uginewgame", "setoption name Seed value " + game)) ? 1 : 0;
                client.heard.clear();
                used.add(used());
                if (game == 0) {
                    threads.addAll(Client.threads());
                }
            }
            assertThat(threads).as("threads after the first game").containsAll(Client.threads());
        }
        assertThat(finished).as("finished games").isGreaterThan(GAMES / 4);
        int quarter = GAMES / 4;
        long early = Collections.min(used.subList(quarter, 2 * quarter));
        long late = Collections.min(used.subList(GAMES - quarter, GAMES));
        assertThat(late).as("bytes after each game: %s", used).isLessThan(early + ALLOWED);
    }

    /** Whether the game came to its end. */
    private static boolean play(Client client) {
        StringBuilder moves = new StringBuilder();
        for (int ply = 0; ply < LONGEST; ply++) {
            client.say("position startpos" + (ply == 0 ? "" : " moves") + moves, "query gameover");
            if (client.await("response").endsWith("true")) {
                return true;
            }
            moves.append(' ')
                    .append(client.say("go nodes 100").await("bestmove").split(" ", 3)[1]);
        }
        return false;
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
