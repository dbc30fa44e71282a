package espalier.play;

import espalier.search.Bound;
import java.util.List;

/**
 * What one completed iteration found. Counts and time are cumulative over the iterations so far.
 *
 * @param depth its nominal depth
 * @param value the value for the side to move
 * @param bound whether the value is exact; drivers that only prove the best move know a lower bound,
 *     minus infinity if not even that
 * @param index the best move's index in generation order
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
        int value,
        Bound bound,
        int index,
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

    /** The best move. */
    public int move() {
        return line.get(0);
    }
}
