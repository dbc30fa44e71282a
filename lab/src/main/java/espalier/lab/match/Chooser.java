package espalier.lab.match;

import espalier.game.Position;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import espalier.play.Think;
import java.util.function.Function;

/**
 * A player in a match: it chooses moves. Most remember nothing, so that several threads may ask the same one and matches
 * can be repeated; {@link #remembers} marks the others.
 */
@FunctionalInterface
public interface Chooser<P extends Position<P>> {
    /** Chooses a move in an unfinished position, which is left unchanged. */
    Decision choose(P position, Allowance budget);

    /**
     * Receives the opponent's choice.
     *
     * @param position before the move; left unchanged
     */
    default void observe(P position, int move) {}

    /** Whether choices depend on what was observed; each match then needs its own player. */
    default boolean remembers() {
        return false;
    }

    /**
     * A move.
     *
     * @param move the move
     * @param depth the deepest complete search
     * @param violations leaves that broke an estimated sum-bound
     */
    record Decision(int move, int depth, int violations) {
        /** A choice without estimated bounds. */
        public Decision(int move, int depth) {
            this(move, depth, 0);
        }
    }

    /**
     * Iterative deepening of an opponent-model search within the budget. An iteration that exceeds the budget is
     * dropped, and the last complete one decides; if not even depth 1 fits, the best move so far is played. Draws by
     * the rules of play (repetition, fifty moves) count, as {@link Encounter} scores them.
     *
     * @param bounds the sum-bounds at a root; they may depend on its board
     */
    static <P extends Position<P>> Chooser<P> modelling(
            ModelAlgorithm algorithm, Player<P> player, Function<P, SumBounds> bounds) {
        return new Modelling<>(algorithm, player, bounds);
    }

    /** Searches as deep as another player does within the budget, at any cost: a control for the value of depth. */
    static <P extends Position<P>> Chooser<P> atDepthOf(
            Chooser<P> other, ModelAlgorithm algorithm, Player<P> player, Function<P, SumBounds> bounds) {
        return new Chooser<>() {
            @Override
            public Decision choose(P position, Allowance budget) {
                Decision decision = other.choose(position, budget);
                if (decision.depth() == 0) {
                    return decision;
                }
                ModelResult result = ModelSearch.of(algorithm, player, bounds.apply(position), decision.depth())
                        .drawRules(true)
                        .run(position);
                return new Decision(result.move(), decision.depth(), result.violations());
            }

            @Override
            public void observe(P position, int move) {
                other.observe(position, move);
            }

            @Override
            public boolean remembers() {
                return other.remembers();
            }
        };
    }

    /** The practical search within the budget; there is a move even if depth 1 is not completed. */
    static <P extends Position<P>> Chooser<P> thinking(Think<P> think) {
        return new Thinker<>(think);
    }

    /** The move of a player without time to search. */
    static <P extends Position<P>> Decision unsearched(P position) {
        return new Decision(position.moves()[0], 0);
    }
}
