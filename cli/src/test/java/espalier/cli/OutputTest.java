package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Algorithm;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands write besides their answer, and what happens when it cannot be written. */
class OutputTest {
    @TempDir
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> names() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The trace's events add up to the counters. */
    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void traces(Algorithm algorithm) throws IOException {
        Map<String, Object> answer = Run.search(algorithm.label(), "--uniform", "3,4,0,99,5", "--trace", file("trace"))
                .json();
        assertThat(names()).containsExactly("trace");
        List<Map<String, Object>> events = Files.readAllLines(folder.resolve("trace")).stream()
                .map(Run::object)
                .toList();
        assertThat(events.stream().filter(e -> e.get("event").equals("enter")))
                .hasSize(((Long) answer.get("nodeVisits")).intValue());
        assertThat(events.stream()
                        .filter(e -> e.get("event").equals("leaf"))
                        .map(e -> e.get("path"))
                        .distinct())
                .hasSize(((Long) answer.get("leafEvaluations")).intValue());
    }

    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void certificatesAreAccepted(Algorithm algorithm) {
        if (!algorithm.exact()) {
            return;
        }
        String[] trees = {"--irregular", "4,5,0,9,3"};
        Map<String, Object> answer = Run.search(algorithm.label(), trees[0], trees[1], "--certificate", file("proof"))
                .json();
        Run check = Run.of("check", trees[0], trees[1], "--certificate", file("proof"));
        assertThat(check.code()).isZero();
        assertThat(check.out()).startsWith("the value is " + answer.get("value") + ": ");
        Run other = Run.of("check", "--irregular", "4,5,0,9,4", "--certificate", file("proof"));
        assertThat(other.code()).isEqualTo(1);
        assertThat(other.out()).isEmpty();
        assertThat(other.err()).startsWith("espalier: ").contains("proves nothing about this tree: ");
        assertThat(other.err().lines()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"c-star", "sss-star", "mtd-f", "minimax"})
    void solutions(String algorithm) throws IOException {
        Map<String, Object> answer = Run.search(algorithm, "--tree", "[[3,[5,1]],2]", "--solution", file("tree.json"))
                .json();
        assertThat(Run.object(Files.readString(folder.resolve("tree.json")).strip()))
                .containsEntry("value", answer.get("value"))
                .containsKey("root");
        Run.search(algorithm, "--tree", "[[3,[5,1]],2]", "--solution", file("tree.svg"));
        assertThat(folder.resolve("tree.svg")).content().startsWith("<svg").endsWith("</svg>\n");
        assertThat(names()).containsExactly("tree.json", "tree.svg");
    }

    /** What was trained can be saved, and gives the same search when read again; other values give another one. */
    @Test
    void trainings() throws IOException {
        String[] tree = {"--uniform", "4,4,0,99,5"};
        String trained = Run.search("bns-statistical", tree[0], tree[1], "--save-training", file("trained"))
                .out();
        assertThat(Files.readAllLines(folder.resolve("trained"))).hasSize(1001);
        assertThat(Run.search("bns-statistical", tree[0], tree[1], "--training", file("trained"))
                        .out())
                .isEqualTo(trained)
                .isEqualTo(Run.search("bns-statistical", tree).out());
        Files.writeString(folder.resolve("strange"), "espalier separation values 1\n97 98\n");
        assertThat(Run.search("bns-statistical", tree[0], tree[1], "--training", file("strange"))
                        .out())
                .isNotEqualTo(trained);
    }

    /** A file that was there stays as it was when a search fails. */
    @Test
    void nothingHalfWritten() throws IOException {
        Files.writeString(folder.resolve("trace"), "old");
        try (OutputFile file = new OutputFile(file("trace"))) {
            file.writer().append("new");
            assertThat(names()).hasSize(2);
        }
        assertThat(names()).containsExactly("trace");
        assertThat(folder.resolve("trace")).content().isEqualTo("old");
        OutputFile.write(file("trace"), "new");
        assertThat(names()).containsExactly("trace");
        assertThat(folder.resolve("trace")).content().isEqualTo("new");
    }

    @Test
    void aBrokenPipeEndsQuietly() {
        Run run = writingTo("Broken pipe");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void aFullDiskIsSaid() {
        Run run = writingTo("No space left on device");
        assertThat(run.err()).isEqualTo("espalier: cannot write the output: No space left on device\n");
        assertThat(run.code()).isEqualTo(1);
    }

    private static Run writingTo(String error) {
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(error);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(
                new String[] {"search", "--algorithm", "list"},
                Console.of(InputStream.nullInputStream(), out, err, false));
        return new Run(code, "", err.toString(StandardCharsets.UTF_8));
    }
}
