package espalier.lab.match;

import espalier.game.Position;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import espalier.practice.Iteration;
import espalier.practice.Think;
import espalier.search.Limits;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** One who chooses moves: a player in a match. Stateless, so that matches can be repeated. */
@FunctionalInterface
public interface Chooser<P extends Position<P>> {
    /** Chooses a move in a position that is not finished and is left as it was. */
    Choice choose(P position, Budget budget);

    /**
     * A move.
     *
     * @param move the move
     * @param depth how deep it was searched completely
     */
    record Choice(int move, int depth) {}

    /** The deepest search of a chooser; games have no deeper ones within any budget. */
    int MAX_DEPTH = 60;

    /**
     * Iterative deepening of an opponent-model search within the budget. An iteration that does not fit into it is given
     * up, and the last complete one counts; if not even depth 1 fits, the best move so far does.
     *
     * @param bounds the sum-bounds at a root; they may depend on what is left on the board
     */
    static <P extends Position<P>> Chooser<P> modelling(
            ModelAlgorithm algorithm, Player<P> player, Function<P, SumBounds> bounds) {
        return (position, budget) -> {
            SumBounds known = bounds.apply(position);
            // Estimated bounds that turn out too narrow are wider from then on.
            long start = System.nanoTime();
            long left = Math.min(budget.evaluations(), budget.nodes());
            Choice choice = new Choice(firstMove(position), 0);
            for (int depth = 1; depth <= MAX_DEPTH && left > 0; depth++) {
                long nanos = budget.nanos() == Long.MAX_VALUE
                        ? Long.MAX_VALUE
                        : budget.nanos() - (System.nanoTime() - start);
                if (nanos < 1) {
                    break;
                }
                ModelResult result = ModelSearch.of(algorithm, player, known, depth)
                        .limits(new Limits(left, nanos, () -> false))
                        .run(position);
                left -= result.evaluations();
                known = result.bounds();
                if (result.complete()) {
                    choice = new Choice(result.move(), depth);
                } else if (depth == 1) {
                    choice = new Choice(result.move(), 0);
                    break;
                } else {
                    break;
                }
            }
            return choice;
        };
    }

    /** Searches as deep as another one does within the budget, whatever that costs: a control for what depth is worth. */
    static <P extends Position<P>> Chooser<P> atDepthOf(
            Chooser<P> other, ModelAlgorithm algorithm, Player<P> player, Function<P, SumBounds> bounds) {
        return (position, budget) -> {
            Choice choice = other.choose(position, budget);
            if (choice.depth() == 0) {
                return choice;
            }
            ModelResult result = ModelSearch.of(algorithm, player, bounds.apply(position), choice.depth())
                    .run(position);
            return new Choice(result.move(), choice.depth());
        };
    }

    /** The practical search within a budget of nodes or time; a budget of evaluations stops it in the same way. */
    static <P extends Position<P>> Chooser<P> thinking(Think<P> think) {
        return (position, budget) -> {
            AtomicLong evaluations = new AtomicLong();
            Think<P> limited = think.limits(
                            new Limits(budget.nodes(), budget.nanos(), () -> evaluations.get() >= budget.evaluations()))
                    .evaluator(board -> {
                        evaluations.incrementAndGet();
                        return think.search().evaluator().evaluate(board);
                    });
            Iteration last = limited.run(position).last().orElseThrow();
            return new Choice(last.move(), last.depth());
        };
    }

    private static <P extends Position<P>> int firstMove(P position) {
        int[] moves = new int[position.maxMoves()];
        position.generate(moves, 0);
        return moves[0];
    }
}
