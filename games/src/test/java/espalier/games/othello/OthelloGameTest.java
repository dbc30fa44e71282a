package espalier.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.BoardStyle;
import espalier.game.Game;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloGameTest {
    private static final String START = "---------------------------OX------XO--------------------------- X";

    private final OthelloGame game = new OthelloGame();

    @Test
    void isFoundByName() {
        assertThat(Game.named("othello")).isInstanceOf(OthelloGame.class);
        assertThat(game.perftCountsFinished()).isTrue();
        assertThat(game.evaluators().keySet()).containsExactly("real", "plain");
        assertThat(game.moveScorer()).isPresent();
    }

    @Test
    void formatsTheStart() {
        assertThat(game.format(game.start())).isEqualTo(START);
        assertThat(game.parse(START).key()).isEqualTo(game.start().key());
    }

    @Test
    void parseReadsWhatFormatWrites() {
        Playouts.forEachPosition(200, 5, position -> {
            OthelloPosition again = game.parse(game.format(position));
            assertThat(again.own()).isEqualTo(position.own());
            assertThat(again.opp()).isEqualTo(position.opp());
            assertThat(again.turn()).isEqualTo(position.turn());
        });
    }

    @Test
    void parseTakesTheUsualVariants() {
        String variant = START.replace('X', '*').replace('O', 'o').replace('-', '.');
        assertThat(game.parse("  " + variant + "\n").key())
                .isEqualTo(game.start().key());
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0 squares",
        "---OX, 5 squares",
        "-------------------?-------OX------XO--------------------------- X, column 20",
        "---------------------------OX------XO---------------------------, side to move is missing",
        "---------------------------OX------XO--------------------------- Z, side to move is 'Z'",
        "---------------------------OX------XO--------------------------- X X, side to move is 'X X'",
        "---------------------------OX------XO---------------------------- X, side to move is '- X'",
    })
    void parseSaysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> game.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void parseSurvivesMutations() {
        Random random = new Random(6);
        for (int i = 0; i < 100_000; i++) {
            String text = Mutations.of(START, random);
            try {
                OthelloPosition position = game.parse(text);
                assertThat(game.parse(game.format(position)).key()).isEqualTo(position.key());
            } catch (IllegalArgumentException wrong) {
                assertThat(wrong).hasMessageNotContaining("\n");
            }
        }
    }

    @Test
    void everyMoveIsReadAsItIsWritten() {
        int[] moves = new int[64];
        Playouts.forEachPosition(100, 7, position -> {
            int end = position.generate(moves, 0);
            for (int i = 0; i < end; i++) {
                String text = game.formatMove(position, moves[i]);
                assertThat(game.parseMove(position, text)).isEqualTo(moves[i]);
                assertThat(game.parseMove(position, " " + text.toUpperCase(java.util.Locale.ROOT)))
                        .isEqualTo(moves[i]);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "f", "i5", "f9", "a1", "d4", "pass", "f5 ", "f55", "ｆ5", "--"})
    void onlyLegalMovesAreRead(String text) {
        if (text.equals("f5 ")) {
            assertThat(game.parseMove(game.start(), text)).isEqualTo(37);
            return;
        }
        assertThatThrownBy(() -> game.parseMove(game.start(), text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("'" + text + "': ");
    }

    @Test
    void objectionsSayWhy() {
        assertThatThrownBy(() -> game.parseMove(game.start(), "d4")).hasMessageContaining("occupied");
        assertThatThrownBy(() -> game.parseMove(game.start(), "a1")).hasMessageContaining("turns no disc");
        assertThatThrownBy(() -> game.parseMove(game.start(), "pass")).hasMessageContaining("d3 can be played");
        assertThatThrownBy(() -> game.parseMove(game.parse("-".repeat(64) + " X"), "pass"))
                .hasMessageContaining("over");
    }

    @Test
    void showsBoards() {
        assertThat(game.show(game.start(), BoardStyle.PLAIN))
                .contains("4  - - . O X - - - 4   X black 2")
                .contains("black to move")
                .matches("[ -~\n]+");
        assertThat(game.show(game.start(), BoardStyle.UNICODE)).contains("4      · ○ ●       4");
        assertThat(game.show(game.start(), BoardStyle.COLOUR)).contains("\u001b[0m");
        assertThat(game.show(game.parse("OX" + "-".repeat(62) + " X"), BoardStyle.PLAIN))
                .contains("must pass");
        assertThat(game.show(game.parse("OO" + "-".repeat(62) + " X"), BoardStyle.PLAIN))
                .contains("white wins by 64");
    }

    @Test
    void theOrderingLikesCornersAndFewReplies() {
        OthelloPosition position = game.parse("-OX-----" + "--------" + "OX-XO---" + "-".repeat(40) + " X");
        int[] moves = new int[64];
        int[] scores = new int[64];
        int end = position.generate(moves, 0);
        var scorer = game.moveScorer().orElseThrow();
        scorer.score(position, moves, scores, 0, end);
        for (int i = 0; i < end; i++) {
            assertThat(scorer.historyIndex(moves[i])).isLessThan(scorer.historySize());
            assertThat(scores[i]).isLessThanOrEqualTo(scores[0]);
        }
        assertThat(moves[0]).isZero();
    }
}
