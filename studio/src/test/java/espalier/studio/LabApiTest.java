package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.cli.Json;
import espalier.jobs.JobFailure;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.Runner;
import espalier.jobs.ThreadRunner;
import espalier.jobs.Work;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import espalier.lab.experiment.Size;
import espalier.match.Match;
import espalier.match.Order;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs and matches over the API, in a folder of their own. */
class LabApiTest {
    private static final String EXPERIMENT = "solution-trees-figure-7";

    @TempDir
    private Path folder;

    private StudioServer server;

    @BeforeEach
    void open() throws IOException {
        server = StudioServer.open(0, folder, List.of());
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Map<String, Object> get(String path) throws IOException {
        String answer = Http.get(server, path);
        assertThat(Http.status(answer)).as(answer).isEqualTo(200);
        return Json.object(Http.body(answer));
    }

    private String post(String path, String body) throws IOException {
        return Http.post(server, path, body);
    }

    private static Map<?, ?> only(Map<String, Object> answer, String name) {
        List<?> all = (List<?>) answer.get(name);
        assertThat(all).hasSize(1);
        return (Map<?, ?>) all.get(0);
    }

    @Test
    void everyExperimentIsListed() throws IOException {
        List<?> all = (List<?>) get("/api/lab").get("experiments");
        assertThat(all).hasSameSizeAs(Experiments.all());
    }

    @Test
    void parametersAreChecked() throws IOException {
        for (String given : List.of("\"parameter-leaves\":\"../../etc\"", "\"parameter-leaves\":\"many\"")) {
            assertThat(Http.status(post("/api/runs", "{\"experiment\":\"" + EXPERIMENT + "\"," + given + "}")))
                    .as(given)
                    .isEqualTo(400);
        }
        assertThat(folder.resolve("espalier-lab")).doesNotExist();
    }

    @Test
    void aRunIsStoppedResumedAndReported() throws Exception {
        String begun = post("/api/runs", "{\"experiment\":\"" + EXPERIMENT + "\"}");
        assertThat(Http.status(begun)).as(begun).isEqualTo(200);
        String run = "/api/runs/" + Json.object(Http.body(begun)).get("id");
        post(run + "/stop", "{}");
        Http.until("it has stopped", () -> !truth(run, "running"));
        if (!truth(run, "complete")) {
            assertThat(Http.status(Http.get(server, run + "/report"))).isEqualTo(409);
            assertThat(Http.status(post(run + "/resume", "{}"))).isEqualTo(200);
        }
        Http.until("it is complete", () -> truth(run, "complete") && !truth(run, "running"));
        assertThat(get(run).get("verdict")).isEqualTo("reproduced");
        String report = Http.get(server, run + "/report");
        assertThat(Http.status(report)).isEqualTo(200);
        assertThat(report).contains("sandbox").contains("<h1>").doesNotContain("<script");
        assertThat(Run.read(folder.resolve("espalier-lab").resolve(EXPERIMENT + "-quick"))
                        .complete())
                .as("where the command line looks for it")
                .isTrue();
        assertThat(Http.status(post(run + "/resume", "{}"))).isEqualTo(409);
        assertThat(only(get("/api/runs"), "runs").get("verdict")).isEqualTo("reproduced");
    }

    private boolean truth(String path, String name) {
        try {
            return Boolean.TRUE.equals(get(path).get(name));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void aRunOfTheCommandLineIsFound() throws IOException {
        Experiment experiment = Experiments.named("solution-trees-figure-8").orElseThrow();
        Parameters few = experiment.parameters(Size.QUICK).with("trees", "2");
        Path place = folder.resolve("mine").resolve("of-monday");
        Run.go(experiment, few, place, new ThreadRunner(1), "test", (done, of) -> {});
        Map<?, ?> found = only(get("/api/runs"), "runs");
        assertThat(found.get("folder")).isEqualTo(Path.of("mine", "of-monday").toString());
        String figure = Http.get(server, "/api/runs/" + found.get("id") + "/figures/0");
        assertThat(figure).contains("image/svg+xml").contains("<svg");
    }

    @Test
    void aMatchGrowsAndItsGamesAreReplayed() throws Exception {
        Path place = folder.resolve("a-match");
        Order order = Order.of("tictactoe", List.of("level=10", "random"), 6, "200n");
        Match.play(order, place, Optional.empty(), new ThreadRunner(1, Duration.ZERO), "test", so -> {});
        Map<?, ?> listed = only(get("/api/matches"), "matches");
        Map<String, Object> match = get("/api/matches/" + listed.get("id"));
        assertThat((List<?>) match.get("games")).hasSize(6);
        assertThat((List<?>) match.get("graph")).hasSize(3);
        Map<String, Object> game = get("/api/matches/" + listed.get("id") + "/games/0");
        assertThat((List<?>) game.get("boards")).hasSize(((List<?>) game.get("history")).size() + 1);
        assertThat(Http.status(Http.get(server, "/api/matches/" + listed.get("id") + "/games/6")))
                .isEqualTo(404);

        String begun = post("/api/matches", "{\"game\":\"tictactoe\",\"games\":4,\"nodes\":50}");
        assertThat(Http.status(begun)).as(begun).isEqualTo(200);
        String path = "/api/matches/" + Json.object(Http.body(begun)).get("id");
        Http.until("it is played", () -> !truth(path, "running"));
        assertThat(get(path).get("done")).hasToString("4");
    }

    @Test
    void jobsOfEveryKindComeEarly() {
        List<Integer> order = new ArrayList<>();
        Runner noting = new Runner() {
            @Override
            public void run(Work work, int[] jobs, Sink sink) {
                Arrays.stream(jobs).forEach(order::add);
            }

            @Override
            public String describe() {
                return "noting";
            }
        };
        new LabApi.Spread(noting)
                .run(new Work(EXPERIMENT, Map.of()), IntStream.range(100, 200).toArray(), texts -> {});
        assertThat(order)
                .startsWith(100, 116, 132, 148, 164, 180, 196, 101, 117)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(100, 200).boxed().toList());
    }

    /** Runs some jobs and is interrupted. */
    private record Interrupted(int jobs) implements Runner {
        @Override
        public void run(Work work, int[] all, Sink sink) {
            new ThreadRunner(1, Duration.ZERO).run(work, Arrays.copyOf(all, jobs), sink);
            throw new JobFailure("interrupted");
        }

        @Override
        public String describe() {
            return "interrupted";
        }
    }

    @Test
    void aRunOfAnotherProcessIsWatchedAndContinuedAfterItsEnd() throws Exception {
        Experiment experiment = Experiments.named(EXPERIMENT).orElseThrow();
        Path place = folder.resolve("mine");
        assertThatThrownBy(() -> Run.go(
                        experiment, experiment.parameters(Size.QUICK), place, new Interrupted(5), "test", (a, b) -> {}))
                .hasMessage("interrupted");
        String run = "/api/runs/" + only(get("/api/runs"), "runs").get("id");
        try (FileChannel rows = FileChannel.open(place.resolve("rows.csv"), StandardOpenOption.WRITE);
                FileLock lock = rows.lock()) {
            assertThat(lock.isValid()).isTrue();
            assertThat(get(run)).containsEntry("running", true).containsEntry("here", false);
            assertThat(get(run).get("done")).hasToString("5");
            assertThat(Http.status(post(run + "/resume", "{}"))).isEqualTo(409);
            assertThat(Http.status(post(run + "/stop", "{}"))).isEqualTo(409);
            assertThat(get(run)).containsEntry("problem", "");
        }
        assertThat(get(run)).containsEntry("running", false);
        assertThat(Http.status(post(run + "/resume", "{}"))).isEqualTo(200);
        Http.until("it is complete", () -> truth(run, "complete"));
    }

    @Test
    void aMatchIsResumedUnlessOtherProgramsPlay() throws Exception {
        for (String player : List.of("random", "cmd=sh,protocol=ugi")) {
            Order order = Order.of("tictactoe", List.of("level=10", player), 6, "200n");
            Path place = folder.resolve(player.substring(0, 3));
            assertThatThrownBy(() -> Match.play(
                            order,
                            place,
                            Optional.empty(),
                            new Interrupted(player.equals("random") ? 2 : 0),
                            "test",
                            so -> {}))
                    .hasMessage("interrupted");
        }
        for (Object each : (List<?>) get("/api/matches").get("matches")) {
            Map<?, ?> match = (Map<?, ?>) each;
            String path = "/api/matches/" + match.get("id");
            boolean ours = "ran".equals(match.get("folder"));
            assertThat(Http.status(post(path + "/resume", "{}"))).isEqualTo(ours ? 200 : 409);
            if (ours) {
                Http.until("it is played", () -> truth(path, "complete") && !truth(path, "running"));
                assertThat(get(path).get("done")).hasToString("6");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/runs/..%2f..%2fetc/report",
                "/api/runs/../../etc/passwd",
                "/api/runs/%2e%2e/report",
                "/api/runs/espalier-lab/report",
                "/api/matches/..%2f..%2fetc/games/0",
                "/api/runs//report"
            })
    void onlyListedNamesAreKnown(String path) throws IOException {
        assertThat(Http.status(Http.get(server, path))).isIn(400, 404);
    }

    @Test
    void strangersAndProgramsAreRefused() throws IOException {
        assertThat(Http.status(post("/api/runs", "{\"experiment\":\"../x\"}"))).isEqualTo(404);
        assertThat(Http.status(post("/api/matches", "{\"firstAlgorithm\":\"pvs,cmd=ls\"}")))
                .isEqualTo(400);
        assertThat(Http.status(post("/api/matches", "{\"game\":\"../x\"}"))).isEqualTo(400);
    }
}
