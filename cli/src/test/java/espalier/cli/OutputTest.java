package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Algorithm;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The output files of commands, and failures to write them. */
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

    /** Training values can be saved and give the same search when read; other values give another one. */
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

    /** An existing file stays unchanged when a search fails. */
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

    /** Also where standard output is a file: it must not be replaced, and nothing in it overwritten. */
    @Test
    void standardOutputMayBeNamed() throws IOException, InterruptedException {
        String[] search = {
            "search", "--algorithm", "pvs", "--tree", "[[1,2],3]", "--json", "--certificate", file("proof")
        };
        String answer = Run.of(search).out();
        search[search.length - 1] = "/dev/stdout";
        Run run = Run.inAJvm(folder, "-Xmx64m", search);
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).isEqualTo(Files.readString(folder.resolve("proof")) + answer);
    }

    @Test
    void pipesAreWrittenTo() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> {
            try (InputStream in = new BufferedInputStream(new FileInputStream(pipe.toFile()))) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        assertThat(Run.search("pvs", "--tree", "[1,2]", "--trace", pipe.toString())
                        .code())
                .isZero();
        assertThat(read.join()).startsWith("{\"event\":\"pass\"").endsWith("}\n");
        assertThat(names()).containsExactly("pipe");
    }

    @Test
    void permissionsAreKept() throws IOException {
        Path old = Files.writeString(folder.resolve("old"), "old");
        for (String mode : List.of("rw-------", "rw-rw-rw-", "rw-r-----")) {
            Files.setPosixFilePermissions(old, PosixFilePermissions.fromString(mode));
            OutputFile.write(old.toString(), "new");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(old)))
                    .isEqualTo(mode);
        }
        assertThat(old).hasContent("new");
    }

    @Test
    void oneFileForEachOption() throws IOException {
        Files.createSymbolicLink(folder.resolve("link"), Files.writeString(folder.resolve("proof"), "old"));
        for (String other : List.of(file("proof"), file("link"), folder + "/./proof")) {
            Run run = Run.search("pvs", "--tree", "[1,2]", "--trace", other, "--certificate", file("proof"));
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err())
                    .contains("--trace and --certificate name the same file")
                    .hasLineCount(1);
        }
        assertThat(folder.resolve("proof")).hasContent("old");
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
