package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.cli.Json;
import espalier.cli.Requests;
import espalier.game.Game;
import espalier.models.ModelAlgorithm;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Stopped;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The answers of the API are those of the command line. */
class ApiTest {
    /** Of the start of Othello two plies deep: by the player's own evaluator, and against the plain one. */
    private static final String MINIMAX = "-72";

    private static final String MODELLED = "56";

    private static StudioServer server;

    @BeforeAll
    static void open() throws IOException {
        server = StudioServer.open(0);
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static Map<String, Object> asked(String path, String json) throws IOException {
        return Json.object(Http.body(Http.post(server, path, json)));
    }

    @Test
    void theCatalogueNamesEverything() throws IOException {
        Map<String, Object> catalogue = Json.object(Http.body(Http.get(server, "/api/catalogue")));
        assertThat(names(catalogue.get("algorithms")))
                .containsExactlyElementsOf(
                        Algorithm.all().stream().map(Algorithm::label).toList());
        assertThat(names(catalogue.get("models")))
                .containsExactlyElementsOf(Stream.of(ModelAlgorithm.values())
                        .map(ModelAlgorithm::label)
                        .toList());
        assertThat(names(catalogue.get("games"))).contains("chess", "othello", "checkers", "loa", "tictactoe");
        assertThat((List<?>) catalogue.get("levels")).hasSize(10);
    }

    private static List<String> names(Object list) {
        return ((List<?>) list)
                .stream().map(each -> ((Map<?, ?>) each).get("name").toString()).toList();
    }

    /** Every generator of the catalogue with its example is a tree that the command line knows. */
    @Test
    void everyGeneratorsExampleIsATree() throws IOException {
        Map<String, Object> catalogue = Json.object(Http.body(Http.get(server, "/api/catalogue")));
        for (Object each : (List<?>) catalogue.get("generators")) {
            Map<?, ?> generator = (Map<?, ?>) each;
            String example = generator.get("example").toString();
            assertThat((List<?>) generator.get("fields")).hasSize(example.split(",", -1).length);
            String request = Json.of(Map.of(generator.get("name").toString(), example));
            assertThat(asked("/api/tree", request).get("tree")).isInstanceOf(List.class);
        }
    }

    @Test
    void aSearchHasTheAnswerOfTheCommandLine() throws IOException {
        for (Algorithm each : Algorithm.table()) {
            String line = "{\"algorithm\":\"" + each.label() + "\",\"uniform\":\"3,3,0,99,7\"}";
            Map<String, Object> found = asked("/api/search", line);
            assertThat(found.get("answer"))
                    .as(each.label())
                    .isEqualTo(Json.object(new Requests().ready(line, 1000).answer(Limits.NONE)));
            assertThat((List<?>) found.get("events")).isNotEmpty();
            assertThat(found.containsKey("certificate")).as(each.label()).isEqualTo(each.exact());
            if (each.exact()) {
                assertThat(found.get("check").toString()).startsWith("the value is ");
            }
        }
    }

    @Test
    void aPositionIsATree() throws IOException {
        Map<String, Object> found = asked(
                "/api/search",
                "{\"algorithm\":\"minimax\",\"game\":\"tictactoe\",\"position\":\"XX-OO---- X\",\"depth\":1}");
        assertThat(found.get("tree")).hasToString("[999999, 0, 0, 0, 0]");
        assertThat((Map<?, ?>) found.get("labels")).hasSize(5);
        assertThat((Map<?, ?>) found.get("boards")).hasSize(6);
        assertThat(((Map<?, ?>) found.get("answer")).get("move")).hasToString("0");
    }

    /** Exact algorithms agree on a position, and so do those with a model of the opponent. */
    @Test
    void everyAlgorithmSearchesAPosition() throws IOException {
        for (Algorithm each : Algorithm.all()) {
            Map<String, Object> found = asked(
                    "/api/search",
                    "{\"algorithm\":\"" + each.label()
                            + "\",\"game\":\"tictactoe\",\"position\":\"XX-OO---- X\",\"depth\":2}");
            assertThat(((Map<?, ?>) found.get("answer")).get("move"))
                    .as(each.label())
                    .hasToString("0");
        }
        for (ModelAlgorithm each : ModelAlgorithm.values()) {
            Map<String, Object> found =
                    asked("/api/models", "{\"algorithm\":\"" + each.label() + "\",\"game\":\"othello\",\"depth\":2}");
            assertThat(((Map<?, ?>) found.get("answer")).get("value"))
                    .as(each.label())
                    .hasToString(each == ModelAlgorithm.ALPHA_BETA ? MINIMAX : MODELLED);
            assertThat((Map<?, ?>) found.get("labels")).hasSize(16);
        }
    }

    @Test
    void everyGameCanBePruned() throws IOException {
        for (Game<?> game : Game.all()) {
            Map<String, Object> found = asked("/api/pruning", Json.of(Map.of("game", game.name(), "depth", 3)));
            assertThat(found).as(game.name()).containsKeys("answer", "events", "labels", "boards");
            assertThat(((Map<?, ?>) found.get("labels")).size() + 1)
                    .isEqualTo(((Map<?, ?>) found.get("boards")).size());
        }
    }

    @Test
    void makingATreeOfAPositionCanBeStopped() {
        assertThatThrownBy(() ->
                        GameTree.of(new HashMap<>(Map.of("game", "chess", "depth", 8)), false, 20_000, () -> true))
                .isInstanceOf(Stopped.class);
    }

    @Test
    void optionsAreThoseThatAnAlgorithmUses() throws IOException {
        Map<String, List<?>> options = new HashMap<>();
        for (Object each : (List<?>)
                Json.object(Http.body(Http.get(server, "/api/catalogue"))).get("algorithms")) {
            Map<?, ?> entry = (Map<?, ?>) each;
            options.put(String.valueOf(entry.get("name")), (List<?>) entry.get("options"));
        }
        assertThat(options.get("alpha-beta")).isEmpty();
        assertThat(options.get("mtd-best")).hasToString("[guess, memory]");
        assertThat(options.get("alpha-bounding")).hasToString("[guess, memory]");
        assertThat(options.get("aspiration-nega-scout")).hasToString("[guess, delta, memory]");
        assertThat(options.get("sss-b")).hasToString("[range, memory]");
        assertThat(options.get("c-star")).hasToString("[range]");
        assertThat(options.get("bns")).hasToString("[range]");
    }

    @Test
    void aComparisonHasARowForEverySearch() throws IOException {
        String events = Http.get(server, "/api/compare?kind=uniform&numbers=3,3,0,9,1&trees=4&algorithms=pvs,mtd-f");
        assertThat(events.split("event: row", -1)).hasSize(9);
        assertThat(events).contains("event: start").contains("event: done").doesNotContain("event: error");
        assertThat(Http.get(server, "/api/compare?kind=uniform&numbers=3,3,0,9,1&algorithms=nix"))
                .startsWith("HTTP/1.1 400")
                .contains("no algorithm 'nix'");
    }

    @Test
    void algorithmsWithModelsAreComparedToo() throws IOException {
        String names = String.join(
                ",",
                Stream.of(ModelAlgorithm.values()).map(ModelAlgorithm::label).toList());
        for (String trees : List.of(
                "kind=random&numbers=3,3,99,20,1&trees=1&level=2",
                "tree=[[%7B%22f%22:[3,4]%7D,%7B%22f%22:[-2,9]%7D],%7B%22f%22:[1,5]%7D]",
                "game=checkers&depth=2&opponent=plain")) {
            String events = Http.get(server, "/api/compare?models=1&" + trees + "&algorithms=" + names);
            assertThat(events.split("event: row", -1)).as(events).hasSize(9);
            assertThat(events).contains("\"evaluations\":").doesNotContain("event: error");
        }
        assertThat(Http.get(server, "/api/compare?models=1&game=chess&depth=1&opponent=nix&algorithms=m-star"))
                .contains("chess has no evaluator 'nix'");
    }
}
