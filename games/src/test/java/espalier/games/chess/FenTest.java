package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FenTest {
    @Test
    void whatIsWrittenIsReadAgain() {
        TestData.playouts(11, 400, 100, p -> {
            String fen = ChessFen.write(p);
            assertThat(ChessFen.write(ChessFen.read(fen))).isEqualTo(fen);
        });
    }

    @Test
    void fourFieldsAndMoreSpace() {
        assertThat(ChessFen.write(ChessFen.read("  4k3/8/8/8/8/8/8/4K2R   w\tK -  ")))
                .isEqualTo("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "~~ | 0 fields",
                "4k3/8/8/8/8/8/8/4K3 w - | 3 fields",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 | 5 fields",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 2 3 4 | more than 6 fields",
                "4k3/8/8/8/8/8/4K3 w - - | 7 ranks",
                "4k3/8/8/8/8/8/8/8/4K3 w - - | more than 8 ranks",
                "4k4/8/8/8/8/8/8/4K3 w - - | rank 8 has more than 8 squares",
                "4k3/8/8/7/8/8/8/4K3 w - - | rank 5 has 7 squares",
                "4k3/8/8/8/8/8/8/4K2 w - - | rank 1 has 7 squares",
                "4k3/8/8/8/8/8/8/4K2x w - - | 'x' at character 20",
                "4k3/8/8/8/8/9/8/4K3 w - - | '9' at character",
                "8/8/8/8/8/8/8/4K3 w - - | Black has 0 kings",
                "4k3/8/8/8/8/8/8/K3K3 w - - | White has 2 kings",
                "4k2P/8/8/8/8/8/8/4K3 w - - | a pawn on h8",
                "4k3/pppppppp/p7/8/8/8/8/4K3 w - - | Black has 9 pawns",
                "4k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1x | field 6",
                "qqk5/pppppppp/8/8/8/8/8/4K3 w - - | promoted",
                "4k3/8/8/8/8/8/8/4K3 x - - | field 2",
                "4k3/8/8/8/8/8/4R3/4K3 w - - | Black is in check",
                "4k3/4K3/8/8/8/8/8/8 b - - | White is in check",
                "4k3/8/8/8/8/8/8/4K3 w K - | has K, but",
                "4k3/8/8/8/8/8/8/4K2R w KK - | field 3",
                "4k3/8/8/8/8/8/8/4K2R w kk - | has k, but",
                "4k3/8/8/8/8/8/8/4K2R w X - | field 3",
                "4k3/8/8/8/8/8/8/4K2R w K e9 | field 4",
                "4k3/8/8/8/8/8/8/4K2R w K e3 | field 4",
                "4k3/8/8/8/8/8/8/4K2R w K e6 | field 4",
                "4k3/4p3/8/4pP2/8/8/8/4K3 w - e6 | field 4",
                "4k3/8/4n3/4pP2/8/8/8/4K3 w - e6 | field 4",
                "4k3/8/8/8/8/8/8/4K2R w K - -1 1 | field 5",
                "4k3/8/8/8/8/8/8/4K2R w K - 99999 1 | field 5",
            })
    void badInputIsNamed(String text, String message) {
        assertThatThrownBy(() -> ChessFen.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message)
                .message()
                .doesNotContain("\n");
    }

    @Test
    void longGamesAreReadAgain() {
        String late = "4k3/8/8/8/8/8/8/4K2R b K - 0 9999";
        ChessPosition p = ChessFen.read(late);
        p.play(ChessNotation.parse(p, "Kd7"));
        assertThat(ChessFen.write(p)).endsWith(" 1 10000");
        assertThat(ChessFen.write(ChessFen.read(ChessFen.write(p)))).isEqualTo(ChessFen.write(p));
    }

    /** 100,000 mutated positions: each is read, or rejected in one line; accepted ones can be played and written. */
    @Test
    @Tag("slow")
    void mutatedInput() {
        List<String> seeds = TestData.positions();
        Mutations mutations = new Mutations(12, " /12345678KQRBNPkqrbnpwbKQkq-abcdefgh36\u0000\u00e9\n");
        int[] moves = new int[256];
        int read = 0;
        for (int i = 0; i < 100_000; i++) {
            String text = mutations.of(seeds.get(i % seeds.size()));
            try {
                ChessPosition p = ChessFen.read(text);
                read++;
                int end = p.generate(moves, 0);
                assertThat(p.countMoves()).isEqualTo(end);
                assertThat(ChessFen.read(ChessFen.write(p)).key()).isEqualTo(p.key());
                for (int m = 0; m < end; m++) {
                    p.play(moves[m]);
                    if (p.key() != p.keyFromScratch()) {
                        throw new AssertionError(text);
                    }
                    p.undo();
                }
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).startsWith("FEN").doesNotContain("\n");
            }
        }
        assertThat(read).isBetween(1_000, 99_000);
    }
}
