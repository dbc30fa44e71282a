package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.testkit.Fuzz;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Damaged batches: every line has its answer or its error, and changes nothing in the lines around it. */
class BatchFuzzTest {
    private static final Console SILENT = Console.of(
            InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream(), false);

    @Test
    void search() {
        fuzz(
                new SearchCommand(),
                "{\"algorithm\":\"pvs\",\"tree\":[1,2]}",
                "\"value\":2",
                "{\"algorithm\":\"mtd-f\",\"tree\":[[3,5],2],\"guess\":4,\"step\":2}",
                "{\"algorithm\":\"c-star\",\"tree\": [ [3 , 5], [2,[1,-7]] ] ,\"range\":[0,9],\"order\":false,\"json\":true}",
                "{\"algorithm\":\"sss-4\",\"tree\":\"[[3,5],2]\",\"step\":400,\"memory\":\"lossy\",\"order\":true}",
                "{\"algorithm\":\"bns\",\"tree\":[[3,5],2,[8,[9]]],\"range\":\"0,9\"}\n{\"algorithm\":\"pvs\"}");
    }

    /** No such algorithm: damaged numbers may describe a tree that nobody wants to search. */
    @Test
    void treesOfASearch() {
        fuzz(
                new SearchCommand(),
                "{\"algorithm\":\"pvs\",\"tree\":[1,2]}",
                "\"value\":2",
                "{\"algorithm\":\"none\",\"uniform\":[3,4,0,9,\"1\"],\"guess\":\"inf\"}",
                "{\"algorithm\":\"none\",\"ordered\":\"3,4,0,9,50,1\",\"root\":4,\"guess\":\"-inf\"}",
                "{\"algorithm\":\"none\",\"reordered\":\"3,4,0,9,50,1\",\"root\":null}");
    }

    @Test
    void models() {
        fuzz(
                new ModelsCommand(),
                "{\"algorithm\":\"m-star\",\"tree\":[{\"f\":[1,3]},{\"f\":[2,4]}],\"level\":1}",
                "\"value\":4",
                "{\"algorithm\":\"alpha-beta-star\",\"tree\":[{\"f\":[0,1]},[{\"f\":[0,9]}]],\"level\":1,\"bounds\":[9]}",
                "{\"algorithm\":\"alpha-beta-star-1p\",\"tree\":\"[{\\\"f\\\":[0,1,5]}]\",\"level\":2,\"bounds\":[2,\"inf\"]}",
                "{\"algorithm\":\"none\",\"random\":\"3,4,9,2,1\",\"level\":2}");
    }

    @Test
    void perft() {
        fuzz(
                new PerftCommand(),
                "{\"game\":\"tictactoe\",\"depth\":2}",
                "\"count\":72",
                "{\"game\":\"tictactoe\",\"depth\":2,\"bulk\":true,\"threads\":1}",
                "{\"game\":\"tictactoe\",\"depth\":1,\"position\":\"X---O---- X\",\"divide\":true}",
                "{\"game\":\"go\",\"depth\":1}\n{\"depth\":1}");
    }

    private static void fuzz(Request request, String good, String answer, String... seeds) {
        request.on(SILENT);
        Batch batch = new Batch(request);
        Fuzz.of(seeds).bytes(bytes -> {
            String damaged = new String(bytes, StandardCharsets.UTF_8);
            int lines = (int) damaged.lines().filter(line -> !line.isBlank()).count();
            boolean more = bytes.length % 4 == 0;
            // A byte order mark is skipped at the start only.
            List<String> answers = answers(batch, "\n" + damaged + (more ? "\n" + good : ""));
            assertThat(answers).hasSize(more ? lines + 1 : lines);
            if (more) {
                assertThat(answers.get(lines)).contains(answer);
            }
            for (String each : answers) {
                Map<String, Object> object = Run.object(each);
                if (object.containsKey("error")) {
                    assertThat(object).hasSize(1);
                    Fuzz.oneLine((String) object.get("error"));
                    assertThat((String) object.get("error")).doesNotContain("Exception", "Error:");
                }
            }
        });
    }

    private static List<String> answers(Batch batch, String lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console = Console.of(
                new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
                out,
                OutputStream.nullOutputStream(),
                false);
        batch.run("-", console);
        console.out().flush();
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
