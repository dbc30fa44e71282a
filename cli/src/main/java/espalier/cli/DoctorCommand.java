package espalier.cli;

import espalier.game.Game;
import espalier.protocols.Program;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

/** {@code espalier doctor}: what is here to work with. */
@Command(
        name = "doctor",
        description = "Checks Java, memory, searches and games, and looks for programs that some commands use.",
        footer = {
            "",
            "A line for each check: 'ok', 'none' for something that is optional and not here, or 'bad'.",
            "Exit code: 0 if nothing is bad, 1 otherwise.",
            "",
            "Examples:",
            "  espalier doctor",
            "  espalier doctor --json"
        })
final class DoctorCommand extends Reporting {
    /** Below this, searches of games find no room for their tables. */
    private static final long LEAST_MEGABYTES = 256;

    private static final List<String> ENGINES = List.of(
            "stockfish",
            "gnuchess",
            "glaurung",
            "toga2",
            "ethereal-chess",
            "fairy-stockfish",
            "phalanx",
            "sjeng",
            "hoichess",
            "fairymax",
            "gtp-rhino");
    private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome");
    private static final String OK = "ok";
    private static final String NONE = "none";
    private static final String BAD = "bad";

    private final List<String[]> rows = new ArrayList<>();

    @Override
    public Integer call() {
        check("java", () -> System.getProperty("java.version") + " in " + System.getProperty("java.home"));
        check("memory", DoctorCommand::memory);
        check("search", DoctorCommand::search);
        check("games", () -> Game.all().stream().map(Game::name).collect(Collectors.joining(" ")));
        found("engines", ENGINES, "'espalier match' can play without external engines");
        found("chromium", BROWSERS, "'espalier studio' needs a browser, here or elsewhere");
        spark();
        console.out().print(TextTable.listed(format.json(), new String[] {"check", "state", "what"}, rows));
        return rows.stream().anyMatch(row -> row[1].equals(BAD)) ? Failure.WHILE_RUNNING : 0;
    }

    private void add(String check, String state, String what) {
        rows.add(new String[] {check, state, what});
    }

    private void check(String name, Supplier<String> check) {
        try {
            add(name, OK, check.get());
        } catch (RuntimeException | Error e) {
            add(name, BAD, Failure.line(e));
        }
    }

    private static String memory() {
        long megabytes = Runtime.getRuntime().maxMemory() >> 20;
        String said = megabytes + " MB, " + Runtime.getRuntime().availableProcessors() + " processors";
        if (megabytes < LEAST_MEGABYTES) {
            throw new Failed(said + "; give Java more with ESPALIER_JAVA_OPTS=-Xmx1g");
        }
        return said;
    }

    /** Every exact algorithm finds the minimax value of a small tree. */
    private static String search() {
        List<Algorithm> exact =
                Algorithm.all().stream().filter(Algorithm::exact).toList();
        List<String> wrong = exact.stream()
                .filter(each -> value(each) != value(Algorithm.MINIMAX))
                .map(Algorithm::label)
                .toList();
        if (!wrong.isEmpty()) {
            throw new Failed("another value than minimax: " + String.join(" ", wrong));
        }
        return exact.size() + " algorithms agree on a tree";
    }

    private static int value(Algorithm algorithm) {
        return Search.of(new UniformTree(3, 4, 0, 99, 1))
                .by(algorithm)
                .run()
                .value()
                .orElseThrow();
    }

    private void found(String check, List<String> programs, String otherwise) {
        String here = programs.stream()
                .filter(each -> Program.isThere(each) || Program.isThere("/usr/games/" + each))
                .collect(Collectors.joining(" "));
        add(check, here.isEmpty() ? NONE : OK, here.isEmpty() ? otherwise : here);
    }

    /** Where the launcher looks for it. */
    private void spark() {
        Stream.of(System.getenv("SPARK_HOME"), System.getProperty("espalier.home", "") + "/spark/target")
                .filter(home -> home != null && hasSpark(Path.of(home, "jars")))
                .findFirst()
                .ifPresentOrElse(
                        home -> add("spark", OK, home),
                        () -> add("spark", NONE, "'--on spark://...' builds or needs one: docs/CLUSTER.md"));
    }

    private static boolean hasSpark(Path jars) {
        if (!Files.isDirectory(jars)) {
            return false;
        }
        try (DirectoryStream<Path> found = Files.newDirectoryStream(jars, "spark-core_*.jar")) {
            return found.iterator().hasNext();
        } catch (IOException e) {
            return false;
        }
    }
}
