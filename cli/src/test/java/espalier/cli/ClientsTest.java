package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Ending;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Strangers' clients play whole games with us, on a display of their own. Where Debian's packages xboard, polyglot, quarry
 * and xvfb are not installed the test is aborted and says what is missing.
 */
@Tag("slow")
class ClientsTest {
    private static final int MINUTES = 10;
    private static final String KEYS = QuarryKeys.class.getName();

    @TempDir
    private Path folder;

    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void endAll() throws InterruptedException {
        for (Process process : started) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
        }
    }

    /** CECP against CECP, with the shortest clock that xboard has. */
    @Test
    void xboardPlaysOverCecp() throws Exception {
        play("-fcp", engine("xboard"), "-scp", engine("xboard"));
    }

    /** UCI through polyglot against CECP. */
    @Test
    void xboardPlaysOverPolyglot() throws Exception {
        program("polyglot");
        play("-fcp", engine("uci"), "-fUCI", "-scp", engine("xboard"));
    }

    /** Quarry takes its engines from a file and, as no option starts a game, the rest from the keyboard. */
    @Test
    void quarryPlaysOverGtp() throws Exception {
        String quarry = program("quarry");
        String display = display(program("Xvfb"));
        // One that plays at once, and writes down what it hears and says; Quarry does not hear the answer to the level.
        Path script = Path.of(engine("gtp othello"));
        Files.writeString(
                script,
                Files.readString(script)
                        .replace("exec ", "cd '" + folder + "'; { echo level 1; cat; } | tee $$.heard | ")
                        .replaceFirst("\\n$", " | sed -u 1,2d | tee \\$\\$.said\n"));
        Files.writeString(folder.resolve(".quarry"), """
                [GTP Engine "Espalier"]
                Screen name format = "%%n"
                Name = "Espalier"
                Command line = "%s"
                Supported games = "Reversi"

                [New Game Parameters]
                Game = "Reversi"
                White is computer = true
                Engine playing white = "Espalier"
                Black is computer = true
                Engine playing black = "Espalier"
                """.formatted(script));
        start(display, "quarry", quarry);
        press(start(display, "keys", java(), "-cp", System.getProperty("java.class.path"), KEYS, folder.toString()));
        Game<?> othello = Game.named("othello");
        String discs = "";
        for (int i = 0; i < MINUTES * 60 && discs.isEmpty(); i++) {
            Thread.sleep(1000);
            discs = finished(othello);
        }
        assertThat(discs).as("the final position").isNotEmpty();
    }

    /** Keys are pressed until an engine is there. */
    private void press(Process keys) throws IOException, InterruptedException {
        assertThat(keys.waitFor(MINUTES, TimeUnit.MINUTES)).as("an engine").isTrue();
        String said = Files.readString(folder.resolve("keys.log"));
        if (said.contains(QuarryKeys.NO_WINDOWS)) {
            System.err.println(said);
            abort(said);
        }
        assertThat(keys.exitValue()).as(said).isZero();
    }

    /** The last position, from what one of the engines heard and said; empty if the game goes on. */
    private <P extends Position<P>> String finished(Game<P> game) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            Optional<Path> heard =
                    files.filter(file -> file.toString().endsWith(".heard")).findFirst();
            if (heard.isEmpty()) {
                return "";
            }
            String said = Files.readString(Path.of(heard.get().toString().replace(".heard", ".said")));
            Iterator<String> answers = said.lines()
                    .filter(line -> line.matches("= (?i:[a-h][1-8]|pass)"))
                    .iterator();
            P board = game.start();
            for (String line : Files.readAllLines(heard.get())) {
                String move = line.startsWith("play") ? line.replaceFirst(".* ", "") : "";
                if (line.startsWith("genmove") && answers.hasNext()) {
                    move = answers.next().substring(2);
                }
                if (!move.isEmpty()) {
                    int only = board.moves()[0];
                    if (game.formatMove(board, only).equals("pass") && !move.equalsIgnoreCase("pass")) {
                        board.play(only); // forced, and not worth a word to Quarry
                    }
                    board.play(game.parseMove(board, move.toLowerCase(Locale.ROOT)));
                }
            }
            return Ending.of(board).isPresent() ? game.format(board) : "";
        }
    }

    private Process start(String display, String log, String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.redirectOutput(folder.resolve(log + ".log").toFile());
        builder.environment().put("DISPLAY", display);
        builder.environment().put("HOME", folder.toString());
        builder.environment().merge("PATH", "/usr/games", (path, more) -> path + ":" + more);
        Process client = builder.start();
        started.add(client);
        return client;
    }

    private void play(String... engines) throws Exception {
        String xboard = program("xboard");
        String display = display(program("Xvfb"));
        Path games = folder.resolve("games.pgn");
        List<String> command = new ArrayList<>(List.of(xboard));
        command.addAll(List.of(engines));
        command.addAll(List.of("-mg", "1", "-xexit", "-tc", "0:05", "-sgf", games.toString(), "-soundProgram", "true"));
        Process client = start(display, "xboard", command.toArray(String[]::new));
        assertThat(client.waitFor(MINUTES, TimeUnit.MINUTES)).as("xboard ends").isTrue();
        assertThat(Files.readString(folder.resolve("xboard.log")))
                .contains("final score")
                .doesNotContain("Error");
        // Whole games end on the board or by a flag: the clock is short on a busy machine. No move was illegal.
        assertThat(Files.readString(games))
                .contains("[White \"Espalier\"]")
                .containsPattern("1-0|0-1|1/2-1/2")
                .doesNotContain("forfeit", "illegal", "Illegal");
    }

    /** A script, because xboard takes a command as one word. */
    private String engine(String protocol) throws IOException {
        Path script = folder.resolve(protocol.replace(' ', '-') + ".sh");
        Files.writeString(
                script,
                "#!/bin/sh\nexec '" + java() + "' -XX:+UseSerialGC -Xmx512m -cp '"
                        + System.getProperty("java.class.path") + "' espalier.cli.Main " + protocol + "\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        return script.toString();
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private static String program(String name) {
        List<Path> places = Arrays.stream((System.getenv("PATH") + ":/usr/games").split(":", -1))
                .map(place -> Path.of(place, name))
                .filter(Files::isExecutable)
                .toList();
        if (places.isEmpty()) {
            String missing = name + " is NOT INSTALLED (Debian: apt install " + name.toLowerCase(Locale.ROOT) + ")";
            System.err.println(missing); // a build prints no reasons of skipped tests
            abort(missing);
        }
        return places.get(0).toString();
    }

    /** Starts a server that chooses a free display and says which. */
    private String display(String server) throws IOException {
        Process process = new ProcessBuilder(
                        server, "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1024x768x24")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        started.add(process);
        return ":" + process.inputReader().readLine();
    }
}
