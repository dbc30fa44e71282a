package espalier.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.driver.Hints;
import espalier.driver.Separation;
import espalier.driver.TreeShape;
import espalier.game.CompactGame.Board;
import espalier.game.Game;
import espalier.game.Score;
import espalier.games.Perft;
import espalier.search.Algorithm;
import espalier.search.Result;
import espalier.search.Search;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TicTacToeTest {
    private final TicTacToeGame game = new TicTacToeGame();

    /** Finished games have no continuation; 255168 games in all. */
    @Test
    void perft() {
        long[] known = {1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872, 0};
        for (int depth = 0; depth < known.length; depth++) {
            assertThat(Perft.of(game).count(game.start(), depth)).isEqualTo(known[depth]);
        }
    }

    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void everyAlgorithmPlaysADraw(Algorithm algorithm) {
        Hints hints =
                Hints.NONE.shape(new TreeShape(9, 9, -Score.WIN, Score.WIN)).trained(Separation::linear);
        Result result = Search.<Board>with(algorithm).offer(hints).run(game.start());
        if (algorithm.exact()) {
            assertThat(result.value()).hasValue(Score.DRAW);
        }
        assertThat(result.move()).isBetween(1, 9);
    }

    @Test
    void aWinIsFound() {
        Board board = game.parse("XX-OO---- X");
        Result result = Search.<Board>with(Algorithm.MTD_F).run(board);
        assertThat(result.value()).hasValue(Score.winIn(1));
        assertThat(game.formatMove(board, result.move())).isEqualTo("3");
        assertThat(Search.<Board>with(Algorithm.ALPHA_BETA)
                        .run(game.parse("X-X-O---X O"))
                        .value())
                .hasValue(Score.lossIn(2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--------- X", "XOXOXOOXO X", "X---O---- O", "XXXOO---- O"})
    void positionsAreReadAndWritten(String text) {
        assertThat(game.format(game.parse(text))).isEqualTo(text);
        assertThat(game.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "---------", "--------- x", "---------- X", "XX-OO---? X", "--------- X "})
    void badPositionsAreNamed(String text) {
        assertThatThrownBy(() -> game.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + text + "'");
    }

    @Test
    void itIsFoundByName() {
        assertThat(Game.named("tictactoe")).isInstanceOf(TicTacToeGame.class);
        assertThat(game.parseMove(game.start(), "5")).isEqualTo(5);
        assertThatThrownBy(() -> game.parseMove(game.start(), "0")).hasMessageContaining("no legal move '0'");
    }

    @Test
    void undoAndCopiesKeepTheHistory() {
        Board board = game.start();
        board.play(5);
        board.play(1);
        Board copy = board.copy();
        board.undo();
        assertThat(board).hasToString("----X---- O");
        assertThat(copy).hasToString("O---X---- X");
        copy.undo();
        copy.undo();
        assertThat(copy).hasToString("--------- X");
        assertThat(copy.key()).isEqualTo(game.start().key()).isNotEqualTo(board.key());
    }
}
