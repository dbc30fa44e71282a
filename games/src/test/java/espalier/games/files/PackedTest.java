package espalier.games.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackedTest {
    @TempDir
    Path folder;

    private Path file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] zipped(Map<String, String> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(bytes(file.getValue()));
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] gzipped(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(bytes(text));
        }
        return bytes.toByteArray();
    }

    /** Names without the folder, and texts. */
    private Map<String, String> read(Path file) throws IOException {
        Map<String, String> parts = new LinkedHashMap<>();
        Packed.read(
                file,
                (name, in) -> parts.put(
                        name.replace(folder + "/", ""), new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        return parts;
    }

    private static Map<String, String> two() {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("b.pgn", "first ".repeat(100));
        files.put("folder/", "");
        files.put("folder/a.pgn", "second ".repeat(100));
        return files;
    }

    @Test
    void endingsDecideInAnyCase() throws IOException {
        assertThat(read(file("a.pgn", bytes("x")))).containsExactly(Map.entry("a.pgn", "x"));
        assertThat(read(file("a.PDN.GZ", gzipped("x")))).containsExactly(Map.entry("a.PDN", "x"));
        assertThat(read(file("a.Zip", zipped(two()))).keySet()).containsExactly("a.Zip:b.pgn", "a.Zip:folder/a.pgn");
        assertThat(Packed.text(file("b.gz", gzipped("\ufeffx")))).isEqualTo("x");
    }

    @Test
    void packedFilesMayHaveSeveralMembers() throws IOException {
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        for (int i = 0; i < 50; i++) {
            both.write(gzipped("member " + i + "\n"));
        }
        assertThat(Packed.text(file("a.gz", both.toByteArray())).lines()).hasSize(50);
    }

    @Test
    void oneFileOfAnArchiveIsText() throws IOException {
        assertThat(Packed.text(file("a.zip", zipped(Map.of("a.json", "\ufeff[1,2]")))))
                .isEqualTo("[1,2]");
        Path two = file("b.zip", zipped(two()));
        assertThatThrownBy(() -> Packed.text(two)).hasMessageStartingWith("2 files in the archive");
    }

    @Test
    void textIsUtf8() throws IOException {
        Path latin = file("a", new byte[] {'a', (byte) 0xFC});
        assertThatThrownBy(() -> Packed.text(latin))
                .isInstanceOf(IOException.class)
                .hasMessage("not UTF-8 text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<html>not found</html>", "PK\003\004"})
    void whatIsNoArchiveIsRefused(String text) throws IOException {
        Path file = file("g.zip", bytes(text));
        assertThatThrownBy(() -> read(file)).isInstanceOf(IOException.class).hasMessageContaining("zip");
    }

    @Test
    void anArchiveWithoutFilesIsRefused() throws IOException {
        Path file = file("g.zip", zipped(Map.of("folder/", "")));
        assertThatThrownBy(() -> read(file)).hasMessage("no file in the archive");
    }

    /** No wrong byte and no truncation may lose anything silently: names may change, texts may not. */
    @Test
    void aDamagedArchiveIsNeverReadAsLess() throws IOException {
        byte[] good = zipped(two());
        List<String> texts = new ArrayList<>(read(file("good.zip", good)).values());
        SplittableRandom random = new SplittableRandom(5);
        int refused = 0;
        for (int i = 0; i < 2_000; i++) {
            byte[] bad = Arrays.copyOf(good, i % 4 == 0 ? random.nextInt(good.length) : good.length);
            if (bad.length == good.length) {
                bad[random.nextInt(bad.length)] ^= (byte) (1 + random.nextInt(255));
            }
            Path file = file("bad.zip", bad);
            try {
                assertThat(new ArrayList<>(read(file).values())).isEqualTo(texts);
            } catch (IOException e) {
                refused++;
                assertThat(e).as("%s", (Object) e.getStackTrace()).hasMessageContaining(" ");
            }
        }
        assertThat(refused).isGreaterThan(500);
    }

    @Test
    void anEntryWithAnImpossibleNameIsAnError() throws IOException {
        byte[] bytes = zipped(Map.of("name.pgn", "x"));
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == 'n' && bytes[i + 1] == 'a' && bytes[i + 2] == 'm') {
                bytes[i] = (byte) 0xFF;
            }
        }
        Path file = file("a.zip", bytes);
        assertThatThrownBy(() -> read(file)).isInstanceOf(IOException.class).hasMessageContaining("name");
    }

    @Test
    void namesOfEntriesAreHarmless() throws IOException {
        assertThat(read(file("a.zip", zipped(Map.of("\u001b[31m\u009b.pgn", "x"))))
                        .keySet())
                .containsExactly("a.zip:\\u001b[31m\\u009b.pgn");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pipe", "pipe.gz", "pipe.zip"})
    void pipesAreRead(String name) throws Exception {
        Path pipe = folder.resolve(name);
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        byte[] bytes =
                name.endsWith("gz") ? gzipped("x") : name.endsWith("zip") ? zipped(Map.of("a", "x")) : bytes("x");
        Thread writer = new Thread(() -> {
            try {
                Files.write(pipe, bytes);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        writer.setDaemon(true);
        writer.start();
        assertThat(read(pipe)).containsValue("x").hasSize(1);
        writer.join(TimeUnit.SECONDS.toMillis(10));
    }

    /** Packed 1000 to 1: streams are unlimited, whole texts are limited. */
    @Test
    void bombsStayBounded() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(bytes)) {
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 65; i++) {
                gzip.write(zeros);
            }
        }
        Path bomb = file("bomb.gz", bytes.toByteArray());
        assertThatThrownBy(() -> Packed.text(bomb)).hasMessage("more than 64 MB of text");
        try (InputStream in = Packed.open(bomb)) {
            assertThat(in.skip(65L << 20)).isEqualTo(65L << 20);
        }
    }
}
