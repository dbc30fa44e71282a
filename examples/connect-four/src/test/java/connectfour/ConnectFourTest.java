package connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.game.Score;
import espalier.play.FullDepthSolver;
import espalier.play.Seat;
import espalier.play.Thought;
import espalier.search.Limits;
import espalier.search.Search;
import espalier.solve.Outcome;
import espalier.solve.Question;
import espalier.solve.Solution;
import espalier.testkit.EvaluatorContract;
import espalier.testkit.GameContract;
import espalier.testkit.MoveScorerContract;
import espalier.testkit.PositionContract;
import espalier.testkit.SearchContract;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What every game must pass, and what we know about this one. */
class ConnectFourTest {
    private static final ConnectFourGame GAME = new ConnectFourGame();

    /** Moves, undo, keys, copies, over thousands of random games. */
    @Nested
    class Rules extends PositionContract<ConnectFourPosition> {
        @Override
        protected ConnectFourPosition start() {
            return GAME.start();
        }

        @Override
        protected Stream<ConnectFourPosition> starts() {
            return Stream.of(GAME.start(), new ConnectFourGame.Small().start());
        }
    }

    /** Texts are read back, and the winner has won. */
    @Nested
    class Texts extends GameContract<ConnectFourPosition> {
        @Override
        protected Game<ConnectFourPosition> game() {
            return GAME;
        }

        /** Positions in which a move wins at once, and all such moves: by the rules, not by the program. */
        @Override
        protected Map<String, String> winsInOne() {
            return Map.of(
                    "......./......./......./......./OOO..../XXX....", "4",
                    "......./......./......./XO...../XO...../XO.....", "1",
                    "......./......./......./..XO.../.XOO.../XOOX..X", "4");
        }
    }

    @Nested
    class Evaluation extends EvaluatorContract<ConnectFourPosition> {
        @Override
        protected ConnectFourPosition start() {
            return GAME.start();
        }

        @Override
        protected Evaluator<ConnectFourPosition> evaluator() {
            return GAME.evaluator();
        }
    }

    @Nested
    class Ordering extends MoveScorerContract<ConnectFourPosition> {
        @Override
        protected ConnectFourPosition start() {
            return GAME.start();
        }

        @Override
        protected MoveScorer<ConnectFourPosition> scorer() {
            return GAME.moveScorer().orElseThrow();
        }
    }

    /** All algorithms agree with minimax. */
    @Nested
    class Searches extends SearchContract<ConnectFourPosition> {
        @Override
        protected Stream<ConnectFourPosition> positions() {
            return Stream.of(GAME.start(), GAME.parse("......./......./......./..XO.../.XOO.../XOOX..X"));
        }

        @Override
        protected int depth() {
            return 3;
        }

        @Override
        protected Evaluator<ConnectFourPosition> evaluator() {
            return GAME.evaluator();
        }
    }

    /** After every pair of first moves, with colours swapped: the tuned evaluation is the better one. */
    @Test
    void theTunedPlayerWins() {
        double score = 0;
        for (int first = 1; first <= 7; first++) {
            for (int second = 1; second <= 7; second++) {
                score += score(first, second, "tuned", "hand") + 1 - score(first, second, "hand", "tuned");
            }
        }
        assertThat(score / 98).isGreaterThan(0.65);
    }

    /** What the player who begins scores. */
    private static double score(int first, int second, String... evaluators) {
        List<Seat<ConnectFourPosition>> seats = Stream.of(evaluators)
                .map(evaluator -> Seat.in(GAME).evaluator(evaluator).hash(1).open())
                .toList();
        seats.forEach(seat -> seat.play(first));
        seats.forEach(seat -> seat.play(second));
        while (seats.get(0).ending().isEmpty()) {
            int move = seats.get(seats.get(0).position().turn())
                    .think(Limits.nodes(300))
                    .move();
            seats.forEach(seat -> seat.play(move));
        }
        int winner = seats.get(0).ending().get().winner().orElse(-1);
        return winner == 0 ? 1 : winner == 1 ? 0 : 0.5;
    }

    /** A position after random moves with this many empty squares, not over. */
    private static ConnectFourPosition endgame(SplittableRandom random, int empty) {
        while (true) {
            ConnectFourPosition position = GAME.start();
            for (int i = 0; i < 42 - empty && position.moves().length > 0; i++) {
                int[] moves = position.moves();
                position.play(moves[random.nextInt(moves.length)]);
            }
            if (position.moves().length > 0 && 42 - Long.bitCount(position.all) == empty) {
                return position;
            }
        }
    }

    /** The solver's answer is alpha-beta's, which knows nothing but the rules. */
    @Test
    void theSolverIsRight() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 100; i++) {
            ConnectFourPosition position = endgame(random, 10 + i % 3);
            Solution solution = new FullDepthSolver<>(GAME).solve(position, Question.EXACT);
            int value = Search.of(position).run().value().orElseThrow();
            assertThat(solution.outcome()).isEqualTo(Outcome.of(value));
            if (value != Score.DRAW) {
                assertThat(solution.line()).hasSize(Score.plies(value));
            }
        }
    }

    /** A timed player hands the endgame over to the solver and plays it out perfectly. */
    @Test
    void endgamesArePlayedPerfectly() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 20; i++) {
            Seat<ConnectFourPosition> seat = Seat.in(GAME).open(endgame(random, 14));
            int value = Search.of(seat.position()).run().value().orElseThrow();
            while (seat.ending().isEmpty()) {
                Thought thought = seat.think(Limits.nodes(1_000_000));
                assertThat(thought.best().orElseThrow().value()).as(GAME.format(seat.position())).isEqualTo(value);
                seat.play(thought.move());
                value = -value - Integer.signum(value);
            }
        }
    }
}
