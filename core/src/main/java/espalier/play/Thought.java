package espalier.play;

import java.util.List;
import java.util.Optional;

/**
 * The result of thinking about a position.
 *
 * @param iterations those that were completed, the deepest last; none if the game is over
 * @param leafEvaluations calls of the evaluator by all threads, those of an interrupted iteration included
 * @param nodeVisits nodes entered by all threads, those of an interrupted iteration included
 * @param complete whether the wanted depth was reached, or nothing deeper could change the value
 */
public record Thought(List<Iteration> iterations, long leafEvaluations, long nodeVisits, boolean complete) {
    public Thought {
        iterations = List.copyOf(iterations);
    }

    /** The last completed iteration; empty if the game is over. */
    public Optional<Iteration> last() {
        return iterations.isEmpty() ? Optional.empty() : Optional.of(iterations.get(iterations.size() - 1));
    }
}
