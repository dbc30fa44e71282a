package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Strangers' clients play whole games with us, on a display of their own. Where Debian's packages xboard, polyglot and xvfb are
 * not installed the test is aborted and says what is missing.
 */
@Tag("slow")
class ClientsTest {
    private static final int MINUTES = 10;

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

    private void play(String... engines) throws Exception {
        String xboard = program("xboard");
        String display = display(program("Xvfb"));
        Path games = folder.resolve("games.pgn");
        List<String> command = new ArrayList<>(List.of(xboard));
        command.addAll(List.of(engines));
        command.addAll(List.of("-mg", "1", "-xexit", "-tc", "0:05", "-sgf", games.toString(), "-soundProgram", "true"));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.redirectOutput(folder.resolve("xboard.log").toFile());
        builder.environment().put("DISPLAY", display);
        builder.environment().put("HOME", folder.toString());
        builder.environment().merge("PATH", "/usr/games", (path, more) -> path + ":" + more);
        Process client = builder.start();
        started.add(client);
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
        Path script = folder.resolve(protocol + ".sh");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Files.writeString(
                script,
                "#!/bin/sh\nexec '" + java + "' -XX:+UseSerialGC -Xmx512m -cp '" + System.getProperty("java.class.path")
                        + "' espalier.cli.Main " + protocol + "\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        return script.toString();
    }

    private static String program(String name) {
        List<Path> places = Arrays.stream((System.getenv("PATH") + ":/usr/games").split(":", -1))
                .map(place -> Path.of(place, name))
                .filter(Files::isExecutable)
                .toList();
        assumeTrue(
                !places.isEmpty(),
                () -> name + " is not installed (Debian: apt install " + name.toLowerCase(Locale.ROOT) + ")");
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
