package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Position;
import espalier.search.Limits;
import espalier.solve.GameSolver;
import espalier.solve.Outcome;
import espalier.solve.ProofNumberSolver;
import espalier.solve.Question;
import espalier.solve.Solution;
import espalier.tree.ExplicitTree;
import espalier.tree.UniformTree;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Proof numbers against minimax on trees, and against retrograde analysis on graphs with cycles. */
class ProofNumberTest {
    private static <P extends Position<P>> Solution solve(P position, int entries) {
        GameSolver<P> solver = new ProofNumberSolver<>();
        return solver.solve(position, Question.OUTCOME.remembering(entries));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 64, 1 << 14})
    void minimaxSaysTheSame(int entries) {
        Map<Outcome, Integer> seen = new EnumMap<>(Outcome.class);
        RandomTrees.trees(4_000, 31).forEach(tree -> {
            Outcome expected = Outcome.of(Reference.value(tree, 100, t -> 0));
            Solution solution = solve(tree, entries);
            assertThat(solution.outcome()).as("%s", tree).isEqualTo(expected);
            checkLine(tree, solution);
            seen.merge(expected, 1, Integer::sum);
        });
        assertThat(seen.get(Outcome.WIN)).isGreaterThan(500);
        assertThat(seen.get(Outcome.DRAW)).isGreaterThan(100);
        assertThat(seen.get(Outcome.LOSS)).isGreaterThan(500);
    }

    /**
     * The line is legal, every position on it has the same outcome, and it ends the game unless the outcome is a draw.
     */
    private static void checkLine(ExplicitTree tree, Solution solution) {
        ExplicitTree along = tree.copy();
        for (int move : solution.line()) {
            along.play(move);
            int value = Reference.value(along, 100, t -> 0);
            Outcome now = Outcome.of(along.turn() == tree.turn() ? value : -value);
            assertThat(now).as("%s after %s", tree, solution.line()).isEqualTo(solution.outcome());
        }
        if (solution.outcome() != Outcome.DRAW) {
            assertThat(along.over(new int[along.maxMoves()], 0)).isTrue();
        }
    }

    /** Few nodes suffice where one move wins at once. */
    @Test
    void aWinAtOnceIsFoundAtOnce() {
        ExplicitTree tree = ExplicitTree.parse("[[[-1,-1],[-1,-1],[-1,-1]],5,[[-1,-1],[-1,-1]]]");
        Solution solution = solve(tree, 64);
        assertThat(solution.outcome()).isEqualTo(Outcome.WIN);
        assertThat(solution.line()).containsExactly(1);
        assertThat(solution.nodes()).isLessThan(10);
    }

    @Test
    void limitsStopIt() {
        UniformTree tree = new UniformTree(5, 12, -9, 9, 3);
        GameSolver<UniformTree> solver = new ProofNumberSolver<>();
        Question question = Question.OUTCOME.remembering(1 << 10);
        Solution few = solver.solve(tree, question.within(Limits.nodes(5_000)));
        assertThat(few.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(few.nodes()).isBetween(4_000L, 6_100L);
        assertThat(few.line()).isEmpty();
        assertThat(solver.solve(tree, question.within(Limits.until(() -> true))).outcome())
                .isEqualTo(Outcome.UNKNOWN);
        assertThat(solver.solve(tree, question.within(new Limits(Long.MAX_VALUE, 1, () -> false)))
                        .outcome())
                .isEqualTo(Outcome.UNKNOWN);
    }

    /** Repetition makes table entries wrong: small graphs with many cycles, compared with retrograde analysis. */
    @ParameterizedTest
    @ValueSource(ints = {1, 16, 1 << 12})
    void graphsWithCycles(int entries) {
        Map<Outcome, Integer> seen = new EnumMap<>(Outcome.class);
        for (int seed = 0; seed < 6_000; seed++) {
            Graph graph = Graph.random(new Random(seed));
            Outcome expected = graph.solved();
            Solution solution = solve(new Graph.Walk(graph), entries);
            assertThat(solution.outcome()).as("seed %d: %s", seed, graph).isEqualTo(expected);
            checkLine(graph, solution);
            seen.merge(expected, 1, Integer::sum);
        }
        assertThat(seen.get(Outcome.WIN)).isGreaterThan(500);
        assertThat(seen.get(Outcome.DRAW)).isGreaterThan(1_000);
        assertThat(seen.get(Outcome.LOSS)).isGreaterThan(200);
    }

    private static void checkLine(Graph graph, Solution solution) {
        Graph.Walk along = new Graph.Walk(graph);
        for (int move : solution.line()) {
            along.play(move);
            Outcome now = graph.solved(along.node());
            Outcome forFirst = along.turn() == 0 ? now : Graph.turned(now);
            assertThat(forFirst).as("%s after %s", graph, solution.line()).isEqualTo(solution.outcome());
        }
    }
}
