package espalier.models;

import espalier.game.Check;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Limits;
import espalier.search.Specialiser;

/**
 * An opponent-model search: player, algorithm, depth. Immutable; {@link #run} leaves the position as it found it.
 *
 * <p>Every model takes the first maximal successor. By that rule all algorithms agree in value and move, as long as the
 * bounds hold.
 *
 * @param algorithm the algorithm
 * @param player the player to move at the root, with their models
 * @param bounds bounds on the sums of neighbouring models, for the algorithms that use them
 * @param depth the depth of the search; a game that ends earlier is a leaf
 * @param observer sees every evaluation
 * @param limits when to stop; the node limit counts node visits, abandoned passes included
 * @param evaluations the limit on calls of any f_j, exact
 * @param drawRules for play: whether a position below the root that {@link espalier.game.DrawRules} call drawn is a
 *     leaf with value 0 in every model, without evaluation. If false, a value depends on the board alone
 */
public record ModelSearch<P extends Position<P>>(
        ModelAlgorithm algorithm,
        Player<P> player,
        SumBounds bounds,
        int depth,
        ModelObserver observer,
        Limits limits,
        long evaluations,
        boolean drawRules) {
    private static final String ENGINE = "espalier.engine.models.ModelAssembly";

    /** The key of a copy of the searching classes. */
    private record Kind(
            Class<?> player,
            Class<?> opponent,
            Class<?> observer,
            ModelAlgorithm.Recursion recursion,
            boolean modelling) {}

    public ModelSearch {
        Check.between("the depth", depth, 1, Score.MAX_PLIES);
        if (bounds.level() != player.level()) {
            throw new IllegalArgumentException(
                    "a player of level " + player.level() + " needs as many bounds, not " + bounds.level());
        }
        if (evaluations < 1) {
            throw new IllegalArgumentException("a limit of " + evaluations + " evaluations, it must be positive");
        }
    }

    /**
     * {@return a search without observer, limits and draw rules}
     *
     * @param <P> the type of positions
     * @param algorithm how to search
     * @param player whose move it is
     * @param bounds on the sums of neighbouring models
     * @param depth in plies
     */
    public static <P extends Position<P>> ModelSearch<P> of(
            ModelAlgorithm algorithm, Player<P> player, SumBounds bounds, int depth) {
        return new ModelSearch<>(
                algorithm, player, bounds, depth, ModelObserver.NONE, Limits.NONE, Long.MAX_VALUE, false);
    }

    /**
     * {@return the same, with this observer}
     *
     * @param watcher hears every event
     */
    public ModelSearch<P> observer(ModelObserver watcher) {
        return new ModelSearch<>(algorithm, player, bounds, depth, watcher, limits, evaluations, drawRules);
    }

    /**
     * {@return the same, with these limits}
     *
     * @param stops when to give up
     */
    public ModelSearch<P> limits(Limits stops) {
        return new ModelSearch<>(algorithm, player, bounds, depth, observer, stops, evaluations, drawRules);
    }

    /**
     * {@return the same search, ended after this many calls of any f_j}
     *
     * @param most the number of calls
     */
    public ModelSearch<P> evaluations(long most) {
        return new ModelSearch<>(algorithm, player, bounds, depth, observer, limits, most, drawRules);
    }

    /**
     * {@return the same search, with or without draw rules below the root}
     *
     * @param obeyed whether they end games in the search
     */
    public ModelSearch<P> drawRules(boolean obeyed) {
        return new ModelSearch<>(algorithm, player, bounds, depth, observer, limits, evaluations, obeyed);
    }

    /**
     * {@return what the algorithm infers at interior nodes from such bounds}
     *
     * @param like the bounds
     */
    public Reach reach(SumBounds like) {
        return algorithm.reach(like, depth);
    }

    /**
     * {@return the result; the position is restored, even after an exception}
     *
     * @param position the position
     */
    public ModelResult run(P position) {
        Player<P> opponent = player.opponent();
        Kind kind = new Kind(
                player.value().getClass(),
                (opponent == null ? player : opponent).value().getClass(),
                observer.getClass(),
                algorithm.recursion(),
                opponent != null && algorithm.recursion() != ModelAlgorithm.Recursion.WITHOUT_MODELS);
        return Specialiser.engine(ModelEngine.class, ENGINE, position.getClass(), kind)
                .run(this, position);
    }
}
