package espalier.play;

import espalier.game.Score;
import espalier.search.Bound;
import java.util.List;
import java.util.Optional;

/**
 * The result of thinking about a position.
 *
 * @param iterations those that were completed, the deepest last; none if the game is over, or if the first one was
 *     interrupted
 * @param better a root move that the interrupted iteration has proved to be better, with a lower bound of its value; also the
 *     move to play if the first iteration was interrupted
 * @param lines the best lines as far as they were searched, the best one first
 * @param leafEvaluations calls of the evaluator by all threads, those of an interrupted iteration included
 * @param nodeVisits nodes entered by all threads, those of an interrupted iteration included
 * @param complete whether the wanted depth was reached, or nothing deeper could change the value
 */
public record Thought(
        List<Iteration> iterations,
        Optional<Iteration> better,
        List<Iteration> lines,
        long leafEvaluations,
        long nodeVisits,
        boolean complete) {
    public Thought {
        iterations = List.copyOf(iterations);
        lines = List.copyOf(lines);
    }

    /**
     * {@return the thought in a game that is over: there is nothing to think about}
     *
     * @param nodeVisits those of the search
     */
    public static Thought none(long nodeVisits) {
        return new Thought(List.of(), Optional.empty(), List.of(), 0, nodeVisits, true);
    }

    /**
     * {@return the thought of a legal move that nothing is known about}
     *
     * @param move the move
     */
    public static Thought unsearched(int move) {
        Iteration only = new Iteration(0, 0, 1, -Score.INFINITY, Bound.LOWER, List.of(move), 0, 0, 0, 0, 0, List.of());
        return new Thought(List.of(), Optional.of(only), List.of(only), 0, 0, false);
    }

    /** The same with one of its lines as the one to play. */
    Thought choosing(Iteration line) {
        return new Thought(iterations, Optional.of(line), lines, leafEvaluations, nodeVisits, complete);
    }

    /** {@return the last completed iteration} */
    public Optional<Iteration> last() {
        return iterations.isEmpty() ? Optional.empty() : Optional.of(iterations.get(iterations.size() - 1));
    }

    /** {@return what to play and why: the last completed iteration, or what improves on it; empty if the game is over} */
    public Optional<Iteration> best() {
        return better.isPresent() ? better : last();
    }

    /**
     * {@return the move to play; always a legal one}
     *
     * @throws IllegalStateException if the game is over
     */
    public int move() {
        return best().orElseThrow(() -> new IllegalStateException("the game is over: there is no move"))
                .move();
    }
}
