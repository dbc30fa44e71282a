package espalier.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.MINUTES;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The launcher script in a folder of its own, with a fake Maven and Java that only print their arguments. The timeout only
 * turns a launcher that hangs into a failure.
 */
@Timeout(value = 2, unit = MINUTES)
class LauncherTest {
    /** Newer than every source. */
    private static final FileTime NEWER = FileTime.from(Instant.parse("2100-01-01T00:00:00Z"));

    /** Creates an empty file instead of building it. */
    private static final String BUILDS = """
            echo "$*" >>mvn.log
            mkdir -p cli/target/launcher
            echo new >cli/target/launcher/espalier.jar
            """;

    @TempDir
    Path folder;

    private Path home;
    private final List<Process> started = new ArrayList<>();

    @BeforeEach
    void project() throws IOException {
        home = project(folder.resolve("project"));
        script("jdk/bin/java", "echo \"java $LC_ALL $*\"");
        script("bin/mvn", BUILDS);
    }

    @AfterEach
    void nothingIsLeftRunning() {
        for (Process process : started) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static Path project(Path home) throws IOException {
        Files.createDirectories(home.resolve("cli/src/main"));
        Files.writeString(home.resolve("pom.xml"), "");
        Files.copy(Path.of("../espalier"), home.resolve("espalier"));
        assertThat(home.resolve("espalier").toFile().setExecutable(true)).isTrue();
        return home;
    }

    private Path script(String name, String commands) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + commands + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }

    private Process start(Map<String, String> environment, String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.startsWith("MAVEN"));
        builder.environment().remove("CLASSPATH");
        builder.environment().put("LANG", "en_GB.UTF-8");
        builder.environment().put("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
        builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        builder.environment().putAll(environment);
        Process process = builder.start();
        started.add(process);
        return process;
    }

    private Run launch(Map<String, String> environment) throws IOException, InterruptedException {
        return ended(start(environment, home.resolve("espalier").toString(), "show", "chess"));
    }

    private static Run ended(Process process) throws IOException, InterruptedException {
        String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        return new Run(process.waitFor(), out, err);
    }

    private Path jar(String content, FileTime time) throws IOException {
        Path jar = home.resolve("cli/target/espalier.jar");
        Files.createDirectories(jar.getParent());
        return Files.setLastModifiedTime(Files.writeString(jar, content), time);
    }

    private void lock(long pid) throws IOException {
        Path lock = Files.createDirectories(home.resolve("target/espalier.lock"));
        Files.writeString(lock.resolve("pid"), pid + "\n");
    }

    private void await(Path file) throws InterruptedException {
        while (!Files.exists(file)) {
            Thread.sleep(10);
        }
    }

    @Test
    void buildsOnceWithoutTests() throws IOException, InterruptedException {
        Run first = launch(Map.of());
        assertThat(first.code()).as(first.toString()).isZero();
        assertThat(first.err()).startsWith("espalier: building (first use").hasLineCount(1);
        assertThat(first.out()).contains("-cp " + home + "/cli/target/espalier.jar espalier.cli.Main show chess");
        assertThat(home.resolve("cli/target/espalier.jar")).hasContent("new\n");
        Run second = launch(Map.of());
        assertThat(second.err()).isEmpty();
        assertThat(second.out()).isEqualTo(first.out());
        assertThat(Files.readAllLines(home.resolve("mvn.log")))
                .hasSize(1)
                .first()
                .asString()
                .contains("maven.test.skip");
        assertThat(home.resolve("target/espalier.lock")).doesNotExist();
    }

