package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import espalier.cli.Documents.Command;
import espalier.search.Algorithm;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What documents say is true: commands run, links lead somewhere, tables are those of the code.
 *
 * <p>A block of commands is run as it is, in a folder with the files that it names, unless a comment above it, or at the
 * end of a line, marks it: {@code long}, {@code engine} (another program) and {@code cluster} commands are read only, {@code
 * form} is none. {@code
 * -Despalier.docs=long} runs those marked so. Commands of an {@code outside} project are run by {@code .ci/strangers}.
 */
class DocumentsTest {
    private static final Path ROOT = Documents.ROOT;
    private static final Path GAMES = ROOT.resolve("games/src/test/resources/espalier/games");

    /** Run by .ci/run and .ci/strangers. */
    private static final Set<String> BUILDS = Set.of("./espalier demo", "mvn verify", "mvn install -DskipTests");

    /** The files that documents name. */
    private static final Map<String, String> FILES = Map.of(
            "games.pgn", "chess/zurich-1953-sample.pgn",
            "games.pdn", "checkers/tinsley-sample.pdn",
            "wac-30.epd", "chess/wac-30.epd",
            "fforum-40-59.obf", "othello/fforum-40-59.obf");

    @TempDir
    static Path folder;

    @Test
    void theReadmeIsReadToItsEnd() {
        String readme = Documents.read(ROOT.resolve("README.md"));
        assertThat(readme.lines()).hasSizeLessThan(150);
        assertThat(readme).contains(Algorithm.table().size() + " algorithms");
    }

    @Test
    void ticTacToeIsShort() {
        assertThat(Documents.read(ROOT.resolve("games/src/main/java/espalier/games/tictactoe/TicTacToeGame.java"))
                        .lines())
                .hasSizeLessThan(60);
        assertThat(Documents.read(ROOT.resolve(
                                "examples/connect-four/src/main/java/connectfour/ConnectFourPosition.java"))
                        .lines())
                .hasSizeLessThan(150);
    }

    /** Every algorithm's paper is in the bibliography, and every paper there is cited by its key in the code. */
    @Test
    void papersAreCitedByTheirKeys() throws IOException {
        List<String> keys = Pattern.compile("(?m)^\\| ([a-z-]+) \\| (?!paper)")
                .matcher(Documents.read(ROOT.resolve("docs/BIBLIOGRAPHY.md")))
                .results()
                .map(found -> found.group(1))
                .filter(key -> !key.startsWith("--"))
                .toList();
        assertThat(keys).doesNotHaveDuplicates();
        assertThat(Algorithm.table().stream().map(each -> each.paper().key()).distinct())
                .isSubsetOf(keys);
        String code;
        try (Stream<Path> files = Files.walk(ROOT)) {
            code = files.filter(file -> file.toString().matches(".*/src/main/java/espalier/.*\\.java"))
                    .map(Documents::read)
                    .collect(Collectors.joining());
        }
        assertThat(keys).allSatisfy(key -> assertThat(code).containsPattern("(?<![\\w-])" + key + "(?![\\w-])"));
    }

    /** The first example of Java in a document, compiled and run as it is; its output. */
    private static String example(String document) throws IOException, InterruptedException {
        String text = Documents.read(ROOT.resolve(document)).split("```java\n", 2)[1];
        String example = text.substring(0, text.indexOf("```"));
        int body = example.indexOf("\n\n");
        Path program = Files.writeString(
                folder.resolve("Example.java"),
                example.substring(0, body) + "\nclass Example { public static void main(String[] args) {"
                        + example.substring(body) + "} }\n");
        Path out = folder.resolve("example.out");
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        int code = new ProcessBuilder(java.toString(), "-cp", System.getProperty("java.class.path"), program.toString())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();
        assertThat(code).as(Files.readString(out)).isZero();
        return Files.readString(out).strip();
    }

    @Tag("slow")
    @Test
    void theTenLinesPlay() throws IOException, InterruptedException {
        assertThat(example("README.md")).matches("[a-h][1-8][a-h][1-8]");
    }

    /** It prints the command line's result. */
    @Test
    void theSearchIsThatOfTheCommandLine() throws IOException, InterruptedException {
        var said = Run.search("mtd-f", "--uniform", "5,9,0,999,7", "--guess", "500")
                .json();
        assertThat(example("docs/ENTRY-POINTS.md"))
                .isEqualTo(said.get("value") + " by move " + said.get("move") + " after " + said.get("leafEvaluations")
                        + " leaf evaluations");
    }

    static List<Path> all() {
        return Documents.all();
    }

    @ParameterizedTest
    @MethodSource("all")
    void printedPartsAreThoseOfTheCode(Path file) throws IOException {
        String text = Documents.read(file);
        String printed = Documents.printed(text);
        if (Documents.WRITE && !printed.equals(text)) {
            Files.writeString(file, printed);
            return;
        }
        assertThat(text)
                .as(file + " (mvn test -pl cli -am -Dtest='NewTest,DocumentsTest' -Despalier.docs=write writes it)")
                .isEqualTo(printed);
    }

