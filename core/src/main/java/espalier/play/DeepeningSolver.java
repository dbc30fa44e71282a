package espalier.play;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Algorithm;
import espalier.solve.GameSolver;
import espalier.solve.Outcome;
import espalier.solve.Question;
import espalier.solve.Solution;
import java.util.List;
import java.util.OptionalInt;

/**
 * Looks for forced wins by the machinery of the practical search: full width, ply by ply deeper, every unfinished game
 * counted as a draw. A win or loss it finds is forced, and the shortest one. It answers with a draw, or with a value,
 * where the whole game tree was seen; a game that can go on for ever needs a limit. One thread.
 */
public final class DeepeningSolver<P extends Position<P>> implements GameSolver<P> {
    private final Game<P> game;

    /** For positions of this game; its move ordering is used, its evaluators are not. */
    public DeepeningSolver(Game<P> game) {
        this.game = game;
    }

    private static <P> int unfinished(P position) {
        return Score.DRAW;
    }

    @Override
    public Solution solve(P position, Question question) {
        if (position.over(new int[position.maxMoves()], 0)) {
            return new Solution(Outcome.of(position.score()), OptionalInt.empty(), List.of(), 1);
        }
        Think<P> think = Think.in(game, Algorithm.PVS)
                .evaluator(DeepeningSolver::unfinished)
                .setting(Setting.FULL_WIDTH)
                .entries(question.entries() == 0 ? Think.DEFAULT_ENTRIES : question.entries())
                .limits(question.limits());
        Thought thought = think.run(position);
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