    /** Only for experiments and matches on Spark, because it is large. */
    @ParameterizedTest
    @CsvSource({
        "lab run x --on spark://a:1, true",
        "match chess --on=local[2], true",
        "match chess --on fork, false",
        "show chess --on local, false"
    })
    void sparkIsOnTheClassPathWhereItIsNeeded(String arguments, boolean needed)
            throws IOException, InterruptedException {
        jar("new", NEWER);
        Path spark = Files.createDirectories(home.resolve("spark/target/jars"));
        Files.writeString(spark.resolve("spark-core_1.jar"), "");
        Files.setLastModifiedTime(Files.writeString(spark.resolveSibling("espalier-spark.jar"), ""), NEWER);
        List<String> command = new ArrayList<>(List.of(home.resolve("espalier").toString()));
        command.addAll(List.of(arguments.split(" ")));
        Run run = ended(start(Map.of(), command.toArray(String[]::new)));
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out().lines().reduce((first, last) -> last).orElse("").contains("espalier-spark.jar"))
                .isEqualTo(needed);
    }

    @Test
    void theStudioIsBuiltAndFound() throws IOException, InterruptedException {
        jar("new", NEWER);
        script(
                "bin/mvn",
                "echo \"$*\" >>mvn.log\nmkdir -p studio/target/launcher\n"
                        + "echo new >studio/target/launcher/espalier-studio.jar");
        Run run = ended(start(Map.of(), home.resolve("espalier").toString(), "studio", "--no-open"));
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out())
                .contains("-cp " + home + "/cli/target/espalier.jar:" + home
                        + "/studio/target/espalier-studio.jar espalier.cli.Main studio --no-open");
        assertThat(Files.readString(home.resolve("mvn.log"))).contains("-pl studio -am");
        assertThat(home.resolve("studio/target/espalier-studio.jar")).hasContent("new\n");
    }

    @Test
    void buildsAgainAfterAChange() throws IOException, InterruptedException {
        jar("old", FileTime.fromMillis(0));
        Run run = launch(Map.of("CLASSPATH", "mine.jar"));
        assertThat(run.err()).isEqualTo("espalier: building (sources changed) ...\n");
        assertThat(run.out()).contains("/espalier.jar:mine.jar ");
        assertThat(home.resolve("cli/target/espalier.jar")).hasContent("new\n");
    }

    @Test
    void aFailedBuildShowsItsEndAndKeepsTheOldJar() throws IOException, InterruptedException {
        Path jar = jar("old", FileTime.fromMillis(0));
        script("bin/mvn", "echo it is broken; exit 1");
        Run run = launch(Map.of());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("it is broken\nespalier: the build failed");
        assertThat(jar).hasContent("old");
        assertThat(home.resolve("target/espalier.lock")).doesNotExist();
    }

    /** The process number in a lock may belong to another program or to none. */
    @Test
    void aStaleLockIsTakenOver() throws IOException, InterruptedException {
        lock(start(Map.of(), "sleep", "600").pid());
        assertThat(launch(Map.of()).out()).startsWith("java ");
        Files.delete(home.resolve("cli/target/espalier.jar"));
        Files.createDirectories(home.resolve("target/espalier.lock"));
        assertThat(launch(Map.of()).out()).startsWith("java ");
    }

    @Test
    void waitsForAnotherBuildAndSaysSo() throws IOException, InterruptedException {
        Process other = start(Map.of(), script("other/mvn", "read line").toString());
        lock(other.pid());
        Process launcher = start(Map.of(), home.resolve("espalier").toString(), "show", "chess");
        BufferedReader err = launcher.errorReader(UTF_8);
        assertThat(err.readLine())
                .isEqualTo("espalier: waiting for another build of this folder (process " + other.pid() + ") ...");
        jar("theirs", NEWER);
        other.getOutputStream().close();
        assertThat(err.readLine()).isNull();
        assertThat(launcher.waitFor()).isZero();
        assertThat(home.resolve("mvn.log")).doesNotExist();
        assertThat(home.resolve("cli/target/espalier.jar")).hasContent("theirs");
    }

    @Test
    void aSignalEndsTheBuildAndLeavesTheOldJar() throws IOException, InterruptedException {
        Path jar = jar("old", FileTime.fromMillis(0));
        script("bin/mvn", BUILDS + "touch begun; exec sleep 600");
        Process launcher = start(Map.of(), home.resolve("espalier").toString(), "show", "chess");
        await(home.resolve("begun"));
        List<ProcessHandle> below = launcher.descendants().toList();
        launcher.toHandle().destroy();
        Run run = ended(launcher);
        assertThat(run.code()).isEqualTo(130);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("espalier: building (sources changed) ...\n");
        assertThat(jar).hasContent("old");
        assertThat(home.resolve("target/espalier.lock")).doesNotExist();
        for (ProcessHandle process : below) {
            process.onExit().join();
        }
    }

    @Test
    void fileNamesAreReadAsUtf8() throws IOException, InterruptedException {
        jar("new", NEWER);
        assertThat(launch(Map.of()).out()).startsWith("java  -D");
        assertThat(launch(Map.of("LC_ALL", "C")).out()).startsWith("java C.UTF-8 ");
        assertThat(launch(Map.of("LC_ALL", "", "LANG", "")).out()).startsWith("java C.UTF-8 ");
        assertThat(launch(Map.of("LC_ALL", "de_DE.utf8", "LANG", "C")).out()).startsWith("java de_DE.utf8 ");
    }

    /** Java would open one of its own files in the place of a closed standard input, and read that. */
    @Test
    void aClosedStandardInputIsEmpty() throws IOException, InterruptedException {
        jar("new", NEWER);
        script("jdk/bin/java", "cat; echo end");
        String launcher = home.resolve("espalier").toString();
        Run closed = ended(start(Map.of(), "sh", "-c", "exec \"$0\" search --batch - <&-", launcher));
        assertThat(closed).isEqualTo(new Run(0, "end\n", ""));
        Run open = ended(start(Map.of(), "sh", "-c", "echo in | \"$0\" search --batch -", launcher));
        assertThat(open).isEqualTo(new Run(0, "in\nend\n", ""));
    }

    @Test
    void aFolderThatJavaCannotRunFrom() throws IOException, InterruptedException {
        home = project(folder.resolve("a:b"));
        Run run = launch(Map.of());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("espalier: ")
                .contains("':'", home.toString())
                .hasLineCount(1);
    }
}
