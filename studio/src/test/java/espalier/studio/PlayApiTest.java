package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.cli.Json;
import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.Recorded;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games over the API. */
class PlayApiTest {
    private StudioServer server;

    @BeforeEach
    void open() throws IOException {
        server = StudioServer.open(0);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Map<String, Object> post(String path, Map<String, ?> body) throws IOException {
        String answer = Http.post(server, path, Json.of(body));
        assertThat(Http.status(answer)).as(answer).isEqualTo(200);
        return Json.object(Http.body(answer));
    }

    private String refusal(int status, String path, Map<String, ?> body) throws IOException {
        String answer = Http.post(server, path, Json.of(body));
        assertThat(Http.status(answer)).as(answer).isEqualTo(status);
        return String.valueOf(Json.object(Http.body(answer)).get("error"));
    }

    private static List<?> list(Map<String, Object> state, String name) {
        return (List<?>) state.get(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "checkers", "othello", "loa", "tictactoe"})
    void aGameOfBothSidesToItsEnd(String name) throws IOException {
        SplittableRandom random = new SplittableRandom(16);
        Map<String, Object> state = post("/api/play", Map.of("game", name, "side", "both"));
        String table = "/api/play/" + state.get("id");
        while (state.get("over").equals(Optional.empty())
                && list(state, "history").size() < 400) {
            List<?> legal = list(state, "legal");
            Map<?, ?> move = (Map<?, ?>) legal.get(random.nextInt(legal.size()));
            state = post(table + "/move", Map.of("move", move.get("move")));
        }
        int plies = list(state, "history").size();
        assertThat(list(state, "boards")).hasSize(plies + 1);
        check(Game.named(name), state, Http.body(Http.get(server, table + "/record")));
        state = post(table + "/undo", Map.of());
        assertThat(list(state, "history")).hasSize(plies - 1);
        assertThat(list(state, "legal")).isNotEmpty();
    }

    /** The download is the game. */
    private static <P extends Position<P>> void check(Game<P> game, Map<String, Object> state, String record)
            throws IOException {
        List<Recorded<P>> read = new ArrayList<>();
        Archive<P> archive = Archive.of(game);
        archive.readGames(
                "game." + archive.extension(),
                new ByteArrayInputStream(record.getBytes(StandardCharsets.UTF_8)),
                new Archive.Handler<>() {
                    @Override
                    public void game(Recorded<P> found) {
                        read.add(found);
                    }

                    @Override
                    public void broken(String file, int number, long line, String reason) {
                        throw new AssertionError(reason);
                    }
                });
        assertThat(read).hasSize(1);
        P position = read.get(0).start().copy();
        read.get(0).moves().forEach(position::play);
        assertThat(game.format(position)).isEqualTo(state.get("position"));
    }

    @Test
    void theProgramAnswersWhileAPageLooks() throws IOException {
        Map<String, Object> state = post("/api/play", Map.of("game", "tictactoe", "level", 1, "time", 10));
        String table = "/api/play/" + state.get("id");
        state = post(table + "/move", Map.of("move", "5"));
        assertThat(state.get("thinking")).as("nobody looks").isEqualTo(false);
        try (Socket page = Http.open(server)) {
            Http.send(page, "GET " + table + "/events HTTP/1.1\r\nHost: " + Http.host(server) + "\r\n\r\n");
            Http.await(page.getInputStream(), "event: search");
            Http.await(page.getInputStream(), "\"thinking\":false");
        }
        state = Json.object(Http.body(Http.get(server, table)));
        assertThat(list(state, "history")).hasSize(2);
        assertThat(state.get("turn")).hasToString("0");
    }

    @Test
    void aPageThatGoesAwayStopsTheSearch() throws Exception {
        Map<String, Object> state =
                post("/api/play", Map.of("game", "chess", "side", "second", "level", 10, "time", 60_000));
        try (Socket page = Http.open(server)) {
            Http.send(
                    page,
                    "GET /api/play/" + state.get("id") + "/events HTTP/1.1\r\nHost: " + Http.host(server) + "\r\n\r\n");
            Http.await(page.getInputStream(), "\"windows\":[{");
            assertThat(server.searches().running()).isEqualTo(1);
        }
        Http.until("the search has stopped", () -> server.searches().running() == 0);
    }

    @Test
    void positionsAreSetUp() throws IOException {
        Map<String, String> texts = Map.of(
                "chess", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
                "checkers", "W:WK3,31:B10",
                "othello", "-".repeat(27) + "OX------XO" + "-".repeat(27) + " X; d3:+0;",
                "loa", "1bbbbbb1/w6w/8/8/8/8/w6w/1bbbbbb1 w");
        for (Map.Entry<String, String> each : texts.entrySet()) {
            String table = "/api/play/"
                    + post("/api/play", Map.of("game", each.getKey(), "side", "both"))
                            .get("id");
            Map<String, Object> state = post(table + "/set", Map.of("position", each.getValue()));
            assertThat(list(state, "history")).isEmpty();
            assertThat(list(state, "legal")).isNotEmpty();
            assertThat(refusal(400, table + "/set", Map.of("position", "no such thing")))
                    .isNotBlank()
                    .doesNotContain("\n");
            assertThat(Json.object(Http.body(Http.get(server, table))).get("position"))
                    .isEqualTo(state.get("position"));
        }
    }

    @Test
    void whatIsRefused() throws IOException {
        assertThat(refusal(400, "/api/play", Map.of("game", "go"))).contains("no game");
        assertThat(refusal(400, "/api/play", Map.of("level", 11))).contains("1 to 10");
        assertThat(refusal(400, "/api/play", Map.of("algorithm", "sss-star"))).contains("for trees");
        assertThat(refusal(400, "/api/play", Map.of("side", "third"))).contains("side is");
        assertThat(refusal(404, "/api/play/abc/move", Map.of("move", "e2e4"))).contains("not on any table");
        String table = "/api/play/" + post("/api/play", Map.of("side", "both")).get("id");
        assertThat(refusal(400, table + "/move", Map.of("move", "e2e5"))).contains("e2e5");
        assertThat(refusal(409, table + "/undo", Map.of())).contains("no move");
        assertThat(refusal(400, table + "/move", Map.of("move", List.of()))).contains("string");
    }
}
