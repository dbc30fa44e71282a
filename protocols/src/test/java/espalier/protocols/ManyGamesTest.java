package espalier.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Game after game in one process: memory stays flat. {@code -Despalier.games=1000} plays more of them. */
@Tag("slow")
class ManyGamesTest {
    private static final int GAMES = Integer.getInteger("espalier.games", 40);
    private static final int LONGEST = 200;
    private static final long ALLOWED = 8 << 20;

    @Test
    void memoryStaysFlat() {
        List<Long> used = new ArrayList<>();
        try (Client client = Client.of("ugi", "chess")) {
            client.say("setoption name Level value 2");
            for (int game = 0; game < GAMES; game++) {
                play(client.say("uginewgame", "setoption name Seed value " + game));
                client.heard.clear();
                used.add(used());
            }
        }
        int quarter = GAMES / 4;
        long early = Collections.min(used.subList(quarter, 2 * quarter));
        long late = Collections.min(used.subList(GAMES - quarter, GAMES));
        assertThat(late).as("bytes after each game: %s", used).isLessThan(early + ALLOWED);
    }

    private static void play(Client client) {
        StringBuilder moves = new StringBuilder();
        for (int ply = 0; ply < LONGEST; ply++) {
            client.say("position startpos" + (ply == 0 ? "" : " moves") + moves, "query gameover");
            if (client.await("response").endsWith("true")) {
                return;
            }
            moves.append(' ')
                    .append(client.say("go nodes 100").await("bestmove").split(" ", 3)[1]);
        }
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
