package espalier.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import espalier.game.Game;
import espalier.jobs.ThreadRunner;
import espalier.protocols.Protocol;
import espalier.protocols.TimeControl;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches with engines of other people, where they are installed, and with our own servers of all protocols. */
@Tag("slow")
class StrangersTest {
    /** Engines of Debian live there. */
    private static final Path GAMES = Path.of("/usr/games");

    /** Another JVM that serves a protocol; its arguments are protocol and game. */
    static final class Server {
        private Server() {}

        public static void main(String[] args) {
            Protocol protocol = Protocol.all().stream()
                    .filter(each -> each.name().equals(args[0]))
                    .findFirst()
                    .orElseThrow();
            protocol.serve(Game.named(args[1]), System.in, System.out);
        }
    }

    /** The command that starts it. */
    static List<String> server(String protocol, String game) {
        String java = System.getProperty("java.home") + "/bin/java";
        String path = System.getProperty("java.class.path");
        return List.of(java, "-XX:+UseSerialGC", "-cp", path, Server.class.getName(), protocol, game);
    }

    private static String ours(String protocol, String game) {
        String command = "'" + String.join("' '", server(protocol, game)) + "'";
        return "name=server,timeout=120,protocol=" + protocol + ",cmd=\"" + command + "\"";
    }

    /** A busy machine changes nothing: by depth, or with a clock that may be overdrawn. */
    private static Standings play(String game, @Nullable Path folder, String... players) {
        TimeControl depth = TimeControl.parse("d2");
        Order order = new Order(
                game, List.of(players), 2, 1, depth, 60_000, false, null, 16, Order.DRAW, Order.RESIGN, Order.LENGTH);
        return Match.play(order, folder, Optional.empty(), new ThreadRunner(1, Duration.ZERO), "test", so -> {});
    }

    private static void assertNobodyForfeits(Standings end) {
        assertThat(end.lines()).allSatisfy(line -> {
            assertThat(line.games()).isEqualTo(2);
            assertThat(line.forfeits()).as(line.name()).isEmpty();
        });
        assertThat(ProcessHandle.current().descendants()).isEmpty();
    }

    static Path installed(String program) {
        Path path = Stream.concat(
                        Stream.of(GAMES),
                        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                                .map(Path::of))
                .map(folder -> folder.resolve(program))
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(GAMES.resolve(program));
        if (!Files.isExecutable(path)) {
            String missing = program + " is NOT INSTALLED: its games are not played";
            System.err.println(missing); // a build prints no reasons of skipped tests
            abort(missing);
        }
        return path;
    }

    @ParameterizedTest
    @CsvSource({
        "gnuchess, -u, uci, d2",
        "stockfish, '', uci, d2",
        "glaurung, '', uci, d2",
        "toga2, '', uci, d2",
        "ethereal-chess, '', uci, d2",
        "fairy-stockfish, '', uci, d2",
        "phalanx, '', xboard, 1+0.01", // does not know sd
        "sjeng, '', xboard, d2",
        "hoichess, '', xboard, d2",
        "fairymax, '', xboard, d2"
    })
    void anEngineOfDebianFinishesItsGames(
            String program, String arguments, String protocol, String time, @TempDir Path folder)
            throws IOException, InterruptedException {
        String engine = "timeout=120,time=" + time + ",protocol=" + protocol + ",cmd=\"" + installed(program) + " "
                + arguments + "\"";
        assertNobodyForfeits(play("chess", folder, "name=ours", engine));
        accepted(folder.resolve("games.pgn"));
    }

    @Test
    void rhinoFinishesItsGamesOfOthello() {
        String rhino = "timeout=120,protocol=gtp,cmd=\"" + installed("gtp-rhino") + " -l 1\"";
        assertNobodyForfeits(play("othello", null, "name=ours", rhino));
        assertNobodyForfeits(play("othello", null, ours("gtp", "othello"), rhino));
    }

    @ParameterizedTest
    @CsvSource({
        "uci, chess",
        "xboard, chess",
        "gtp, othello",
        "ugi, chess",
        "ugi, othello",
        "ugi, checkers",
        "ugi, loa",
        "ugi, tictactoe"
    })
    void ourServersFinishTheirGames(String protocol, String game) {
        assertNobodyForfeits(play(game, null, "random", ours(protocol, game)));
    }

    private static void accepted(Path games) throws IOException, InterruptedException {
        Path extract = GAMES.resolve("pgn-extract");
        if (!Files.isExecutable(extract)) {
            System.err.println("pgn-extract is NOT INSTALLED: it does not check " + games);
            return;
        }
        Process check = new ProcessBuilder(extract.toString(), "-r", games.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(check.waitFor()).as(said).isZero();
        assertThat(said).contains("2 games matched out of 2").doesNotContain("rror");
    }
}
