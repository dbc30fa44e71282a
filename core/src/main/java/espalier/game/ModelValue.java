package espalier.game;

/**
 * How one player values a position, whichever side is to move. Opponent-model search is built on it. Unlike an {@link
 * Evaluator} it need not be zero-sum: both players may like the same feature. Values are ordinary evaluations ({@link
 * Score#isEvaluation}).
 */
@FunctionalInterface
public interface ModelValue<P extends Position<P>> {
    /**
     * {@return the value of the position for the player (0 or 1), whichever side is to move}
     *
     * @param position the position
     * @param player 0 is the player who moves first in the game
     */
    int value(P position, int player);

    /**
     * {@return a zero-sum evaluation as a model's value}
     *
     * @param <P> the type of positions
     * @param evaluator the evaluation for the side to move
     */
    static <P extends Position<P>> ModelValue<P> of(Evaluator<P> evaluator) {
        return (position, player) ->
                position.turn() == player ? evaluator.evaluate(position) : -evaluator.evaluate(position);
    }

    /**
     * The value of a finished game for the player: by default its result, on which all models agree. Artificial trees
     * override this, because each model has its own leaf values.
     *
     * @param position the position
     * @param player 0 is the player who moves first in the game
     * @param ply the distance from the root of the search
     * @return the value for the player
     */
    default int finished(P position, int player, int ply) {
        int score = Score.fromNode(position.score(), ply);
        return position.turn() == player ? score : -score;
    }
}
