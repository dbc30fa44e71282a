package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.CompactGame;
import espalier.game.CompactGame.Board;
import espalier.game.Score;
import espalier.games.tictactoe.TicTacToeGame;
import espalier.play.FullDepthSolver;
import espalier.search.Limits;
import espalier.search.Search;
import espalier.solve.Outcome;
import espalier.solve.Question;
import espalier.solve.Solution;
import org.junit.jupiter.api.Test;

class FullDepthSolverTest {
    private static final TicTacToeGame GAME = new TicTacToeGame();
    private static final FullDepthSolver<Board> SOLVER = new FullDepthSolver<>(GAME);

    /** In every position four plies deep: the value of alpha-beta, and a line that ends there. */
    @Test
    void valuesAreThoseOfAlphaBeta() {
        check(GAME.start(), 4);
    }

    private static void check(Board position, int plies) {
        Solution solution = SOLVER.solve(position, Question.EXACT);
        int value = Search.of(position).run().value().orElseThrow();
        assertThat(solution.outcome()).as(GAME.format(position)).isEqualTo(Outcome.of(value));
        if (value != Score.DRAW) {
            assertThat(solution.line()).as(GAME.format(position)).hasSize(Score.plies(value));
        }
        for (int move : plies == 0 ? new int[0] : position.moves()) {
            position.play(move);
            check(position, plies - 1);
            position.undo();
        }
    }

    @Test
    void limitsAreKept() {
        Solution solution = SOLVER.solve(GAME.start(), Question.EXACT.within(Limits.nodes(10)));
        assertThat(solution.outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    /** A game of one move after the other: no search sees its end. */
    @Test
    void nothingIsProvedWithoutAnEnd() {
        CompactGame endless = new CompactGame("endless", "0") {
            @Override
            protected int generate(long board, int turn, int[] moves, int from) {
                moves[from] = 0;
                return from + 1;
            }

            @Override
            protected long play(long board, int turn, int move) {
                return board + 1;
            }

            @Override
            protected int score(long board, int turn) {
                return Score.DRAW;
            }

            @Override
            protected String format(long board, int turn) {
                return Long.toString(board);
            }

            @Override
            public Board parse(String text) {
                return position(Long.parseLong(text), 0);
            }
        };
        assertThat(new FullDepthSolver<>(endless)
                        .solve(endless.start(), Question.EXACT)
                        .outcome())
                .isEqualTo(Outcome.UNKNOWN);
    }
}
