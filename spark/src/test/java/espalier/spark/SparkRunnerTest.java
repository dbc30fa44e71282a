package espalier.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.jobs.ForkRunner;
import espalier.jobs.JobFailure;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.Runner;
import espalier.jobs.ThreadRunner;
import espalier.lab.bestnode.Figures13And14;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Size;
import espalier.match.Match;
import espalier.match.Order;
import espalier.match.Sprt;
import espalier.match.Standings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spark gives the same results as threads, whatever happens to the cluster. */
class SparkRunnerTest {
    private static final ClusterSample SAMPLE = new ClusterSample();
    private static final Parameters PARAMETERS = SAMPLE.parameters(Size.QUICK);

    @TempDir
    private Path folder;

    /** For the tests that start Spark. */
    private static void unlessSkipped() {
        boolean skipped = System.getProperty("espalier.skipSpark") != null;
        if (skipped) {
            System.out.println("SKIPPED, because -Despalier.skipSpark is given: a test of the Spark runner");
        }
        Assumptions.assumeFalse(skipped, "-Despalier.skipSpark is given");
    }

    private static Runner on(String master) {
        return ServiceLoader.load(Runner.Provider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.knows(master))
                .findFirst()
                .orElseThrow()
                .runner(master);
    }

    private static Run go(Path folder, Parameters parameters, Runner runner) {
        return Run.go(SAMPLE, parameters, folder, runner, "test", (done, of) -> {});
    }

    /** Without pauses: the values do not depend on them. */
    private List<List<String>> table() {
        return go(folder.resolve("threads"), PARAMETERS.with("millis", "0"), new ThreadRunner(1))
                .rows()
                .reproducible();
    }

