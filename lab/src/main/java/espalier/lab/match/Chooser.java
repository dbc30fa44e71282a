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
 * One who chooses moves: a player in a match. Most keep nothing in mind, so that several threads may ask the same one and
 * matches can be repeated; {@link #remembers} tells the others.
 */
@FunctionalInterface
public interface Chooser<P extends Position<P>> {
    /** Chooses a move in a position that is not finished and is left as it was. */
    Choice choose(P position, Budget budget);

    /**
     * Sees what the opponent chose.
     *
     * @param position before the move; left as it was
     */
    default void observe(P position, int move) {}

    /** Whether choices depend on what was observed: then each match needs one of its own. */
    default boolean remembers() {
        return false;
    }

    /**
     * A move.
     *
     * @param move the move
     * @param depth how deep it was searched completely
     * @param violations leaves that broke an estimated sum-bound
     */
    record Choice(int move, int depth, int violations) {
        /** One that rests on no estimate. */
        public Choice(int move, int depth) {
            this(move, depth, 0);
        }
    }

    /**
     * Iterative deepening of an opponent-model search within the budget. An iteration that does not fit into it is given
     * up, and the last complete one counts; if not even depth 1 fits, the best move so far does. Draws by the rules of play
     * (repetition, fifty moves) are seen, as {@link Match} scores them.
     *
     * @param bounds the sum-bounds at a root; they may depend on what is left on the board
     */
    static <P extends Position<P>> Chooser<P> modelling(
            ModelAlgorithm algorithm, Player<P> player, Function<P, SumBounds> bounds) {
        return new Modelling<>(algorithm, player, bounds);
    }

    /** Searches as deep as another one does within the budget, whatever that costs: a control for what depth is worth. */
    static <P extends Position<P>> Chooser<P> atDepthOf(
            Chooser<P> other, ModelAlgorithm algorithm, Player<P> player, Function<P, SumBounds> bounds) {
        return new Chooser<>() {
            @Override
            public Choice choose(P position, Budget budget) {
                Choice choice = other.choose(position, budget);
                if (choice.depth() == 0) {
                    return choice;
                }
                ModelResult result = ModelSearch.of(algorithm, player, bounds.apply(position), choice.depth())
                        .drawRules(true)
                        .run(position);
                return new Choice(result.move(), choice.depth(), result.violations());
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

    /**
     * The practical search within the budget. Depth 1 is always completed within a budget of nodes or time; in one of
     * evaluations it is only if it fits.
     */
    static <P extends Position<P>> Chooser<P> thinking(Think<P> think) {
        return new Thinker<>(think);
    }

    /** The move of one who has had no time to look. */
    static <P extends Position<P>> Choice unsearched(P position) {
        int[] moves = new int[position.maxMoves()];
        position.generate(moves, 0);
        return new Choice(moves[0], 0);
    }
}
