package espalier.play;

import espalier.driver.Mtd;
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
 * Solves a game that must end soon: one search to the end of every line, by MTD(f) from the value of a draw, with a table. A
 * draw costs two null windows; a win or loss is the shortest one. It proves nothing if a line is longer than a search can be.
 * Not for games with {@link espalier.game.DrawRules}: a table would mix up positions with different histories.
 *
 * @param game its move ordering is used, its evaluators are not
 */
public record FullDepthSolver<P extends Position<P>>(Game<P> game) implements GameSolver<P> {
    @Override
    public Solution solve(P position, Question question) {
        return Solution.ofEnded(position).orElseGet(() -> search(position, question));
    }

    private Solution search(P position, Question question) {
        Thought thought = Think.in(game, Algorithm.by(Mtd.from(Score.DRAW)))
                .evaluator(unfinished -> Score.DRAW)
                .setting(Setting.FULL_WIDTH)
                .entries(question.entries() == 0 ? Think.DEFAULT_ENTRIES : question.entries())
                .threads(question.threads())
                .firstDepth(Think.MAX_DEPTH)
                .limits(question.limits())
                .depth(Think.MAX_DEPTH)
                .run(position);
        if (thought.iterations().isEmpty() || thought.last().orElseThrow().leafEvaluations() > 0) {
            return Solution.unknown(thought.nodeVisits());
        }
        Iteration last = thought.last().orElseThrow();
        return new Solution(Outcome.of(last.value()), OptionalInt.empty(), last.line(), last.nodeVisits());
    }
}
