package espalier.games.loa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.BoardStyle;
import espalier.game.Game;
import espalier.game.MoveScorer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LoaGameTest {
    private static final String START = "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b";
    private final LoaGame game = new LoaGame();

    @Test
    void isFoundByName() {
        assertThat(Game.named("loa")).isInstanceOf(LoaGame.class);
        assertThat(((LoaPosition) Game.named("loa-mover-wins").start()).rules().moverWins())
                .isTrue();
        assertThat(((LoaPosition) Game.named("loa-no-move-loses").start())
                        .rules()
                        .noMoveLoses())
                .isTrue();
        assertThat(game.evaluators().keySet()).containsExactly("tuned", "real", "plain");
    }

    @Test
    void theStartIsWrittenAndReadAgain() {
        assertThat(game.format(game.start())).isEqualTo(START);
        assertThat(game.parse(START).key()).isEqualTo(game.start().key());
    }

    @Test
    void positionsAndMovesAreReadAsTheyAreWritten() {
        SplittableRandom random = new SplittableRandom(21);
        int[] moves = new int[game.start().maxMoves()];
        for (int i = 0; i < 3000; i++) {
            LoaPosition position = LoaPlayoutTest.randomStart(random, LoaRules.STANDARD);
            LoaPosition again = game.parse(game.format(position));
            assertThat(again.key()).isEqualTo(position.key());
            for (int j = position.generate(moves, 0) - 1; j >= 0; j--) {
                assertThat(game.parseMove(again, game.formatMove(position, moves[j])))
                        .isEqualTo(moves[j]);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"b1-b3", "B1-B3", "b1b3", "b1xb3", "b1:b3", " b1-b3 ", "b1-b3++", "b1-b3!?"})
    void movesAreReadInTheUsualVariants(String text) {
        assertThat(game.formatMove(game.start(), game.parseMove(game.start(), text)))
                .isEqualTo("b1-b3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "b1", "b1-", "b1-b9", "i1-b3", "b1-b4", "a2-c2", "b1-b1", "pass", "b1-b3x", "b1--b3", "é1-b3"
            })
    void otherMovesAreRejected(String text) {
        assertThatThrownBy(() -> game.parseMove(game.start(), text)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|rank 8 has 0 squares, not 8",
                "8/8 b|2 ranks, not 8",
                "9/8/8/8/8/8/8/8 b|'''9'' at character 1 is none of bwBW, / and 1 to 8'",
                "bbbbbbbbb/8/8/8/8/8/8/8 b|rank 8 has more than 8 squares, at character 9",
                "8/71b/8/8/8/8/8/8 b|rank 7 has more than 8 squares, at character 5",
                "8/7/8/8/8/8/8/8 b|rank 7 has 7 squares, not 8",
                "8/8/8/8/8/8/8/8/8 b|more than 8 ranks, at character 16",
                "w7/8/8/8/8/8/8/8 b|0 black pieces, there must be 1 to 12",
                "b7/8/8/8/8/8/8/8 b|0 white pieces, there must be 1 to 12",
                "bbbbbbbb/bbbbb3/8/8/8/8/8/w7 b|13 black pieces, there must be 1 to 12",
                "b7/8/8/8/8/8/8/w7|the side to move is missing: b or w after the board",
                "b7/8/8/8/8/8/8/w7 x|the side to move is 'x', it must be b or w",
                "b7/8/8/8/8/8/8/w7 b b|the side to move is 'b b', it must be b or w"
            })
    void badPositionsAreRejectedWithTheReason(String text, String message) {
        assertThatThrownBy(() -> game.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    @Tag("slow")
    void mutatedPositionsAreReadOrRejectedInOneLine() {
        SplittableRandom random = new SplittableRandom(22);
        int read = 0;
        for (int i = 0; i < 100_000; i++) {
            String text = Mutations.mutate(START, random);
            try {
                LoaPosition position = game.parse(text);
                assertThat(game.parse(game.format(position)).key()).isEqualTo(position.key());
                read++;
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).isNotBlank().doesNotContain("\n").doesNotContain("\r");
            }
        }
        assertThat(read).isBetween(1_000, 99_000);
    }

    @Test
    @Tag("slow")
    void mutatedMovesAreReadOrRejectedInOneLine() {
        SplittableRandom random = new SplittableRandom(23);
        LoaPosition position = game.start();
        for (int i = 0; i < 100_000; i++) {
            try {
                assertThat(position.isLegal(game.parseMove(position, Mutations.mutate("b1-b3", random))))
                        .isTrue();
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).isNotBlank().doesNotContain("\n").doesNotContain("\r");
            }
        }
    }

    @Test
    void theBoardIsDrawn() {
        assertThat(game.show(game.start(), BoardStyle.PLAIN)).isEqualTo("""
                 8  . b b b b b b .
                 7  w . . . . . . w
                 6  w . . . . . . w
                 5  w . . . . . . w
                 4  w . . . . . . w
                 3  w . . . . . . w
                 2  w . . . . . . w
                 1  . b b b b b b .
                    a b c d e f g h
                 Black to move
                """);
        assertThat(game.show(game.start(), BoardStyle.UNICODE))
                .contains("7  ○ · · · · · · ○")
                .doesNotContain("\u001b");
        assertThat(game.show(game.start(), BoardStyle.COLOUR)).contains("\u001b[0m\n");
        assertThat(game.show(game.parse("7w/8/8/8/8/8/8/b6w w"), BoardStyle.PLAIN))
                .endsWith("Black has won\n");
        assertThat(game.show(game.parse("7w/8/8/8/8/8/8/b7 w"), BoardStyle.PLAIN))
                .endsWith("a draw\n");
    }

    @Test
    void capturesInTheCentreComeFirstThenCapturesInTheRingThenByCentreGain() {
        MoveScorer<LoaPosition> scorer = game.moveScorer().orElseThrow();
        LoaPosition position = game.parse("8/8/8/1b1w4/8/8/1w4w1/b2b4 b");
        String[] texts = {"b5xd5", "a1xb2", "d1-d3", "b5-c6", "a1-c1"};
        int[] moves = new int[texts.length];
        for (int i = 0; i < texts.length; i++) {
            moves[i] = LoaNotation.square(texts[i], 0) | LoaNotation.square(texts[i], 3) << 6;
        }
        int[] scores = new int[moves.length];
        scorer.score(position, moves, scores, 0, moves.length);
        assertThat(scores[0]).isGreaterThan(scores[1]);
        assertThat(scores[1]).isGreaterThan(scores[2]);
        assertThat(scores[2]).isGreaterThan(scores[3]);
        assertThat(scores[3]).isGreaterThan(scores[4]);
        for (int move : moves) {
            assertThat(scorer.historyIndex(move)).isBetween(0, scorer.historySize() - 1);
        }
        assertThat(scorer.historyIndex(0xFFF | 1 << 12)).isLessThan(scorer.historySize());
    }
}
