package espalier.jobs;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The machine of a run. */
final class Machine {
    private Machine() {}

    static Map<String, String> describe(String version, String runner) {
        Map<String, String> machine = new LinkedHashMap<>();
        machine.put("started", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        machine.put("espalier", version);
        machine.put("git", git());
        machine.put("runner", runner);
        machine.put("jvm", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        machine.put(
                "options",
                // Properties contain paths of this machine and change no result.
                options().stream().filter(option -> !option.startsWith("-D")).collect(Collectors.joining(" ")));
        machine.put("heap", (Runtime.getRuntime().maxMemory() >> 20) + " MB");
        machine.put("os", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        machine.put("cpu", cpu());
        machine.put("processors", Integer.toString(Runtime.getRuntime().availableProcessors()));
        return machine;
    }

    /** The options of this JVM except agents, which are for this JVM alone. */
    static List<String> options() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> !option.matches("-(agent|javaagent|Xrunjdwp|Xdebug).*"))
                .toList();
    }

    private static String cpu() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"), StandardCharsets.UTF_8)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException e) {
            return System.getProperty("os.arch");
        }
    }

    /** The commit of the project's folder, which the launcher passes, and whether files have changed since. */
    private static String git() {
        String home = System.getProperty("espalier.home");
        if (home == null) {
            return "unknown";
        }
        try {
            Process git = new ProcessBuilder("git", "-C", home, "describe", "--always", "--dirty", "--abbrev=12")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String answer = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return git.waitFor() == 0 && !answer.isEmpty() ? answer : "unknown";
        } catch (IOException e) {
            return "unknown";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "unknown";
        }
    }
}
