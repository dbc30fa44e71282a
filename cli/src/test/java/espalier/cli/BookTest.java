package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code espalier book}: analysis that goes on where it was interrupted. */
class BookTest {
    @TempDir
    Path folder;

    private String[] args(Path file, int positions) {
        return new String[] {
            "book", "othello", "--positions", "" + positions, "--nodes", "200", "--output", file.toString()
        };
    }

    @Test
    void anInterruptedBookBecomesTheSame() throws IOException {
        Path whole = folder.resolve("whole.book");
        Path parts = folder.resolve("parts.book");
        assertThat(Run.of(args(whole, 6)).out()).isEqualTo("6 positions\n");
        for (int positions : new int[] {1, 3, 6}) {
            assertThat(Run.of(args(parts, positions)).code()).isZero();
        }
        assertThat(Files.readString(parts)).isEqualTo(Files.readString(whole)).hasLineCount(6);
    }

    @Test
    void aDamagedBookIsRefusedAndLeftAlone() throws IOException {
        Path file = folder.resolve("damaged.book");
        Files.writeString(file, ": d3 1\n");
        Run run = Run.of(args(file, 3));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("damaged.book: line 1 of the book: ").hasLineCount(1);
        assertThat(file).hasContent(": d3 1\n");
        assertThat(Run.of("book", "othello").err()).contains("--output is missing");
    }
}
