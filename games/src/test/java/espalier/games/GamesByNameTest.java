package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.CompactGame;
import espalier.game.Evaluator;
import espalier.game.Game;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games on the class path. */
class GamesByNameTest {
    @TempDir
    Path folder;

    /** A user's game with a name already in use: one pile, the last player to take from it wins. */
    public static class SecondTicTacToe extends CompactGame {
        public SecondTicTacToe() {
            super("tictactoe", "3");
        }

        @Override
        protected int generate(long board, int turn, int[] moves, int from) {
            moves[from] = 1;
            return board == 0 ? from : from + 1;
        }

        @Override
        protected long play(long board, int turn, int move) {
            return board - move;
        }

        @Override
        protected int score(long board, int turn) {
            return -1;
        }

        @Override
        protected String format(long board, int turn) {
            return Long.toString(board);
        }

        @Override
        public Board parse(String text) {
            return position(Long.parseLong(text), 0);
        }

        /** Java changes the order of such a map in every run. */
        @Override
        public Map<String, Evaluator<Board>> evaluators() {
            return Map.of(
                    "slow",
                    position -> (int) position.board(),
                    "fast",
                    position -> -(int) position.board(),
                    "x",
                    p -> 0);
        }
    }

    @Test
    void theSecondGameOfANameIsAnError() throws IOException {
        Path services = folder.resolve("META-INF/services/espalier.game.Game");
        Files.createDirectories(services.getParent());
        Files.writeString(services, SecondTicTacToe.class.getName() + "\n");
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            Thread.currentThread().setContextClassLoader(loader);
            assertThatThrownBy(() -> Game.named("tictactoe"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("two games are called 'tictactoe'")
                    .hasMessageContaining("SecondTicTacToe")
                    .hasMessageContaining("TicTacToeGame");
            assertThat(Game.named("chess").name()).isEqualTo("chess");
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    @Test
    void theDefaultEvaluatorIsDefined() {
        SecondTicTacToe game = new SecondTicTacToe();
        assertThat(game.defaultEvaluator()).isEqualTo("fast");
        assertThat(game.evaluator().evaluate(game.start()))
                .as("it reads the board")
                .isEqualTo(-3);
        assertThat(Game.named("othello").defaultEvaluator()).isEqualTo("real");
        for (String name : new String[] {"chess", "checkers", "loa"}) {
            assertThat(Game.named(name).defaultEvaluator()).isEqualTo("tuned");
        }
    }
}
