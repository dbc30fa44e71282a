package espalier.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.search.Limits;
import espalier.solve.GameSolver;
import espalier.solve.Outcome;
import espalier.solve.Question;
import espalier.solve.Solution;
import espalier.testkit.Reference;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndgameSolverTest {
    private static final GameSolver<OthelloPosition> SOLVER =
            new OthelloGame().ownSolvers().get("endgame");

    /** Positions of random games with that many empty squares. */
    private static List<OthelloPosition> withEmpties(int least, int most, int games, long seed) {
        List<OthelloPosition> found = new ArrayList<>();
        Playouts.forEachPosition(games, seed, position -> {
            if (position.empties() >= least && position.empties() <= most) {
                found.add(position.copy());
            }
        });
        return found;
    }

    @Test
    void minimaxSaysTheSame() {
        List<OthelloPosition> positions = withEmpties(0, 7, 60, 23);
        assertThat(positions).hasSizeGreaterThan(400);
        for (OthelloPosition position : positions) {
            int expected = Reference.value(position, 100, p -> 0) / OthelloPosition.DISC;
            check(position, expected, SOLVER.solve(position, Question.EXACT));
            Solution outcome = SOLVER.solve(position, Question.OUTCOME);
            assertThat(outcome.outcome()).as("%s", position).isEqualTo(Outcome.of(expected));
            assertThat(Outcome.of(end(position, outcome.line()))).isEqualTo(Outcome.of(expected));
        }
    }

    /** Games that end early: one side has no disc left, or all moves are gone with many squares empty. */
    @Test
    void earlyEnds() {
        Question question = Question.EXACT.remembering(1 << 10);
        for (OthelloPosition position : List.of(
                new OthelloPosition(0, 0xFF, 0),
                new OthelloPosition(0xFF, 0, 1),
                new OthelloPosition(0x0F, 0xF0, 0),
                new OthelloPosition(0, 0, 0))) {
            check(position, position.difference(), SOLVER.solve(position, question));
        }
        OthelloPosition wipeOut = new OthelloPosition(0x01, 0x7E, 0);
        check(wipeOut, 64, SOLVER.solve(wipeOut, question));
    }

    /** Tiny tables and a second thread change only the number of nodes. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void tablesAndThreads(int threads) {
        for (OthelloPosition position : withEmpties(10, 13, 12, 24)) {
            int expected = SOLVER.solve(position, Question.EXACT).value().orElseThrow();
            Question question = Question.EXACT.by(threads).remembering(threads == 1 ? 1 : 1 << 10);
            check(position, expected, SOLVER.solve(position, question));
        }
    }

    @Test
    void ffo1To19() throws IOException {
        List<ObfReader.Problem> problems = Collected.obf("fforum-1-19.obf").problems;
        assertThat(problems).hasSize(19);
        for (ObfReader.Problem problem : problems) {
            check(problem, SOLVER.solve(problem.position(), Question.EXACT));
            check(problem, SOLVER.solve(problem.position(), Question.EXACT.by(2)));
            Solution outcome = SOLVER.solve(problem.position(), Question.OUTCOME);
            assertThat(outcome.outcome()).isEqualTo(Outcome.of(problem.best()));
            assertThat(outcome.value()).isEmpty();
            int scored = problem.scores().getOrDefault(outcome.line().get(0), 64);
            assertThat(Outcome.of(scored)).as("problem %d", problem.number()).isEqualTo(Outcome.of(problem.best()));
        }
    }

    @Test
    @Tag("slow")
    void everyScoredMoveOfFfo1To19() throws IOException {
        for (ObfReader.Problem problem : Collected.obf("fforum-1-19.obf").problems) {
            for (Map.Entry<Integer, Integer> move : problem.scores().entrySet()) {
                OthelloPosition after = problem.position().copy();
                after.play(move.getKey());
                check(after, -move.getValue(), SOLVER.solve(after, Question.EXACT));
            }
        }
    }

    /** 17 to 28 million nodes each. */
    @Test
    @Tag("slow")
    void ffo40To44InSixtyMillionNodes() throws IOException {
        for (ObfReader.Problem problem :
                Collected.obf("fforum-40-59.obf").problems.subList(0, 5)) {
            Solution solution = SOLVER.solve(problem.position(), Question.EXACT);
            check(problem, solution);
            assertThat(solution.nodes()).isBetween(1_000_000L, 60_000_000L);
        }
    }

    /** Nodes are a pure function of position and question, with one thread. */
    @Test
    void theSameNodesEachTime() throws IOException {
        OthelloPosition position =
                Collected.obf("fforum-1-19.obf").problems.get(18).position();
        assertThat(SOLVER.solve(position, Question.EXACT)).isEqualTo(SOLVER.solve(position, Question.EXACT));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void limitsStopIt(int threads) throws IOException {
        OthelloPosition position =
                Collected.obf("fforum-40-59.obf").problems.get(5).position();
        String before = position.toString();
        Question question = Question.EXACT.by(threads).remembering(1 << 16);
        Solution few = SOLVER.solve(position, question.within(Limits.nodes(100_000)));
        assertThat(few.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(few.value()).isEmpty();
        assertThat(few.line()).isEmpty();
        assertThat(few.nodes()).isBetween(50_000L, 1_000_000L);
        assertThat(SOLVER.solve(position, question.within(Limits.until(() -> true)))
                        .outcome())
                .isEqualTo(Outcome.UNKNOWN);
        assertThat(SOLVER.solve(position, question.within(new Limits(Long.MAX_VALUE, 1, () -> false)))
                        .outcome())
                .isEqualTo(Outcome.UNKNOWN);
        assertThat(position).hasToString(before);
    }

    /**
     * The first thread that polls the stop flag fails. The other one polls at most once after that thread is idle
     * again.
     */
    @Test
    void aThreadThatFailsStopsTheOthers() throws IOException {
        OthelloPosition position =
                Collected.obf("fforum-40-59.obf").problems.get(5).position();
        AtomicReference<Thread> failed = new AtomicReference<>();
        AtomicInteger asked = new AtomicInteger();
        Limits limits = Limits.until(() -> {
            if (failed.compareAndSet(null, Thread.currentThread())) {
                throw new ArithmeticException("out of order");
            }
            while (failed.get().getState() == Thread.State.RUNNABLE) {
                Thread.onSpinWait();
            }
            return asked.incrementAndGet() > 1;
        });
        Question question = Question.EXACT.by(2).remembering(1 << 16).within(limits);
        assertThatThrownBy(() -> SOLVER.solve(position, question)).hasRootCauseInstanceOf(ArithmeticException.class);
        assertThat(failed.get().isDaemon()).isTrue();
        assertThat(asked).hasValueLessThanOrEqualTo(1);
    }

    private static void check(ObfReader.Problem problem, Solution solution) {
        check(problem.position(), problem.best(), solution);
        assertThat(problem.scores())
                .as("problem %d", problem.number())
                .containsEntry(solution.line().get(0), problem.best());
    }

    /** Checks the value, and that perfect play along the line leads to it. */
    private static void check(OthelloPosition position, int expected, Solution solution) {
        assertThat(solution.value()).as("%s", position).isEqualTo(OptionalInt.of(expected));
        assertThat(solution.outcome()).isEqualTo(Outcome.of(expected));
        assertThat(end(position, solution.line()))
                .as("the line in %s", position)
                .isEqualTo(expected);
    }

    /** The result of a line of legal moves to the end of the game, for the side to move at its start. */
    private static int end(OthelloPosition position, List<Integer> line) {
        OthelloPosition along = position.copy();
        int[] moves = new int[64];
        for (int move : line) {
            int end = along.generate(moves, 0);
            assertThat(contains(moves, end, move)).as("%d is legal", move).isTrue();
            along.play(move);
        }
        assertThat(along.over()).as("the end of the line").isTrue();
        return along.turn() == position.turn() ? along.difference() : -along.difference();
    }

    private static boolean contains(int[] moves, int end, int move) {
        for (int i = 0; i < end; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }
}
