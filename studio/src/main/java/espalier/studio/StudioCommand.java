package espalier.studio;

import espalier.cli.BadInput;
import espalier.cli.Console;
import espalier.cli.Failed;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code espalier studio}: serves the page until it is interrupted. */
@Command(
        name = "studio",
        description =
                "Serves a page for the browser: watch trees being searched, compare algorithms, play, read the lab.",
        sortOptions = false,
        footer = {
            "",
            "The page is for this machine only: the server listens on 127.0.0.1. Ctrl-C ends it.",
            "",
            "Examples:",
            "  espalier studio",
            "  espalier studio --port 8080 --no-open"
        })
final class StudioCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "0",
            description = "The port to listen on. Default: any free one.")
    private int port;

    @Option(names = "--no-open", description = "Do not open a browser.")
    private boolean noOpen;

    StudioCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65535) {
            throw new BadInput("--port is " + port + ", it must be 0 to 65535");
        }
        try (StudioServer server = open(port)) {
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "close"));
            console.out().println(server.address());
            console.out().flush();
            if (!noOpen) {
                browse(server.address());
            }
            new CountDownLatch(1).await();
        }
        return 0;
    }

    private static StudioServer open(int port) {
        try {
            return StudioServer.open(port);
        } catch (IOException e) {
            throw new Failed("cannot listen on port " + port + ": " + e.getMessage(), e);
        }
    }

    /** Opens the system's browser if there is a display; the address is printed anyway. */
    private static void browse(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        boolean display = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        List<String> command = system.contains("win")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : system.contains("mac")
                        ? List.of("open", address)
                        : display ? List.of("xdg-open", address) : List.of();
        if (!command.isEmpty()) {
            try {
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                // No browser: the address is on the screen.
            }
        }
    }
}
