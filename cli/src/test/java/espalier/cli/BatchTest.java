package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Batches: one answer per request, in order, whatever a line holds. */
class BatchTest {
    @TempDir
    Path folder;

    @Test
    void oneAnswerPerLine() {
        Run run = Run.batch(
                "{\"algorithm\":\"mtd-f\",\"tree\":[[3,5],2],\"guess\":4}",
                "{\"algorithm\":\"pvs\",\"uniform\":\"3,4,0,9,1\",\"order\":true}");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .isEqualTo(Run.search("mtd-f", "--tree", "[[3,5],2]", "--guess", "4")
                                .out()
                        + Run.search("pvs", "--uniform", "3,4,0,9,1", "--order").out());
    }

    @Test
    void valuesMayBeStringsOrArrays() {
        Run run = Run.batch(
                "{\"algorithm\":\"c-star\",\"tree\":\"[[3,5],2]\",\"range\":\"0,9\"}",
                "{\"algorithm\":\"c-star\",\"tree\": [ [3 , 5], 2 ] ,\"range\":[0,9],\"order\":false,\"json\":true}",
                "{\"algorithm\":\"mtd-f\",\"uniform\":[3,4,0,9,\"1\"],\"guess\":\"inf\"}",
                "{\"algorithm\":\"mtd-f\",\"ordered\":\"3,4,0,9,50,1\",\"root\":4,\"guess\":\"-inf\"}");
        assertThat(run.out())
                .isEqualTo(Run.search("c-star", "--tree", "[[3,5],2]", "--range", "0,9")
                                .out()
                        + Run.search("c-star", "--tree", "[[3,5],2]", "--range", "0,9")
                                .out()
                        + Run.search("mtd-f", "--uniform", "3,4,0,9,1", "--guess", "inf")
                                .out()
                        + Run.search("mtd-f", "--ordered", "3,4,0,9,50,1", "--root", "4", "--guess", "-inf")
                                .out());
    }

