package espalier.play;

import espalier.game.DrawRules;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Algorithm;
import espalier.solve.GameSolver;
import espalier.solve.Outcome;
import espalier.solve.Question;
import espalier.solve.Solution;
import java.util.OptionalInt;

/**
 * Looks for forced wins by the machinery of the practical search: full width, ply by ply deeper, every unfinished game
 * counted as a draw. A win or loss it finds is forced, and the shortest one. It answers with a draw where the whole game tree
 * was seen; a game that can go on for ever needs a limit. One thread.
 *
 * @param game its move ordering is used, its evaluators are not
 */
record DeepeningSolver<P extends Position<P>>(Game<P> game) implements GameSolver<P> {
    @Override
    public Solution solve(P position, Question question) {
        return Solution.ofEnded(position).orElseGet(() -> search(position, question));
    }

    private Solution search(P position, Question question) {
        // Near the limit of a rule that counts moves a table would mix up positions with different counts. Without one,
        // only the full windows of alpha-beta give the line to its end.
        boolean near = position instanceof DrawRules rules && rules.pliesLeft() <= Think.MAX_DEPTH / 2;
        int entries = question.entries() == 0 ? Think.DEFAULT_ENTRIES : question.entries();
        Think<P> think = Think.in(game, near ? Algorithm.ALPHA_BETA : Algorithm.PVS)
                .evaluator(unfinished -> Score.DRAW)
                .setting(Setting.FULL_WIDTH.with(Part.DRAWS, true))
                .entries(near ? 0 : entries)
                .limits(question.limits());
        Thought thought = think.run(position);
        if (thought.iterations().isEmpty()) {
            return Solution.unknown(thought.nodeVisits()); // stopped before depth 1 was done
        }
        Iteration last = thought.last().orElseThrow();
        boolean known = !Score.isEvaluation(last.value())
                || (thought.complete() && last.depth() < Think.MAX_DEPTH && sawTheEnd(think, position, last.depth()));
        return known
                ? new Solution(Outcome.of(last.value()), OptionalInt.empty(), last.line(), last.nodeVisits())
                : Solution.unknown(last.nodeVisits());
    }

    /** Whether every game ends within this depth: nothing unfinished is met, not even behind an entry of the table. */
    private static <P extends Position<P>> boolean sawTheEnd(Think<P> think, P position, int depth) {
        Thought again = think.entries(0).firstDepth(depth).depth(depth).run(position);
        return again.complete() && again.last().orElseThrow().leafEvaluations() == 0;
    }
}
