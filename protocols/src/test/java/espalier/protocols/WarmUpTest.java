package espalier.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An engine in a JVM of its own is ready when the first search finds its classes loaded. */
@Tag("slow")
class WarmUpTest {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** What the JVM loads on its own account, and what is different when it matters. */
    private static final int FEW = 50;

    /** The other JVM; its arguments are protocol and game. */
    static final class Child {
        private Child() {}

        public static void main(String[] args) {
            Client.named(args[0]).serve(Game.named(args[1]), System.in, System.out);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "uci, chess, uci;isready, readyok, position startpos;go wtime 60000 btime 60000 winc 9 binc 9 depth 6, bestmove",
        "uci, chess, uci;setoption name Threads value 2;isready, readyok, position startpos;go depth 6, bestmove",
        "ugi, loa, ugi;isready, readyok, position startpos;go nodes 9999, bestmove",
        "xboard, chess, xboard;protover 2, feature done=1, new;post;sd 6;go, move",
        "nboard, othello, nboard 2, set myname, set depth 6;go, ===",
    })
    void theFirstSearchLoadsFewClasses(
            String protocol, String game, String hello, String ready, String go, String answer, @TempDir Path folder)
            throws IOException {
        Path log = folder.resolve("classes");
        Program engine = new Program(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-XX:+UseSerialGC",
                "-Xlog:class+load=info:file=" + log,
                "-cp",
                System.getProperty("java.class.path"),
                Child.class.getName(),
                protocol,
                game));
        try {
            Stream.of(hello.split(";")).forEach(engine::say);
            engine.await(line -> line.startsWith(ready), PATIENCE);
            List<String> before = Files.readAllLines(log);
            Stream.of(go.split(";")).forEach(engine::say);
            engine.await(line -> line.startsWith(answer), PATIENCE);
            List<String> after = Files.readAllLines(log);
            assertThat(before).as("classes that a start loads").hasSizeGreaterThan(FEW);
            assertThat(after.subList(before.size(), after.size()))
                    .as("classes that the first search loads")
                    .hasSizeLessThan(FEW);
        } finally {
            engine.kill();
        }
    }
}
