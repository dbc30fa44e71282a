package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.games.Suite;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class EpdTest {
    private static final String FIRST = "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - ";

    @Test
    void operations() {
        Epd epd = Epd.parse(FIRST + "bm Qg6; am Nh5 h3; id \"WAC; 001\"; ce 31; D1 20; c0 \"\"; flag;");
        assertThat(epd.id()).isEqualTo("WAC; 001");
        assertThat(epd.bestMoves()).extracting(ChessNotation::uci).containsExactly("g3g6");
        assertThat(epd.avoidMoves()).hasSize(2);
        assertThat(epd.operations()).containsEntry("ce", List.of("31")).containsEntry("flag", List.of());
        assertThat(epd.operations()).containsEntry("D1", List.of("20")).containsEntry("c0", List.of(""));
    }

    @Test
    void habitsOfRealFiles() {
        Epd counters = Epd.parse("4k3/8/8/8/8/8/8/4K2R w K - 3 17 ; bm O-O\u0000");
        assertThat(ChessFen.write(counters.position())).endsWith("K - 3 17");
        assertThat(counters.bestMoves()).hasSize(1);
        assertThat(Epd.parse("4k3/8/8/8/8/8/8/4K2R w K - ;D1 15 ;D2 66").operations())
                .containsEntry("D2", List.of("66"));
        assertThat(Epd.parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1").operations()).isEmpty();
    }

    @Test
    void badLinesAreNamed() {
        assertThatThrownBy(() -> Epd.parse(FIRST + "bm Qg9;"))
                .hasMessageContaining("EPD operation bm: 'Qg9' is no move");
        assertThatThrownBy(() -> Epd.parse(FIRST + "id \"x;")).hasMessageContaining("is not closed");
        assertThatThrownBy(() -> Epd.parse(FIRST + "1 bm;")).hasMessageContaining("is no operation");
        assertThatThrownBy(() -> Epd.parse("4k3/8")).hasMessageContaining("FEN has 1 fields");
        assertThatThrownBy(() -> Epd.parse("")).hasMessageContaining("FEN has 0 fields");
    }

    private static List<String> read(String file, InputStream in) throws IOException {
        List<String> seen = new ArrayList<>();
        new ChessSuite().readProblems(file, in, new Suite.Handler<>() {
            @Override
            public void problem(Suite.Problem<ChessPosition> problem) {
                seen.add(problem.line() + " " + problem.id() + " "
                        + problem.answers().best().size());
            }

            @Override
            public void broken(long line, String reason) {
                seen.add(file + " " + line + ": " + reason);
            }
        });
        return seen;
    }

    @Test
    void filesAreReadLineByLine() throws IOException {
        for (String file : List.of("wac-30.epd", "bratko-kopec-24.epd")) {
            try (InputStream in = TestData.open(file)) {
                assertThat(read(file, in))
                        .hasSize(file.contains("30") ? 30 : 24)
                        .noneMatch(line -> line.contains(file));
            }
        }
        String text = "# a comment\n\n" + FIRST + "id \"a\";\nnonsense\n" + "x".repeat(100_000) + "\r\n" + FIRST;
        assertThat(read("f", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))))
                .containsExactly(
                        "3 a 0",
                        "f 4: FEN has 1 fields, not 4 or 6",
                        "f 5: the line is longer than 100000 characters",
                        "6  0");
    }

    /** Zeros, "Bxf7 +", "-1" for "- 1", and two lines that are wrong. */
    @Test
    void aFileFullOfHabits() throws IOException {
        try (InputStream in = TestData.open("kaufman.epd")) {
            List<String> seen = read("k", in);
            assertThat(seen).hasSize(25);
            assertThat(seen.stream().filter(line -> line.startsWith("k")))
                    .satisfiesExactly(
                            line -> assertThat(line).startsWith("k 3: EPD operation am: 'Ne5' could be"),
                            line -> assertThat(line).isEqualTo("k 6: EPD operation bm: 'Bcx3' is no move"));
        }
    }

    @Test
    @Tag("slow")
    void mutatedLines() {
        List<String> seeds = new ArrayList<>(TestData.lines("wac-30.epd"));
        seeds.addAll(TestData.lines("kaufman.epd"));
        seeds.addAll(TestData.lines("perft-six-standard.epd"));
        Mutations mutations = new Mutations(61, " /1238KQRBNPkqrbnpwb-abcdefgh36;\"amidD\u0000\u00e9\n");
        int read = 0;
        for (int i = 0; i < 100_000; i++) {
            String text = mutations.of(seeds.get(i % seeds.size()));
            try {
                Epd epd = Epd.parse(text);
                read++;
                assertThat(epd.operations()).isNotNull();
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).doesNotContain("\n");
            }
        }
        assertThat(read).isGreaterThan(1_000);
    }
}
