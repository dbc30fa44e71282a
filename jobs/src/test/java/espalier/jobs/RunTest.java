package espalier.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Results survive every kind of interruption, and are the same whichever runner made them. */
class RunTest {
    private static final Sample SAMPLE = new Sample("sample");
    private static final Parameters PARAMETERS = Sample.parameters();

    @TempDir
    private Path folder;

    private static Run go(Path folder, Parameters parameters, Runner runner) {
        return Run.go(SAMPLE, parameters, folder, runner, "test", (done, of) -> {});
    }

    private static List<List<String>> table(Parameters parameters) {
        Work.Ready ready = new Work(SAMPLE.name(), parameters.values()).ready();
        List<List<String>> rows = new ArrayList<>();
        for (int job = 0; job < parameters.integer("trees"); job++) {
            ready.run(job).lines().forEach(line -> {
                List<String> cells = List.of(line.split(","));
                rows.add(cells.subList(2, cells.size()));
            });
        }
        return new Table(SAMPLE.columns(), rows).reproducible();
    }

    private String line(Parameters parameters) {
        try {
            go(folder, parameters, new ThreadRunner(1));
        } catch (JobFailure e) {
            assertThat(e.getMessage()).doesNotContain("\n");
            return e.getMessage();
        }
        throw new AssertionError("no failure");
    }

    /** Runs the jobs in order, one per batch, and stops after some. */
    private static Runner first(int count) {
        return new Runner() {
            @Override
            public void run(Work work, int[] jobs, Sink sink) {
                for (int i = 0; i < Math.min(count, jobs.length); i++) {
                    sink.take(List.of(work.ready().run(jobs[i])));
                }
            }

            @Override
            public String describe() {
                return "the first " + count;
            }
        };
    }

