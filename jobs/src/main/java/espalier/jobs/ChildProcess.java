package espalier.jobs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The forked JVM of {@link ForkRunner}: job numbers come in, rows go out. */
final class ChildProcess {
    /** Begins the line of a failed job; the message follows. */
    static final String FAILED = "!";

    private ChildProcess() {}

    /** @param args the workload's name, then its parameters as {@code name=value} */
    public static void main(String[] args) throws IOException {
        PrintStream answers = System.out;
        // What a job prints must not mix with the rows.
        System.setOut(System.err);
        Map<String, String> parameters = new LinkedHashMap<>();
        for (int i = 1; i < args.length; i++) {
            int equals = args[i].indexOf('=');
            parameters.put(args[i].substring(0, equals), args[i].substring(equals + 1));
        }
        try (Work.Ready ready = new Work(args[0], parameters).ready()) {
            BufferedReader jobs = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            for (String job = jobs.readLine(); job != null; job = jobs.readLine()) {
                answers.print(answer(ready, Integer.parseInt(job)));
                answers.flush();
            }
        }
    }

    private static String answer(Work.Ready ready, int job) {
        try {
            return ready.run(job);
        } catch (JobFailure e) {
            return FAILED + e.getMessage() + "\n";
        }
    }
}
