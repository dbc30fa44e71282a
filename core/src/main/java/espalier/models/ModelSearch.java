package espalier.models;

import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Limits;
import espalier.search.Specialiser;

/**
 * An opponent-model search to be run: who searches, how and how deep. Immutable; {@link #run} leaves the position as it
 * found it.
 *
 * <p>Everyone takes the first maximal successor. With that rule all algorithms agree in value and move, as long as the
 * bounds hold.
 *
 * @param algorithm the algorithm
 * @param player the player to move at the root, with his models
 * @param bounds what is known of sums of neighbouring models, for the algorithms that use it
 * @param depth how deep to search; a game that ends before is a leaf
 * @param observer sees every evaluation
 * @param limits when to give up; nodes are node visits as everywhere, those of passes that were given up included
 * @param evaluations the most calls of any f_j, exactly; the search gives up there too
 * @param drawRules whether a position below the root that {@link espalier.game.DrawRules} call drawn is a leaf, worth 0 in
 *     every model and no evaluation: for play; without it a value depends on the board alone
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

    /** One copy of the searching classes for each. */
    private record Kind(Class<?> player, Class<?> opponent, Class<?> observer, boolean onePass, boolean modelling) {}

    public ModelSearch {
        if (depth < 1 || depth > Score.MAX_PLIES) {
            throw new IllegalArgumentException("the depth is " + depth + ", it must be 1 to " + Score.MAX_PLIES);
        }
        if (bounds.level() != player.level()) {
            throw new IllegalArgumentException(
                    "a player of level " + player.level() + " needs as many bounds, not " + bounds.level());
        }
        if (evaluations < 1) {
            throw new IllegalArgumentException("a limit of " + evaluations + " evaluations, it must be positive");
        }
    }

    /** A search without observer, limits and draw rules. */
    public static <P extends Position<P>> ModelSearch<P> of(
            ModelAlgorithm algorithm, Player<P> player, SumBounds bounds, int depth) {
        return new ModelSearch<>(
                algorithm, player, bounds, depth, ModelObserver.NONE, Limits.NONE, Long.MAX_VALUE, false);
    }

    public ModelSearch<P> observer(ModelObserver watcher) {
        return new ModelSearch<>(algorithm, player, bounds, depth, watcher, limits, evaluations, drawRules);
    }

    public ModelSearch<P> limits(Limits stops) {
        return new ModelSearch<>(algorithm, player, bounds, depth, observer, stops, evaluations, drawRules);
    }

    /** Gives up after so many calls of any f_j. */
    public ModelSearch<P> evaluations(long most) {
        return new ModelSearch<>(algorithm, player, bounds, depth, observer, limits, most, drawRules);
    }

    /** Whether the rules of play that know draws are obeyed. */
    public ModelSearch<P> drawRules(boolean obeyed) {
        return new ModelSearch<>(algorithm, player, bounds, depth, observer, limits, evaluations, obeyed);
    }

    /** What the algorithm infers at interior nodes from bounds like these. */
    public Reach reach(SumBounds like) {
        return algorithm.reach(like, depth);
    }

    /** Runs the search; the position is afterwards what it was before, whatever happens. */
    public ModelResult run(P position) {
        Player<P> opponent = player.opponent();
        Kind kind = new Kind(
                player.value().getClass(),
                (opponent == null ? player : opponent).value().getClass(),
                observer.getClass(),
                algorithm.onePass(),
                opponent != null && algorithm != ModelAlgorithm.ALPHA_BETA);
        return Specialiser.engine(ModelEngine.class, ENGINE, position.getClass(), kind)
                .run(this, position);
    }
}