    @Test
    void inMemoryTheTableIsTheSame() {
        List<Integer> seen = new ArrayList<>();
        Run run =
                Run.once(SAMPLE, PARAMETERS, new ThreadRunner(2, Duration.ZERO), "test", (done, of) -> seen.add(done));
        assertThat(run.complete()).isTrue();
        assertThat(run.rows().reproducible()).isEqualTo(table(PARAMETERS));
        assertThat(run.manifest().sessions()).hasSize(1);
        assertThat(seen).isSorted().startsWith(0, 1).endsWith(run.jobs());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void threadsAndForksGiveTheSameTable(int count) {
        Run threads = go(folder.resolve("threads"), PARAMETERS, new ThreadRunner(count));
        Run forks = go(folder.resolve("forks"), PARAMETERS, new ForkRunner(count));
        assertThat(threads.complete()).isTrue();
        assertThat(threads.rows().reproducible()).isEqualTo(table(PARAMETERS)).hasSize(19);
        assertThat(forks.rows().reproducible()).isEqualTo(table(PARAMETERS));
        assertThat(Run.read(folder.resolve("forks")).rows().rows())
                .isEqualTo(forks.rows().rows());
    }

    /** Published rows are read as they are, and nothing is added to them. */
    @Test
    void compressedRowsAreReadOnly() throws IOException {
        Run run = go(folder, PARAMETERS, new ThreadRunner(1));
        Path rows = folder.resolve("rows.csv");
        try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(folder.resolve("rows.csv.gz")))) {
            packed.write(Files.readAllBytes(rows));
        }
        Files.delete(rows);
        assertThat(Run.read(folder).rows()).isEqualTo(run.rows());
        assertThat(line(PARAMETERS)).contains("holds compressed rows");
        assertThat(rows).doesNotExist();
    }

    @Test
    void forksHaveTheUsersOptions() {
        assertThat(ForkRunner.options(List.of("-Xmx3g", "-Dx=y")))
                .containsExactly(
                        "-Xmx3g",
                        "-Dx=y",
                        "-XX:+UseSerialGC",
                        "-XX:+IgnoreUnrecognizedVMOptions",
                        "-XX:+UseTransparentHugePages");
        assertThat(ForkRunner.options(List.of("-XX:+UseParallelGC"))).containsExactly("-XX:+UseParallelGC");
        assertThat(go(folder, PARAMETERS, first(1)).manifest().sessions().get(0))
                .containsKey("options")
                .containsEntry("heap", (Runtime.getRuntime().maxMemory() >> 20) + " MB");
    }

    /** Whoever finished first; what was on disk before is unchanged. */
    @Test
    void whenAllJobsAreDoneTheirRowsAreInOrder() throws IOException {
        Runner backwards = new Runner() {
            @Override
            public void run(Work work, int[] jobs, Sink sink) {
                for (int i = jobs.length - 1; i >= Math.min(5, jobs.length - 1); i--) {
                    sink.take(List.of(work.ready().run(jobs[i])));
                }
            }

            @Override
            public String describe() {
                return "backwards";
            }
        };
        Path file = folder.resolve("rows.csv");
        go(folder, PARAMETERS, backwards);
        List<String> part = Files.readAllLines(file);
        assertThat(part.get(1)).startsWith("9,");
        Run whole = go(folder, PARAMETERS, first(5));
        List<String> rows = Files.readAllLines(file);
        assertThat(whole.complete()).isTrue();
        assertThat(rows).hasSize(20).containsAll(part).startsWith(part.get(0));
        assertThat(rows.subList(1, 20))
                .isSortedAccordingTo(Comparator.comparing(row -> Integer.valueOf(row.substring(0, row.indexOf(',')))));
        assertThat(Run.read(folder).rows().rows()).isEqualTo(whole.rows().rows());
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("rows.csv", "manifest.json");
    }

    @Test
    void finishedJobsAreNotRunAgain() {
        Run part = go(folder, PARAMETERS, first(4));
        assertThat(part.done()).isEqualTo(4);
        assertThat(part.complete()).isFalse();
        Run whole = go(folder, PARAMETERS, new ThreadRunner(2));
        // the times too
        assertThat(whole.rows().rows().subList(0, part.rows().size()))
                .isEqualTo(part.rows().rows());
        assertThat(whole.rows().reproducible()).isEqualTo(table(PARAMETERS));
        assertThat(whole.manifest().sessions())
                .extracting(session -> session.get("runner"))
                .containsExactly("the first 4", "threads: 2");
        Run again = go(folder, PARAMETERS, first(0));
        assertThat(again.rows().rows()).isEqualTo(whole.rows().rows());
        assertThat(again.manifest().sessions()).hasSize(2);
    }

    @Test
    void aTailThatIsCutAnywhereIsRunAgain() throws IOException {
        Path file = folder.resolve("rows.csv");
        Parameters few = PARAMETERS.with("trees", "4");
        go(folder, few, first(4));
        byte[] all = Files.readAllBytes(file);
        List<List<String>> wanted = table(few);
        for (int length = 0; length <= all.length; length++) {
            Files.write(file, Arrays.copyOf(all, length));
            int left = Run.read(folder).done();
            Run run = go(folder, few, first(4));
            assertThat(run.rows().reproducible()).as("cut at %d", length).isEqualTo(wanted);
            assertThat(Run.read(folder).rows().rows()).isEqualTo(run.rows().rows());
            int good = goodEnd(all, length);
            assertThat(Arrays.copyOf(Files.readAllBytes(file), good)).isEqualTo(Arrays.copyOf(all, good));
            assertThat(left).isEqualTo(jobs(all, length));
        }
    }

    /** The end of the last complete job within this many bytes; job k of four has 1, 2, 3, 1 rows. */
    private static int goodEnd(byte[] all, int length) {
        int end = 0;
        int lines = 0;
        for (int i = 0; i < length; i++) {
            if (all[i] == '\n') {
                lines++;
                end = List.of(1, 2, 4, 7, 8).contains(lines) ? i + 1 : end;
            }
        }
        return end;
    }

    private static int jobs(byte[] all, int length) {
        String good = new String(all, 0, goodEnd(all, length), StandardCharsets.UTF_8);
        return (int) good.lines()
                .skip(1)
                .map(line -> line.substring(0, line.indexOf(',')))
                .distinct()
                .count();
    }

    /** What a power cut may leave: blocks of zeros or of older data. */
    @ParameterizedTest
    @ValueSource(strings = {"\0\0\0\0\n", "3,1,30,x,\0,5\n", "3,1,30,x,5\n", "\0\0\n3,1,30,x,5,5\n", "3,2,30,x,5,5\n"})
    void garbageAtTheEndIsCutOff(String garbage) throws IOException {
        go(folder, PARAMETERS, first(3));
        byte[] good = Files.readAllBytes(folder.resolve("rows.csv"));
        Files.writeString(folder.resolve("rows.csv"), garbage, java.nio.file.StandardOpenOption.APPEND);
        List<String> notes = new ArrayList<>();
        Run.go(SAMPLE, PARAMETERS, folder, first(0), "test", new Run.Progress() {
            @Override
            public void done(int jobs, int of) {}

            @Override
            public void note(String line) {
                notes.add(line);
            }
        });
        assertThat(notes)
                .containsExactly(folder.resolve("rows.csv") + ": the last " + garbage.length()
                        + " bytes were of jobs that an interruption left unfinished; they are cut off");
        assertThat(Files.readAllBytes(folder.resolve("rows.csv"))).isEqualTo(good);
        assertThat(go(folder, PARAMETERS, new ThreadRunner(1)).rows().reproducible())
                .isEqualTo(table(PARAMETERS));
    }

    /** Three jobs have seven lines, header included. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0,1,30,x,5,5;      | line 8: job 0 once more",
                "99,1,30,x,5,5;     | line 8: there is no job 99 of 10",
                "3,1,30,x;4,1,30,x,5,5; | line 8: a row that does not fit, and whole jobs behind it",
                "3,2,30,x,5,5;4,1,30,x,5,5; | line 9: a row that does not fit, and whole jobs behind it"
            })
    void wholeJobsAreNeverCutOff(String more, String what) throws IOException {
        go(folder, PARAMETERS, first(3));
        Path file = folder.resolve("rows.csv");
        Files.writeString(file, more.replace(';', '\n'), java.nio.file.StandardOpenOption.APPEND);
        byte[] before = Files.readAllBytes(file);
        String wanted = file + ", " + what + "; it was made by another version or changed, take another folder (--out)";
        assertThat(line(PARAMETERS)).isEqualTo(wanted);
        assertThatThrownBy(() -> Run.read(folder))
                .isInstanceOf(JobFailure.class)
                .hasMessage(wanted);
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void anotherNumberOfJobsIsLeftAlone() throws IOException {
        go(folder, PARAMETERS, first(4));
        Path file = folder.resolve("manifest.json");
        String manifest = Files.readString(file);
        assertThat(manifest).contains("\"jobs\" : 10,");
        Files.writeString(file, manifest.replace("\"jobs\" : 10,", "\"jobs\" : 20,"));
        String wanted = folder + " holds results of 20 jobs, where this version has 10; take another folder (--out)";
        assertThat(line(PARAMETERS)).isEqualTo(wanted);
        assertThatThrownBy(() -> Run.read(folder))
                .isInstanceOf(JobFailure.class)
                .hasMessage(wanted);
        Files.writeString(file, manifest.replace("\"jobs\" : 10,", "")); // as older versions wrote it
        assertThat(Run.read(folder).done()).isEqualTo(4);
        assertThat(go(folder, PARAMETERS, new ThreadRunner(1)).complete()).isTrue();
        assertThat(Files.readString(file)).contains("\"jobs\" : 10,");
    }

    @Test
    void aFolderWithoutRowsIsFree() {
        go(folder, PARAMETERS, first(0));
        assertThat(go(folder, PARAMETERS.with("trees", "3"), new ThreadRunner(1))
                        .complete())
                .isTrue();
        assertThat(Run.read(folder).manifest().parameters().text("trees")).isEqualTo("3");
        assertThat(Run.read(folder).manifest().sessions()).hasSize(1);
    }

    @Test
    void aFolderOfSomethingElseIsLeftAlone() throws IOException {
        go(folder, PARAMETERS, new ThreadRunner(1));
        byte[] before = Files.readAllBytes(folder.resolve("rows.csv"));
        assertThat(line(PARAMETERS.with("trees", "3")))
                .isEqualTo(folder + " holds sample with trees=10, not trees=3; take another folder (--out)");
        assertThat(line(PARAMETERS.and("more=1 trees=3")))
                .isEqualTo(folder
                        + " holds sample with trees=10 no more, not trees=3 more=1; take another folder (--out)");
        assertThatThrownBy(() ->
                        Run.go(new Sample("other"), PARAMETERS, folder, new ThreadRunner(1), "test", (done, of) -> {}))
                .isInstanceOf(JobFailure.class)
                .hasMessageContaining("holds sample, not other");
        assertThat(Files.readAllBytes(folder.resolve("rows.csv"))).isEqualTo(before);
        Files.delete(folder.resolve("manifest.json"));
        assertThat(line(PARAMETERS))
                .isEqualTo(folder + " holds rows, but no manifest that says of what; take another folder (--out)");
        assertThat(Files.readAllBytes(folder.resolve("rows.csv"))).isEqualTo(before);
        Files.writeString(folder.resolve("manifest.json"), "{\"experiment\":");
        assertThat(line(PARAMETERS)).startsWith(folder.resolve("manifest.json") + " is not a manifest: ");
    }

    @Test
    void anotherVersionsColumnsAreLeftAlone() throws IOException {
        go(folder, PARAMETERS, first(2));
        String text = Files.readString(folder.resolve("rows.csv")).replace("padding", "filling");
        Files.writeString(folder.resolve("rows.csv"), text);
        String wanted = folder.resolve("rows.csv")
                + " has other columns: it was made by another version; take another folder (--out)";
        assertThat(line(PARAMETERS)).isEqualTo(wanted);
        assertThatThrownBy(() -> Run.read(folder))
                .isInstanceOf(JobFailure.class)
                .hasMessage(wanted);
        assertThat(folder.resolve("rows.csv")).hasContent(text);
    }

    @Test
    void twoRunsCannotWriteTheSameFolder() {
        Runner nosy = new Runner() {
            @Override
            public void run(Work work, int[] jobs, Sink sink) {
                assertThat(line(PARAMETERS)).isEqualTo(folder + " is being written by another run");
            }

            @Override
            public String describe() {
                return "nosy";
            }
        };
        go(folder, PARAMETERS, nosy);
    }

    @Test
    void twoProcessesCannotWriteTheSameFolder() throws Exception {
        Process other = Child.startAndHold(1, folder);
        try {
            waitFor(1, other.inputReader(StandardCharsets.UTF_8));
            assertThat(line(PARAMETERS)).isEqualTo(folder + " is being written by another run");
            assertThat(Run.isRunning(folder)).isTrue();
        } finally {
            other.destroyForcibly().waitFor();
        }
        assertThat(Run.isRunning(folder)).isFalse();
        assertThat(Run.isRunning(folder.resolve("nothing"))).isFalse();
    }

    @Test
    void aFolderThatCannotBeWrittenIsOneLine() throws IOException {
        Files.writeString(folder.resolve("file"), "");
        Files.createDirectories(folder.resolve("taken/rows.csv"));
        Path home = folder;
        folder = home.resolve("file");
        assertThat(line(PARAMETERS)).isEqualTo("cannot make the folder " + folder + ": there is a file of that name");
        folder = home.resolve("file/below");
        assertThat(line(PARAMETERS)).startsWith("cannot make the folder " + folder + ": ");
        folder = home.resolve("taken");
        assertThat(line(PARAMETERS)).startsWith("cannot write " + folder.resolve("rows.csv") + ": ");
        folder = home;
    }

    @Test
    void aFullDiskIsOneLineAndNothingIsLost() throws Exception {
        String[] large = {"trees=200", "padding=1000"};
        Process starved = Child.startWithSmallDisk(100, folder, large);
        starved.inputReader(StandardCharsets.UTF_8).lines().forEach(line -> {});
        assertThat(Child.errors(starved))
                .isEqualTo("cannot write " + folder.resolve("rows.csv")
                        + ": File too large; what was finished before is kept, the same command goes on\n");
        assertThat(starved.waitFor()).isEqualTo(1);
        Parameters parameters = PARAMETERS.with("trees", "200").with("padding", "1000");
        assertThat(Run.read(folder).complete()).isFalse();
        assertThat(go(folder, parameters, new ThreadRunner(2)).rows().reproducible())
                .isEqualTo(table(parameters));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aJobThatFailsEndsTheRunAndKeepsWhatWasFinished(boolean fork) {
        Runner runner = fork ? new ForkRunner(1) : new ThreadRunner(1);
        assertThatThrownBy(() -> go(folder, PARAMETERS.with("fails", "6"), runner))
                .isInstanceOf(JobFailure.class)
                .hasMessage("job 6 failed: java.lang.IllegalStateException: told to fail in two lines");
        assertThat(Run.read(folder).done()).isEqualTo(6);
    }

    /** Waits until that many jobs are reported as done. */
    private static int waitFor(int jobs, BufferedReader reports) throws IOException {
        int done = -1;
        while (done < jobs) {
            done = Integer.parseInt(Objects.requireNonNull(reports.readLine(), "it ended"));
        }
        return done;
    }

    /**
     * Kills at seeded places: as soon as the JVM has begun, or after some jobs, while others are written. Every job that
     * was reported as done is kept.
     */
    @Test
    @Tag("slow")
    void killedTwentyTimesTheTableIsTheSame() throws Exception {
        String[] arguments = {"trees=1000", "padding=500"};
        Random random = new Random(20);
        int before = 0;
        for (int kill = 0; kill < 20; kill++) {
            int more = kill % 4 == 0 ? 0 : 1 + random.nextInt(20);
            Process process = Child.startAndHold(more + random.nextInt(20), folder, arguments);
            int reported = waitFor(more == 0 ? 0 : before + more, process.inputReader(StandardCharsets.UTF_8));
            assertThat(process.isAlive()).as("killed while it ran").isTrue();
            process.destroyForcibly().waitFor(); // SIGKILL
            if (reported > 0 || Files.exists(folder.resolve("manifest.json"))) {
                int done = Run.read(folder).done();
                assertThat(done).isGreaterThanOrEqualTo(Math.max(before, reported));
                before = done;
            }
        }
        Process last = Child.start(folder, arguments);
        last.inputReader(StandardCharsets.UTF_8).lines().forEach(line -> {});
        assertThat(last.waitFor()).isZero();
        Parameters parameters = PARAMETERS.with("trees", "1000").with("padding", "500");
        Run run = Run.read(folder);
        assertThat(run.complete()).isTrue();
        assertThat(run.rows().reproducible()).isEqualTo(table(parameters));
    }
}
