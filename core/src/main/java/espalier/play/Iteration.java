package espalier.play;

import espalier.game.Score;
import espalier.search.Bound;
import java.util.List;

/**
 * What one iteration found. Counts and time are cumulative over the iterations so far.
 *
 * @param depth its nominal depth
 * @param selectiveDepth the length of the longest line searched, quiescence included
 * @param rank 1 for the best line, 2 for the second best, if several were asked for
 * @param value the value for the side to move
 * @param bound whether the value is exact. A lower bound comes from drivers that only prove the best move (minus infinity
 *     if they know nothing), and from a better move in an iteration that was interrupted
 * @param line the principal variation as far as it is known, the best move first
 * @param leafEvaluations calls of the evaluator, by all threads
 * @param nodeVisits nodes entered, those answered by the table included, by all threads
 * @param nanos since the search began
 * @param passes searches started at the root in this iteration
 * @param tableUse how full the table is, in thousandths
 * @param rootValues the value of every root move in generation order, if asked for; else empty
 */
public record Iteration(
        int depth,
        int selectiveDepth,
        int rank,
        int value,
        Bound bound,
        List<Integer> line,
        long leafEvaluations,
        long nodeVisits,
        long nanos,
        int passes,
        int tableUse,
        List<Integer> rootValues) {
    public Iteration {
        line = List.copyOf(line);
        rootValues = List.copyOf(rootValues);
    }

    /** An exact value that the end of a line shows: one pass, no table. */
    static Iteration of(int value, List<Integer> line, long leafEvaluations, long nodeVisits, long nanos) {
        int depth = line.size();
        return new Iteration(
                depth, depth, 1, value, Bound.EXACT, line, leafEvaluations, nodeVisits, nanos, 1, 0, List.of());
    }

    /** {@return whether anything is known about the value: not if the first depth was interrupted} */
    public boolean hasValue() {
        return Math.abs(value) < Score.INFINITY;
    }

    /** {@return the best move} */
    public int move() {
        return line.get(0);
    }
}
