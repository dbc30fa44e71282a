package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.games.checkers.CheckersGame;
import espalier.games.checkers.CheckersPosition;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.games.tictactoe.TicTacToeGame;
import espalier.search.Limits;
import espalier.solve.Outcome;
import espalier.solve.ProofNumberSolver;
import espalier.solve.Question;
import espalier.solve.Solution;
import espalier.testkit.Reference;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Proof numbers on real games, against minimax where that is possible. */
class ProofNumberGamesTest {
    private static final Question SMALL = Question.OUTCOME.remembering(1 << 16);

    private static <P extends Position<P>> Solution solve(P position) {
        return new ProofNumberSolver<P>().solve(position, SMALL);
    }

    @Test
    void everyPositionOfTicTacToe() {
        Set<Long> seen = new HashSet<>();
        everyPosition(new TicTacToeGame().start(), seen);
        assertThat(seen).hasSize(5478);
    }

    private static <P extends Position<P>> void everyPosition(P position, Set<Long> seen) {
        if (!seen.add(position.key())) {
            return;
        }
        Outcome expected = Outcome.of(Reference.value(position, 9, p -> 0));
        Question question = Question.OUTCOME.remembering(seen.size() % 2 == 0 ? 8 : 1 << 12);
        assertThat(new ProofNumberSolver<P>().solve(position, question).outcome())
                .as("%s", position)
                .isEqualTo(expected);
        int[] moves = new int[position.maxMoves()];
        int end = position.generate(moves, 0);
        for (int i = 0; i < end; i++) {
            position.play(moves[i]);
            everyPosition(position, seen);
            position.undo();
        }
    }

    /** The last plies of random games: every win or loss of minimax is proved, and lines end the game. */
    @ParameterizedTest
    @CsvSource({"loa,3,40", "checkers,5,60", "othello,60,60", "chess,3,30"})
    void forcedWinsThatMinimaxSees(String name, int depth, int games) {
        assertThat(forcedWins(Game.named(name), depth, games))
                .as("positions compared")
                .isGreaterThan(games / 2);
    }

    private static <P extends Position<P>> int forcedWins(Game<P> game, int depth, int games) {
        Random random = new Random(41);
        int compared = 0;
        for (int i = 0; i < games; i++) {
            P position = game.start();
            int plies = playToTheEnd(position, random);
            for (int back = Math.min(plies, 4); back > 0; back--) {
                position.undo();
                int value = Reference.value(position, depth, p -> Score.DRAW);
                if (value != Score.DRAW) {
                    Solution solution = solve(position);
                    assertThat(solution.outcome())
                            .as("%s", game.format(position))
                            .isEqualTo(Outcome.of(value));
                    checkEnd(position, solution);
                    compared++;
                }
            }
        }
        return compared;
    }

    static <P extends Position<P>> int playToTheEnd(P position, Random random) {
        int[] moves = new int[position.maxMoves()];
        int plies = 0;
        for (int end = position.generate(moves, 0); end > 0 && plies < 400; end = position.generate(moves, 0)) {
            position.play(moves[random.nextInt(end)]);
            plies++;
        }
        return plies;
    }

    static <P extends Position<P>> void checkEnd(P position, Solution solution) {
        P along = position.copy();
        solution.line().forEach(along::play);
        assertThat(along.over(new int[along.maxMoves()], 0)).isTrue();
        int score = along.turn() == position.turn() ? along.score() : -along.score();
        assertThat(Outcome.of(score)).isEqualTo(solution.outcome());
    }

    /** The file's positions, white or black to mate in two. */
    @Test
    void matesInTwo() throws IOException {
        int solved = 0;
        try (InputStream in = Objects.requireNonNull(ChessGame.class.getResourceAsStream("mate-in-2.fen"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                ChessPosition position = new ChessGame().parse(line);
                Solution solution = solve(position);
                assertThat(solution.outcome()).as(line).isEqualTo(Outcome.WIN);
                checkEnd(position, solution);
                solved++;
            }
        }
        assertThat(solved).isEqualTo(212);
    }

    /**
     * King and king against king: many positions repeat, and the win is found; one against one is a win for neither
     * side.
     */
    @Test
    void repetition() {
        CheckersGame checkers = new CheckersGame();
        CheckersPosition won = checkers.parse("B:WK32:BK1,K2");
        Solution solution = solve(won);
        assertThat(solution.outcome()).isEqualTo(Outcome.WIN);
        checkEnd(won, solution);
        CheckersPosition drawn = checkers.parse("B:WK32:BK1");
        Question limited = SMALL.within(Limits.nodes(200_000));
        assertThat(new ProofNumberSolver<CheckersPosition>()
                        .solve(drawn, limited)
                        .outcome())
                .isIn(Outcome.DRAW, Outcome.UNKNOWN);
    }
}
