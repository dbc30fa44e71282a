package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.BoardStyle;
import espalier.game.Game;
import espalier.game.MoveScorer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChessGameTest {
    private static final ChessGame GAME = new ChessGame();

    @Test
    void isFoundByName() {
        assertThat(Game.named("chess")).isInstanceOf(ChessGame.class);
        assertThat(GAME.perftCountsFinished()).isFalse();
    }

    @Test
    void positionsAndMovesAsText() {
        ChessPosition p = GAME.start();
        assertThat(GAME.format(p)).isEqualTo(ChessFen.START);
        int move = GAME.parseMove(p, "e4");
        assertThat(GAME.formatMove(p, move)).isEqualTo("e2e4");
        assertThat(GAME.parse(GAME.format(p)).key()).isEqualTo(p.key());
    }

    @Test
    void boards() {
        ChessPosition p = GAME.parse("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 3 9");
        String plain = GAME.show(p, BoardStyle.PLAIN);
        assertThat(plain)
                .contains("1 | R . : . K . : R |")
                .contains("a b c d e f g h")
                .contains("White to move, in check");
        assertThat(plain).matches("[\\x20-\\x7e\\n]*");
        assertThat(GAME.show(p, BoardStyle.UNICODE)).contains("\u2656").doesNotContain("\u001b");
        assertThat(GAME.show(p, BoardStyle.COLOUR)).contains("\u001b[48;5;").contains("\u265a");
        assertThat(GAME.show(GAME.parse("7k/5Q2/6K1/8/8/8/8/8 b - -"), BoardStyle.PLAIN))
                .contains("Black is stalemated");
        assertThat(GAME.show(GAME.parse("R6k/8/6K1/8/8/8/8/8 b - -"), BoardStyle.PLAIN))
                .contains("Black is checkmated");
        assertThat(GAME.show(GAME.parse("7k/8/6K1/8/8/8/8/8 b - -"), BoardStyle.PLAIN))
                .contains("drawn by rule");
    }

    private static List<String> ordered(String fen) {
        ChessPosition p = GAME.parse(fen);
        MoveScorer<ChessPosition> scorer = GAME.moveScorer().orElseThrow();
        int[] moves = new int[p.maxMoves()];
        int[] scores = new int[p.maxMoves()];
        int end = p.generate(moves, 0);
        scorer.score(p, moves, scores, 0, end);
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < end; i++) {
            order.add(i);
            assertThat(scorer.historyIndex(moves[i])).isBetween(0, scorer.historySize() - 1);
        }
        order.sort(Comparator.comparing(i -> -scores[i]));
        return order.stream().map(i -> ChessNotation.uci(moves[i])).toList();
    }

    @Test
    void goodCapturesFirstThenQuietMovesThenBadCaptures() {
        List<String> order = ordered("4k3/8/1p3p2/2p1p3/3P4/8/3Q4/4K3 w - -".replace("3Q4", "2Q5"));
        assertThat(order.get(0)).isIn("d4c5", "d4e5");
        assertThat(order.get(order.size() - 1)).isEqualTo("c2c5");
        assertThat(ordered("3rk3/2P5/8/8/8/8/8/4K3 w - -").get(0)).isEqualTo("c7d8q");
    }

    /**
     * After all others, including captures that lose a queen; and not quiet, because quiet moves may become killers.
     */
    @Test
    void minorPromotionsComeLast() {
        String fen = "4k3/P5p1/5p2/8/3Q4/8/8/4K3 w - -";
        List<String> order = ordered(fen);
        assertThat(order.get(0)).isEqualTo("a7a8q");
        assertThat(order.subList(order.size() - 4, order.size())).containsExactly("d4f6", "a7a8r", "a7a8b", "a7a8n");

        ChessPosition p = GAME.parse(fen);
        int[] moves = {GAME.parseMove(p, "a7a8r"), GAME.parseMove(p, "a7a8n"), GAME.parseMove(p, "d4f6")};
        int[] scores = new int[moves.length];
        GAME.moveScorer().orElseThrow().score(p, moves, scores, 0, moves.length);
        assertThat(Arrays.stream(scores)).noneMatch(MoveScorer::isQuiet);
    }

    @Test
    void theOrderIsTheSameForBothSides() {
        int[] moves = new int[256];
        int[] scores = new int[256];
        int[] mirroredMoves = new int[256];
        int[] mirroredScores = new int[256];
        MoveScorer<ChessPosition> scorer = GAME.moveScorer().orElseThrow();
        TestData.playouts(71, 50, 80, p -> {
            ChessPosition m = TestData.mirrored(p);
            int end = p.generate(moves, 0);
            m.generate(mirroredMoves, 0);
            scorer.score(p, moves, scores, 0, end);
            scorer.score(m, mirroredMoves, mirroredScores, 0, end);
            for (int i = 0; i < end; i++) {
                int turned = moves[i] ^ (56 | (56 << 6));
                for (int k = 0; k < end; k++) {
                    if (mirroredMoves[k] == turned) {
                        assertThat(mirroredScores[k]).as(ChessFen.write(p)).isEqualTo(scores[i]);
                    }
                }
            }
        });
    }
}
