package espalier.jobs;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs jobs in fresh JVMs, one thread each, for measuring times. A job is a line with its number on the JVM's standard
 * input; its rows come back as lines.
 */
public record ForkRunner(int processes) implements Runner {
    @Override
    public String describe() {
        return "forked JVMs: " + processes;
    }

    @Override
    public void run(Work work, int[] jobs, Sink sink) {
        ThreadRunner.onThreads(processes, ThreadRunner.BATCH_NANOS, jobs, sink, () -> new Fork(work));
    }

    /** This JVM's options, which are the user's; adds a garbage collector if they name none. */
    static List<String> options(List<String> own) {
        List<String> options = new ArrayList<>(own);
        if (own.stream().noneMatch(option -> option.matches("-XX:\\+Use\\w*GC"))) {
            options.addAll(
                    List.of("-XX:+UseSerialGC", "-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UseTransparentHugePages"));
        }
        return options;
    }

    private static final class Fork implements ThreadRunner.Doer {
        private final Process process;
        private final BufferedWriter toProcess;
        private final BufferedReader fromProcess;
        private final Thread killer;

        Fork(Work work) {
            List<String> command = new ArrayList<>(
                    List.of(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java"));
            command.addAll(options(Machine.options()));
            command.addAll(List.of(
                    "-cp", System.getProperty("java.class.path"), ChildProcess.class.getName(), work.workload()));
            work.parameters().forEach((name, value) -> command.add(name + "=" + value));
            try {
                process = new ProcessBuilder(command)
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
            } catch (IOException e) {
                throw new JobFailure("cannot start another JVM: " + e.getMessage(), e);
            }
            killer = new Thread(this::kill);
            Runtime.getRuntime().addShutdownHook(killer);
            toProcess = process.outputWriter(StandardCharsets.UTF_8);
            fromProcess = process.inputReader(StandardCharsets.UTF_8);
        }

        @Override
        public String run(int job) {
            try {
                toProcess.write(job + "\n");
                toProcess.flush();
                StringBuilder text = new StringBuilder();
                int left = 1;
                for (int row = 0; row < left; row++) {
                    String line = fromProcess.readLine();
                    if (line == null) {
                        throw new IOException("it ended");
                    }
                    if (line.startsWith(ChildProcess.FAILED)) {
                        throw new JobFailure(line.substring(ChildProcess.FAILED.length()));
                    }
                    left = Integer.parseInt(line.split(",", 3)[1]);
                    text.append(line).append('\n');
                }
                return text.toString();
            } catch (IOException e) {
                throw new JobFailure("the JVM that did job " + job + " failed: " + e.getMessage(), e);
            }
        }

        /** With the programs that its jobs have started: those of a dead parent are not found. */
        private void kill() {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }

        @Override
        public void close() {
            kill();
            try {
                Runtime.getRuntime().removeShutdownHook(killer);
            } catch (IllegalStateException e) {
                // Already shutting down: the hook does the same.
            }
        }
    }
}
