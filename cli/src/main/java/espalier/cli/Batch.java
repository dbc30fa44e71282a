package espalier.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Requests as JSON lines. Answers keep the order, and the answer to a bad line is its error. */
final class Batch {
    private static final Set<String> BESIDE_A_BATCH = Set.of("--batch", "--json", "--debug");

    private final Request request;
    private final JsonArguments options;

    /** @param request to be filled line by line */
    Batch(Request request) {
        this.request = request;
        this.options = new JsonArguments(request);
    }

    /** In a batch the lines hold all options: others would look like defaults. */
    static void alone(CommandSpec spec) {
        for (ArgSpec given : spec.commandLine().getParseResult().matchedArgs()) {
            String name = given instanceof OptionSpec option
                    ? option.longestName()
                    : given.stringValues().get(0);
            if (!BESIDE_A_BATCH.contains(name)) {
                throw new BadInput("with --batch everything is in the lines; drop " + name);
            }
        }
    }

    /** Answers all lines of a file, or of standard input if the file is "-". */
    void run(String file, Console console) {
        try (InputStream in = console.open(file)) {
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    console.out().print(answer(line));
                    console.out().print('\n');
                    if (!lines.ready()) {
                        console.out().flush(); // the next request may depend on it
                    }
                }
            }
        } catch (IOException e) {
            throw new BadInput("--batch " + file + ": " + OutputFile.reason(e), e);
        }
    }

    private String answer(String line) {
        try {
            options.read(line);
            return request.answer().json();
        } catch (Console.OutputLost e) {
            throw e;
        } catch (RuntimeException | Error e) {
            return Json.of(Map.of("error", Failure.line(e)));
        }
    }
}
