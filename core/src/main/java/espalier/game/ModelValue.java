package espalier.game;

/**
 * How one player values a position, whichever side is to move. Opponent-model search is built on it. Unlike an {@link
 * Evaluator} it need not be zero-sum: both players may like the same feature. Values are ordinary evaluations ({@link
 * Score#isEvaluation}).
 */
@FunctionalInterface
public interface ModelValue<P extends Position<P>> {
    /** The value of the position for the player (0 or 1), whichever side is to move. */
    int value(P position, int player);

    /** A zero-sum evaluation as a model's value. */
    static <P extends Position<P>> ModelValue<P> of(Evaluator<P> evaluator) {
        return (position, player) ->
                position.turn() == player ? evaluator.evaluate(position) : -evaluator.evaluate(position);
    }

    /**
     * The value of a finished game for the player: by default its result, on which all models agree. Artificial trees
     * override this, because each model has its own leaf values.
     *
     * @param ply the distance from the root of the search
     */
    default int finished(P position, int player, int ply) {
        int score = Score.fromNode(position.score(), ply);
        return position.turn() == player ? score : -score;
    }
}
