package espalier.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** gtp-rhino against our server, led by a referee that knows nothing but GTP: no rules, no board, nothing of ours. */
@Tag("slow")
class GtpRefereeTest {
    /** A program that speaks GTP. */
    private static final class Engine implements AutoCloseable {
        private final Process process;
        private final PrintStream to;
        private final BufferedReader from;

        Engine(List<String> command) throws IOException {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            to = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
            from = process.inputReader(StandardCharsets.UTF_8);
        }

        /** The whole answer, with {@code =} or {@code ?}. */
        String ask(String command) throws IOException {
            to.println(command);
            StringBuilder answer = new StringBuilder();
            for (String line = from.readLine(); line != null && !line.isEmpty(); line = from.readLine()) {
                answer.append(answer.isEmpty() ? "" : "\n").append(line);
            }
            return answer.toString().strip();
        }

        /** The answer to a command that must succeed. */
        String order(String command) throws IOException {
            String answer = ask(command);
            assertThat(answer).as(command).startsWith("=");
            return answer.substring(1).strip();
        }

        @Override
        public void close() throws IOException {
            ask("quit");
            process.onExit().join();
        }
    }

    @Test
    void rhinoAndOursPlayTwoGames() throws IOException {
        List<String> rhino = List.of(StrangersTest.installed("gtp-rhino").toString(), "-l", "1");
        try (Engine theirs = new Engine(rhino);
                Engine ours = new Engine(StrangersTest.server("gtp", "othello"))) {
            ours.order("level 2");
            assertThat(ours.order("protocol_version")).isEqualTo(theirs.order("protocol_version"));
            game(Map.of("black", ours, "white", theirs));
            game(Map.of("black", theirs, "white", ours));
        }
    }

    private static void game(Map<String, Engine> engines) throws IOException {
        for (Engine engine : engines.values()) {
            engine.order("set_game Othello");
            engine.order("boardsize 8");
            engine.order("clear_board");
            engine.order("time_settings 600 0 0");
        }
        List<String> colours = List.of("black", "white");
        int passes = 0;
        for (int i = 0; passes < 2; i++) {
            String colour = colours.get(i % 2);
            Engine other = engines.get(colours.get((i + 1) % 2));
            String move = engines.get(colour).order("genmove " + colour).toLowerCase(java.util.Locale.ROOT);
            boolean pass = move.equals("pass");
            assertThat(move).matches("[a-h][1-8]|pass");
            passes = pass ? passes + 1 : 0;
            if (pass) {
                other.ask("play " + colour + " pass"); // gtp-rhino has no word for it, and needs none
            } else {
                other.order("play " + colour + " " + move);
            }
            assertThat(i).as("moves").isLessThan(130);
        }
        assertThat(engines.get("black").order("final_score"))
                .isEqualTo(engines.get("white").order("final_score"))
                .matches("0|[BW]\\+\\d+");
    }
}
