package espalier.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** UGI, driven by a client that knows the public description only: it never looks at a board. */
class UgiTest {
    static List<String> games() {
        List<String> names = new ArrayList<>();
        espalier.game.Game.all().forEach(game -> names.add(game.name()));
        return names;
    }

    @ParameterizedTest
    @MethodSource("games")
    void playsAWholeGame(String game) {
        try (Client client = Client.of("ugi", game)) {
            client.say("ugi").await("ugiok");
            client.say("isready").await("readyok");
            client.say("uginewgame");
            StringBuilder moves = new StringBuilder();
            int plies = 0;
            while (true) {
                client.say("position startpos" + (plies == 0 ? "" : " moves") + moves, "query gameover");
                boolean over = client.await("response").equals("response true");
                client.say("query result");
                String result = client.await("response");
                if (over || plies > 300) {
                    assertThat(result).matches(over ? "response (p1win|p2win|draw)" : "response none");
                    return;
                }
                assertThat(result).isEqualTo("response none");
                client.say("query p1turn");
                assertThat(client.await("response")).isEqualTo("response " + (plies % 2 == 0));
                client.say("go nodes " + (plies % 2 == 0 ? 50 : 200));
                String[] best = client.await("bestmove").split(" ", -1);
                assertThat(best).as("bestmove and a move, nothing else").hasSize(2);
                moves.append(' ').append(best[1]);
                plies++;
            }
        }
    }

    @Test
    void hasItsOwnClocks() {
        try (Client client = Client.of("ugi", "loa")) {
            client.say("position startpos", "go p1time 300 p2time 100000 p1inc 0 p2inc 0")
                    .await("bestmove");
            client.say("query nothing");
            assertThat(client.await("response")).isEqualTo("response unknown");
        }
    }
}