    private static int rows(Path file) {
        if (!Files.exists(file)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(file)) {
            return (int) lines.skip(1).count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @Tag("slow")
    void aKilledWorkerChangesNothing() throws Exception {
        unlessSkipped();
        Path rows = folder.resolve("runs/cluster-sample-quick/rows.csv");
        try (Cluster cluster = new Cluster(folder, 2)) {
            Process driver = cluster.driver(
                    "lab",
                    "run",
                    "cluster-sample",
                    "--out",
                    folder.resolve("runs").toString(),
                    "--on",
                    cluster.url());
            try {
                cluster.await(
                        "results of both",
                        () -> !driver.isAlive() || (rows(rows) > 0 && cluster.hasWorked(0) && cluster.hasWorked(1)));
                assertThat(driver.isAlive()).as(cluster.said()).isTrue();
                cluster.kill(0);
                int before = rows(rows);
                assertThat(before).as("killed in the middle").isBetween(1, 500);
                assertThat(driver.waitFor()).as(cluster.said()).isZero();
            } finally {
                driver.destroyForcibly();
            }
        }
        Run run = Run.read(rows.getParent());
        assertThat(run.complete()).isTrue();
        assertThat(run.rows().reproducible()).isEqualTo(table());
        assertThat(run.manifest().sessions()).hasSize(1);
        assertThat(Files.readString(folder.resolve("driver.out"))).startsWith("cluster-sample: reproduced");
        List<String> complaints = Files.readAllLines(folder.resolve("driver.err"));
        assertThat(complaints).anyMatch(line -> line.startsWith("spark: Lost executor "));
        assertThat(complaints).as("a terminal is not a log").hasSizeLessThan(20);
    }

    @Test
    @Tag("slow")
    void aFailureIsOneLineAndWhatWasFinishedIsKept() {
        unlessSkipped();
        Runner runner = on("local[2]");
        // Late in the order of jobs, so that a batch runs it and not the driver.
        int[] order = Waves.spread(IntStream.range(0, 400).toArray());
        Parameters failing =
                PARAMETERS.with("trees", "400").with("millis", "10").with("fails", order[300] + "");
        assertThatThrownBy(() -> go(folder.resolve("local"), failing, runner))
                .isInstanceOf(JobFailure.class)
                .hasMessage("job " + order[300] + " failed: java.lang.IllegalStateException: told to fail");
        assertThat(Run.read(folder.resolve("local")).done()).isGreaterThan(200);
        // the same context again
        Run whole = go(folder.resolve("again"), PARAMETERS.with("millis", "5"), runner);
        assertThat(whole.rows().reproducible()).isEqualTo(table());
    }

    /** With a published experiment. */
    @Test
    @Tag("slow")
    void allRunnersGiveTheSameTable() {
        unlessSkipped();
        Experiment experiment = new Figures13And14();
        Parameters parameters = experiment
                .parameters(Size.QUICK)
                .with("shapes", "2x8,3x5")
                .with("trees", "40")
                .with("training", "3");
        List<List<List<String>>> tables = new ArrayList<>();
        for (Runner runner : List.of(new ThreadRunner(2), new ForkRunner(2), on("local[2]"))) {
            Path place = folder.resolve("runner-" + tables.size());
            Run run = Run.go(experiment, parameters, place, runner, "test", (done, of) -> {});
            assertThat(run.complete()).isTrue();
            tables.add(run.rows().reproducible());
        }
        assertThat(tables.get(0)).isNotEmpty();
        assertThat(tables.get(1)).isEqualTo(tables.get(0));
        assertThat(tables.get(2)).isEqualTo(tables.get(0));
    }

    /** Games are jobs like others. A test that is decided ends the match there too. */
    @Test
    @Tag("slow")
    void aMatchIsTheSameOnSpark() throws IOException {
        unlessSkipped();
        Order order = Order.of("othello", List.of("name=ours", "uct", "random"), 8, "100n");
        Standings threads = play(order, "threads", Optional.empty(), new ThreadRunner(1));
        Standings spark = play(order, "spark", Optional.empty(), on("local[2]"));
        assertThat(spark.done()).isEqualTo(24);
        assertThat(spark.pairs()).isEqualTo(threads.pairs());
        assertThat(games("spark")).isEqualTo(games("threads"));

        Order certain = Order.of("tictactoe", List.of("name=ours", "random"), 20_000, "50n");
        Standings decided = play(certain, "decided", Optional.of(new Sprt(0, 100)), on("local[2]"));
        assertThat(decided.verdict()).contains(Sprt.Verdict.H1);
        assertThat(decided.done()).isLessThan(20_000);
    }

    private Standings play(Order order, String place, Optional<Sprt> sprt, Runner runner) {
        return Match.play(order, folder.resolve(place), sprt, runner, "test", so -> {});
    }

    private String games(String place) throws IOException {
        return Files.readString(folder.resolve(place).resolve("games.ggf"));
    }

    @Test
    void aMasterThatIsNotThereIsOneLine() {
        assertThatThrownBy(() -> go(folder, PARAMETERS, on("spark://127.0.0.1:1")))
                .isInstanceOf(JobFailure.class)
                .hasMessage("cannot reach the Spark master spark://127.0.0.1:1: Connection refused");
        assertThatThrownBy(() -> on("spark://somewhere"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a Spark master is spark://HOST:PORT, not 'spark://somewhere'");
        assertThatThrownBy(() -> on("local[two]")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyStretchOfJobsIsSpreadEvenly() {
        for (int count = 1; count < 300; count++) {
            int[] jobs = IntStream.range(0, count).toArray();
            int[] order = Waves.spread(jobs);
            assertThat(Arrays.stream(order).sorted().toArray()).isEqualTo(jobs);
            for (int size = 1; size < count; size += 7) {
                List<int[]> batches = Waves.batches(order, size, count, size);
                assertThat(IntStream.concat(
                                Arrays.stream(order, 0, size), batches.stream().flatMapToInt(Arrays::stream)))
                        .as("every job once")
                        .containsExactly(Arrays.stream(order).boxed().toArray(Integer[]::new));
            }
        }
        // Of 1000 jobs, each batch of 20 has some in each fifth.
        for (int[] batch : Waves.batches(Waves.spread(IntStream.range(0, 1000).toArray()), 0, 1000, 20)) {
            for (int fifth = 0; fifth < 5; fifth++) {
                int from = 200 * fifth;
                assertThat(Arrays.stream(batch)
                                .filter(job -> job >= from && job < from + 200)
                                .count())
                        .isBetween(2L, 6L);
            }
        }
    }
}
