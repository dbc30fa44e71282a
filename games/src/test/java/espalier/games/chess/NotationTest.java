package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NotationTest {
    @Test
    void everyMoveIsReadAgainInBothNotations() {
        int[] moves = new int[256];
        TestData.playouts(21, 200, 100, p -> {
            int end = p.generate(moves, 0);
            Set<String> names = new HashSet<>();
            for (int i = 0; i < end; i++) {
                String san = ChessNotation.san(p, moves[i]);
                assertThat(names.add(san))
                        .as("%s twice in %s", san, ChessFen.write(p))
                        .isTrue();
                assertThat(ChessNotation.parse(p, san)).isEqualTo(moves[i]);
                assertThat(ChessNotation.parse(p, ChessNotation.uci(moves[i]))).isEqualTo(moves[i]);
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -, g1f3, Nf3",
        "4k3/8/8/8/8/8/8/R3K2R w KQ -, e1g1, O-O",
        "5k2/8/8/8/8/8/8/R3K2R w KQ -, e1g1, O-O+",
        "4k3/8/8/8/8/8/8/R3K2R w KQ -, e1c1, O-O-O",
        "4k3/8/8/8/8/8/4K3/R6R w - -, a1d1, Rad1",
        "R7/4k3/8/8/8/8/4K3/R7 w - -, a1a4, R1a4",
        "8/k7/8/8/4Q2Q/8/8/K6Q w - -, h4e1, Qh4e1",
        "1n2k3/P7/8/8/8/8/8/K7 w - -, a7b8q, axb8=Q+",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6, e5d6, exd6",
        "7k/8/6K1/8/8/8/8/R7 w - -, a1a8, Ra8#",
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - -, g1e2, Ne2",
    })
    void standardNotation(String fen, String uci, String san) {
        ChessPosition p = ChessFen.read(fen);
        assertThat(ChessNotation.san(p, ChessNotation.parse(p, uci))).isEqualTo(san);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/R3K2R w KQ -, e1g1, 0-0 O-O o-o O-O+ O-O!? 0-0#",
        "4k3/8/8/8/8/8/8/R3K2R w KQ -, e1c1, 0-0-0 O-O-O o-o-o",
        "1n2k3/P7/8/8/8/8/8/K7 w - -, a7b8q, axb8=Q axb8Q ab8Q axb8(Q) axb8=Q+! a7b8Q a7xb8=Q a7-b8=q",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6, e5d6, exd6 exd6e.p. ed6 exd6+ e5xd6 e5d6 e5:d6",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -, g1f3, Nf3 Ng1f3 Ng1-f3 Ngf3 N1f3 g1f3 g1-f3 Nf3!! Nf3?!",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -, e2e4, e4 e2e4 e2-e4 Pe4 Pe2-e4",
    })
    void usualVariants(String fen, String uci, String variants) {
        ChessPosition p = ChessFen.read(fen);
        for (String variant : variants.split(" ", -1)) {
            assertThat(ChessNotation.uci(ChessNotation.parse(p, variant)))
                    .as(variant)
                    .isEqualTo(uci);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', is no move",
        "e, is no move",
        "Zf3, is no move",
        "e5, no legal move 'e5'",
        "Nf4, no legal move 'Nf4'",
        "O-O, no legal move 'O-O'",
        "e2e4e4e4, is no move",
        "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, is no move",
    })
    void badMovesAreNamed(String text, String message) {
        assertThatThrownBy(() -> ChessNotation.parse(ChessFen.read(ChessFen.START), text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void anAmbiguousMoveIsRefused() {
        assertThatThrownBy(() -> ChessNotation.parse(ChessFen.read("4k3/8/8/8/8/8/4K3/R6R w - -"), "Rd1"))
                .hasMessageContaining("could be a1d1 or h1d1");
        assertThatThrownBy(() -> ChessNotation.parse(ChessFen.read("4k3/P7/8/8/8/8/8/4K3 w - -"), "a8"))
                .hasMessageContaining("no legal move");
    }

    @Test
    @Tag("slow")
    void mutatedMoves() {
        ChessPosition p = ChessFen.read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -");
        String[] seeds = {"O-O", "Nxg6", "e5g6", "dxe6", "Qxf6+", "Bxa6", "gxh3", "Nb5!?", "a2a4", "O-O-O"};
        Mutations mutations = new Mutations(22, "abcdefgh12345678NBRQKOo0-+#=x:()qrbn \n\u2654");
        for (int i = 0; i < 100_000; i++) {
            String text = mutations.of(seeds[i % seeds.length]);
            try {
                int move = ChessNotation.parse(p, text);
                assertThat(ChessNotation.parse(p, ChessNotation.san(p, move))).isEqualTo(move);
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).doesNotContain("\n");
            }
        }
    }
}