    /** No request affects the next one. */
    @Test
    void requestsDoNotSeeEachOther() {
        String full = "{\"algorithm\":\"sss-4\",\"uniform\":\"4,5,0,999,3\",\"step\":400,\"order\":true}";
        String plain = "{\"algorithm\":\"sss-4\",\"uniform\":\"4,5,0,999,3\"}";
        String bad = "{\"algorithm\":\"sss-4\",\"tree\":[1,2],\"memory\":\"attic\"}";
        List<String> answers = Run.batch(full, plain, bad, plain, full).lines();
        assertThat(answers.get(1)).isEqualTo(answers.get(3)).isNotEqualTo(answers.get(0));
        assertThat(answers.get(4)).isEqualTo(answers.get(0));
        assertThat(answers.get(1) + "\n")
                .isEqualTo(Run.search("sss-4", "--uniform", "4,5,0,999,3").out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "garbage|not JSON at character 1",
                "[1]|a request is a JSON object",
                "7|a request is a JSON object",
                "{\"algorithm\":\"pvs\",\"tree\":[1,2]|not JSON",
                "{\"algorithm\":\"pvs\",\"tree\":[1,2]} 1|nothing may follow",
                "{\"algorithm\":\"pvs\",\"tree\":[1],\"colour\":1}|unknown key 'colour'",
                "{\"algorithm\":\"pvs\",\"tree\":[1],\"batch\":\"-\"}|unknown key 'batch'",
                "{\"algorithm\":\"pvs\",\"tree\":[1],\"help\":true}|unknown key 'help'",
                "{\"algorithm\":\"pvs\",\"--tree\":[1]}|unknown key '--tree'",
                "{\"algorithm\":\"pvs\",\"treeFile\":\"x\"}|unknown key 'treeFile'",
                "{\"algorithm\":\"pvs\",\"algorithm\":\"pvs\",\"tree\":[1]}|Duplicate",
                "{\"algorithm\":null,\"tree\":[1]}|algorithm must be",
                "{\"algorithm\":true,\"tree\":[1]}|algorithm must be",
                "{\"algorithm\":\"pvs\",\"tree\":{\"f\":[1]}}|tree must be",
                "{\"algorithm\":\"pvs\",\"tree\":[1,{}]}|character 4",
                "{\"algorithm\":\"pvs\",\"tree\":[1,2.5]}|character 5",
                "{\"algorithm\":\"pvs\",\"tree\":[]}|empty array",
                "{\"algorithm\":\"pvs\",\"tree\":3}|a tree starts with '['",
                "{\"algorithm\":\"pvs\",\"tree\":[1],\"order\":1}|order must be true or false",
                "{\"algorithm\":\"pvs\",\"tree\":[1],\"order\":\"true\"}|order must be true or false",
                "{\"algorithm\":\"pvs\",\"tree\":[1],\"range\":[0,[9]]}|numbers and strings only",
                "{\"algorithm\":\"pvs\",\"tree\":[1],\"guess\":1.5}|--guess must be",
                "{\"algorithm\":\"pvs\"}|a tree is missing",
                "{\"tree\":[1]}|--algorithm is missing",
                "{\"algorithm\":\"all\",\"tree\":[1]}|name one algorithm",
                "{\"algorithm\":\"list\"}|name one algorithm",
                "{\"algorithm\":\"\",\"tree\":[1]}|no algorithm ''",
                "{}|--algorithm is missing"
            })
    void aBadLineIsAnsweredAndTheRestGoesOn(String line, String says) {
        String good = "{\"algorithm\":\"pvs\",\"tree\":[1,2]}";
        Run run = Run.batch(good, line, good);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines()).hasSize(3);
        assertThat(run.lines().get(0)).isEqualTo(run.lines().get(2)).contains("\"value\":2");
        assertThat(Run.object(run.lines().get(1))).containsOnlyKeys("error");
        assertThat((String) Run.object(run.lines().get(1)).get("error")).contains(says);
    }

    @Test
    void deepAndEndlessNesting() {
        String start = "{\"algorithm\":\"pvs\",\"tree\":";
        Run run = Run.batch(
                start + "[".repeat(512) + "5" + "]".repeat(512) + "}",
                start + "[".repeat(513) + "5" + "]".repeat(513) + "}",
                start + " " + "[".repeat(1 << 20) + "]".repeat(1 << 20) + "}",
                "[".repeat(1 << 20),
                start + "\"" + "[".repeat(1 << 20) + "\"}",
                start + "[".repeat(1 << 20),
                "{\"algorithm\":" + "[".repeat(1 << 20),
                start + "[7]}");
        assertThat(run.lines()).hasSize(8);
        assertThat(Run.object(run.lines().get(0))).containsEntry("value", 5L);
        assertThat(run.lines().get(1)).contains("character 513: the tree is deeper than 512");
        assertThat(run.lines().get(2)).isEqualTo(run.lines().get(1));
        assertThat(run.lines().get(3)).contains("error", "a request is a JSON object");
        assertThat(run.lines().get(4)).isEqualTo(run.lines().get(1));
        assertThat(run.lines().get(5)).isEqualTo(run.lines().get(1));
        assertThat(run.lines().get(6)).contains("error", "algorithm must hold numbers and strings only");
        assertThat(Run.object(run.lines().get(7))).containsEntry("value", 7L);
    }

    @Test
    void blankLinesAreSkippedAndLineEndsMayBeOfAnyKind() throws IOException {
        String good = "{\"algorithm\":\"pvs\",\"tree\":[1,2]}";
        Path file = Files.writeString(folder.resolve("batch"), "\n  \n" + good + "\r\n\r\n" + good);
        Run run = Run.of("search", "--batch", file.toString(), "--json");
        assertThat(run.lines()).hasSize(2);
        assertThat(Run.with("", "search", "--batch", "-").out()).isEmpty();
    }

    @Test
    void aByteOrderMarkIsSkippedAtTheStartOnly() throws IOException {
        String good = "{\"algorithm\":\"pvs\",\"tree\":[1,2]}";
        Path file = Files.writeString(folder.resolve("batch"), "\uFEFF" + good + "\n\uFEFF" + good);
        Run run = Run.of("search", "--batch", file.toString());
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(0)).contains("\"value\":2");
        assertThat(run.lines().get(1)).contains("error", "not JSON at character 1");
        assertThat(Run.with("\uFEFF" + good, "search", "--batch", "-").out()).contains("\"value\":2");
    }

    /** If standard input is the batch, requests cannot read it. */
    @Test
    void aTreeFromStandardInput() throws IOException {
        String line = "{\"algorithm\":\"pvs\",\"tree-file\":\"-\"}";
        Path file = Files.writeString(folder.resolve("batch"), line);
        assertThat(Run.with("[3,4]", "search", "--batch", file.toString()).out())
                .contains("\"value\":4");
        Run own = Run.batch(line, "{\"algorithm\":\"pvs\",\"tree\":[1,2]}");
        assertThat(own.lines().get(0)).contains("error", "--tree-file -", "the tree is empty");
        assertThat(own.lines().get(1)).contains("\"value\":2");
    }

    @Test
    void filesMayBeAskedForInALine() throws IOException {
        Path trace = folder.resolve("trace");
        Run.batch("{\"algorithm\":\"pvs\",\"tree\":[1,2],\"trace\":\"" + trace + "\"}");
        assertThat(Files.readAllLines(trace)).first().asString().contains("\"pass\"");
    }

    /** Also for algorithms that train: trees of one shape and range share the training. */
    @Test
    void aThousandRequests() {
        String[] names = {"mtd-f", "sss-star", "alpha-beta", "bns-statistical", "rec-sss-star", "pvs"};
        List<String> lines = new ArrayList<>();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            lines.add("{\"algorithm\":\"" + names[i % names.length] + "\",\"uniform\":[3,4,0,99," + i + "]}");
            Object value = names[i % names.length].startsWith("bns") ? null : Reference.uniform(3, 4, 0, 99, i);
            expected.append(value).append('\n');
        }
        StringBuilder values = new StringBuilder();
        for (String line : Run.batch(lines.toArray(String[]::new)).lines()) {
            values.append(Run.object(line).get("value")).append('\n');
        }
        assertThat(values.toString()).isEqualTo(expected.toString());
    }

    /** A caller that waits for each answer gets it: it is written before more is read. */
    @Test
    void answersDoNotWaitForTheEnd() {
        List<String> answers = new ArrayList<>();
        List<String> beforeTheEnd = new ArrayList<>();
        OutputStream out = new ByteArrayOutputStream() {
            @Override
            public synchronized void flush() {
                answers.add(toString(StandardCharsets.UTF_8));
            }
        };
        byte[] request = "{\"algorithm\":\"pvs\",\"tree\":[1,2]}\n".getBytes(StandardCharsets.UTF_8);
        InputStream in = new ByteArrayInputStream(request) {
            @Override
            public synchronized int read(byte[] buffer, int from, int length) {
                int count = super.read(buffer, from, length);
                if (count < 0) {
                    beforeTheEnd.addAll(answers);
                }
                return count;
            }
        };
        Main.run(new String[] {"search", "--batch", "-"}, Console.of(in, out, OutputStream.nullOutputStream(), false));
        assertThat(beforeTheEnd).isNotEmpty();
        assertThat(beforeTheEnd.get(beforeTheEnd.size() - 1)).contains("\"value\":2");
    }

    @Test
    void perftBatches() {
        Run run = Run.with("""
                {"game":"tictactoe","depth":3}
                {"game":"tictactoe","depth":1,"position":"X---O---- X"}
                {"game":"go","depth":1}
                {"depth":1}
                """, "perft", "--batch", "-");
        assertThat(run.lines()).hasSize(4);
        assertThat(Run.object(run.lines().get(0)))
                .containsEntry("game", "tictactoe")
                .containsEntry("depth", 3L)
                .containsEntry("count", 504L)
                .containsOnlyKeys("game", "depth", "count", "ms");
        assertThat(Run.object(run.lines().get(1))).containsEntry("count", 7L);
        assertThat(run.lines().get(2)).contains("no game 'go'");
        assertThat(run.lines().get(3)).contains("a game is missing");
    }
}