    /** Files, and headings in them. Other hosts are not asked. */
    @ParameterizedTest
    @MethodSource("all")
    void linksLeadSomewhere(Path file) {
        List<String> links = Pattern.compile("]\\(([^)\\s]+)\\)")
                .matcher(Documents.read(file).replaceAll("(?s)```.*?\\n```", ""))
                .results()
                .map(link -> link.group(1))
                .filter(link -> !link.startsWith("http"))
                .toList();
        for (String link : links) {
            String[] parts = link.split("#", 2);
            Path target = parts[0].isEmpty() ? file : file.resolveSibling(parts[0]);
            assertThat(target).as(link).exists();
            if (parts.length > 1) {
                assertThat(headings(Documents.read(target))).as(link).contains(parts[1]);
            }
        }
    }

    private static List<String> headings(String document) {
        return Pattern.compile("(?m)^#+ (.*)$")
                .matcher(document)
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(java.util.Locale.ROOT)
                        .replaceAll("[^a-z0-9 _-]", "")
                        .replace(' ', '-'))
                .toList();
    }

    static Stream<Command> read() {
        return Documents.commands().stream().filter(command -> !command.mark().equals("form"));
    }

    @ParameterizedTest
    @MethodSource("read")
    void commandsAreRight(Command command) {
        for (List<String> call : command.calls()) {
            if (call.get(0).equals("studio")) {
                continue; // a module that knows this one; .ci/run starts it
            }
            String[] args = call.toArray(String[]::new);
            assertThatCode(() -> Main.commandLine(args, Console.system()).parseArgs(args))
                    .doesNotThrowAnyException();
        }
        if (command.text().startsWith("mvn ")) {
            assertThatBuildIsRight(command.text());
        }
        boolean ours = command.text().matches("(\\./)?espalier .*|printf .*");
        assertThat(ours || !command.mark().isEmpty() || BUILDS.contains(command.text()))
                .as("a command that CI does not run is marked long, engine, cluster or outside")
                .isTrue();
    }

    /** Modules, profiles and test classes that are there. */
    private static void assertThatBuildIsRight(String text) {
        values(text, "-pl (\\S+)")
                .forEach(name -> assertThat(ROOT.resolve(name + "/pom.xml")).exists());
        String poms = Documents.read(ROOT.resolve("pom.xml")) + Documents.read(ROOT.resolve("testkit/pom.xml"));
        values(text, "-P ?(\\w+)").forEach(name -> assertThat(poms).contains("<id>" + name + "</id>"));
        values(text, "-Dtest='?([^' ]+)")
                .forEach(name -> assertThat(testClasses())
                        .as(name)
                        .anyMatch(file -> file.matches(name.replace("*", ".*") + "\\.java")));
    }

    private static Stream<String> values(String text, String option) {
        return Pattern.compile(option)
                .matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .flatMap(names -> Arrays.stream(names.split(",", -1)));
    }

    private static List<String> testClasses() {
        try (Stream<Path> modules = Files.list(ROOT)) {
            return modules.map(module -> module.resolve("src/test/java"))
                    .filter(Files::isDirectory)
                    .flatMap(DocumentsTest::names)
                    .toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Stream<String> names(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.map(file -> file.getFileName().toString()).toList().stream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Those without a mark, or those with the mark that was asked for; protocols and servers read an empty input. */
    static Stream<Command> run() {
        String mark = System.getProperty("espalier.docs", "");
        return Documents.commands().stream()
                .filter(command -> command.mark().equals(Documents.WRITE ? "" : mark))
                .filter(command -> !command.calls().isEmpty() && !BUILDS.contains(command.text()));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("run")
    void commandsRun(Command command) throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Path program = folder.resolve("espalier");
        if (!Files.exists(program)) {
            Files.writeString(
                    program,
                    "#!/bin/sh\nexec '" + java + "' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp '"
                            + System.getProperty("java.class.path").replace(File.pathSeparator + ".", "")
                            + "' espalier.cli.Main \"$@\"\n");
            assertThat(program.toFile().setExecutable(true)).isTrue();
            Files.writeString(folder.resolve("game.pgn"), "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n");
            for (Map.Entry<String, String> file : FILES.entrySet()) {
                Files.copy(
                        GAMES.resolve(file.getValue()),
                        folder.resolve(file.getKey()),
                        StandardCopyOption.REPLACE_EXISTING);
            }
        }
        Path out = folder.resolve("command.out");
        ProcessBuilder shell = new ProcessBuilder("sh", "-c", command.text())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                .redirectOutput(out.toFile());
        shell.environment().merge("PATH", folder.toString(), (path, here) -> here + File.pathSeparator + path);
        assertThat(shell.start().waitFor())
                .as(command + "\n" + Files.readString(out))
                .isZero();
    }
}
