package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The help that is kept ready is the one that the commands would make; here, because the studio's command is in it. */
class ReadyHelpTest {
    private static final Path FILE = Path.of("../cli/src/main/resources/espalier/cli/help.txt");

    @TempDir
    Path folder;

    private static CommandLine line() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        return Main.commandLine(new String[] {"--help"}, Console.of(InputStream.nullInputStream(), out, out, false));
    }

    private static String printed(String argument) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console = Console.of(InputStream.nullInputStream(), out, out, false);
        assertThat(ReadyHelp.printed(new String[] {argument}, console)).isTrue();
        console.out().flush();
        return out.toString(StandardCharsets.UTF_8);
    }

    /** {@code -Despalier.docs=write} writes it. */
    @Test
    void theTextIsWhatTheCommandsSay() throws IOException {
        String made = ReadyHelp.of(line().getUsageMessage(Ansi.ON));
        if ("write".equals(System.getProperty("espalier.docs"))) {
            Files.writeString(FILE, made);
        }
        assertThat(Files.readString(FILE))
                .as("mvn test -pl studio -am -Dtest=ReadyHelpTest -Despalier.docs=write writes it")
                .isEqualTo(made);
    }

    @Test
    void withoutColoursItIsTheSame() throws IOException {
        assertThat(printed("--help"))
                .isEqualTo(line().getUsageMessage(Ansi.OFF))
                .contains("\n  studio ");
        assertThat(printed("-h")).isEqualTo(printed("--help"));
    }

    @Test
    void otherWordsAreForTheCommands() throws IOException {
        Console console = Console.of(InputStream.nullInputStream(), new ByteArrayOutputStream(), System.err, false);
        assertThat(ReadyHelp.printed(new String[] {"perft", "--help"}, console)).isFalse();
        assertThat(ReadyHelp.printed(new String[] {}, console)).isFalse();
        assertThat(ReadyHelp.printed(new String[] {"--version"}, console)).isFalse();
    }

    /** For the next test. */
    public static final class Visitor implements Extension {
        @Override
        public String name() {
            return "visitor";
        }

        @Override
        public Callable<Integer> command(Console console) {
            return () -> 0;
        }
    }

    @Test
    void anExtensionThatItDoesNotKnowIsListedAllTheSame() throws IOException, InterruptedException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(Extension.class.getName()), Visitor.class.getName() + "\n");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String path = folder + File.pathSeparator + System.getProperty("java.class.path");
        Process process = new ProcessBuilder(java, "-cp", path, "espalier.cli.Main", "--help")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(out).contains("\n  visitor").contains("\n  studio ").contains("\n  perft ");
    }
}
