package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.games.chess.ChessGame;
import espalier.play.Solvers;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Search;
import espalier.solve.GameSolver;
import espalier.solve.Outcome;
import espalier.solve.Question;
import espalier.solve.Solution;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forced wins by iterative deepening, against full-width search without a table, one depth after the other. */
class DeepeningSolverTest {
    private static final Question SMALL = Question.OUTCOME.remembering(1 << 16);

    private static <P extends Position<P>> GameSolver<P> solver(Game<P> game) {
        return Objects.requireNonNull(Solvers.of(game).get("deepening"));
    }

    /**
     * The last plies of random games. A draw at all depths only means that no end is near, so nothing is compared
     * there.
     */
    @ParameterizedTest
    @CsvSource({"checkers, 9, 60", "loa, 5, 25"})
    void theShortestWinIsFound(String name, int depth, int games) {
        assertThat(compare(Game.named(name), depth, games)).as("longest win").isEqualTo(depth);
    }

    private static <P extends Position<P>> int compare(Game<P> game, int depth, int games) {
        Random random = new Random(43);
        int longest = 0;
        for (int i = 0; i < games; i++) {
            P position = game.start();
            int plies = ProofNumberGamesTest.playToTheEnd(position, random);
            for (int back = Math.min(plies, depth); back > 0; back--) {
                position.undo();
                int value = firstForced(position, depth);
                if (value != Score.DRAW) {
                    check(game, position, value);
                    longest = Math.max(longest, Score.plies(value));
                }
            }
        }
        return longest;
    }

    /** The value at the least depth that sees a forced end; there is no shorter one. */
    private static <P extends Position<P>> int firstForced(P position, int most) {
        int value = Score.DRAW;
        for (int depth = 1; depth <= most && value == Score.DRAW; depth++) {
            value = Search.<P>with(Algorithm.ALPHA_BETA)
                    .depth(depth, p -> Score.DRAW)
                    .run(position)
                    .value()
                    .orElseThrow();
        }
        return value;
    }

    private static <P extends Position<P>> void check(Game<P> game, P position, int value) {
        String text = game.format(position);
        Solution solution = solver(game).solve(position, SMALL);
        assertThat(solution.outcome()).as(text).isEqualTo(Outcome.of(value));
        assertThat(solution.line()).as(text).hasSize(Score.plies(value));
        assertThat(game.format(position)).as("afterwards").isEqualTo(text);
        ProofNumberGamesTest.checkEnd(position, solution);
    }

    /** Without an end in reach it does not guess. */
    @ParameterizedTest
    @CsvSource({"checkers", "loa"})
    void withoutAForcedEndNothingIsSaid(String name) {
        assertThat(start(Game.named(name)).outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    private static <P extends Position<P>> Solution start(Game<P> game) {
        return solver(game).solve(game.start(), SMALL.within(Limits.nodes(20_000)));
    }

    @Test
    void aStopBeforeTheFirstIterationLeavesItUnknown() {
        ChessGame chess = new ChessGame();
        Question stopped = Question.OUTCOME.within(Limits.until(() -> true));
        assertThat(solver(chess).solve(chess.start(), stopped).outcome()).isEqualTo(Outcome.UNKNOWN);
    }
}
