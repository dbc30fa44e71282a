package espalier.jobs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A run of {@link Sample} in its own JVM, which can be killed or starved. */
final class Child {
    private Child() {}

    /** @param args the folder, then parameters as {@code name=value} */
    public static void main(String[] args) {
        Sample sample = new Sample("sample");
        Parameters parameters = Sample.parameters();
        for (int i = 1; i < args.length; i++) {
            int equals = args[i].indexOf('=');
            parameters = parameters.with(args[i].substring(0, equals), args[i].substring(equals + 1));
        }
        say(0);
        try {
            ThreadRunner runner = new ThreadRunner(2, Duration.ZERO); // hands over every job
            Run.go(sample, parameters, Path.of(args[0]), runner, "test", (done, of) -> say(done));
        } catch (JobFailure e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    /** Reports how many jobs are done; 0 at the start. */
    private static void say(int done) {
        System.out.println(done);
        System.out.flush();
    }

    static Process start(Path folder, String... parameters) throws IOException {
        return startAndHold(Integer.MAX_VALUE, folder, parameters);
    }

    /** Starts one that runs this many jobs and does not end the next ones. */
    static Process startAndHold(int jobs, Path folder, String... parameters) throws IOException {
        List<String> command = command(folder, parameters);
        command.add(1, "-D" + Sample.HOLDS + "=" + jobs);
        return new ProcessBuilder(command).start();
    }

    /** Starts in a shell that limits files to this many blocks (of 512 or 1024 bytes, depending on the shell). */
    static Process startWithSmallDisk(int blocks, Path folder, String... parameters) throws IOException {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "ulimit -f " + blocks + " && exec \"$@\"", "sh"));
        command.addAll(command(folder, parameters));
        return new ProcessBuilder(command).start();
    }

    private static List<String> command(Path folder, String... parameters) {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-XX:-UsePerfData", // a file too large for a small disk
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Child.class.getName(),
                folder.toString()));
        command.addAll(List.of(parameters));
        return command;
    }

    static String errors(Process process) throws IOException {
        return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
