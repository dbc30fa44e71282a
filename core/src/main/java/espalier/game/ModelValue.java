package espalier.game;

/**
 * How one player values a position, whoever is to move. Unlike an {@link Evaluator} it need not be zero-sum: two
 * players may both like the same thing. Opponent-model search is built on it. Values are ordinary evaluations
 * ({@link Score#isEvaluation}).
 */
@FunctionalInterface
public interface ModelValue<P extends Position<P>> {
    /** What the position is worth to the player (0 or 1), whoever is to move. */
    int value(P position, int player);

    /** A zero-sum evaluation as either player sees it. */
    static <P extends Position<P>> ModelValue<P> of(Evaluator<P> evaluator) {
        return (position, player) ->
                position.turn() == player ? evaluator.evaluate(position) : -evaluator.evaluate(position);
    }

    /**
     * What a game that is over on the board is worth to the player: its result, on which all agree. Artificial trees
     * override this, because their leaves are worth something else in each model.
     *
     * @param ply how far the position is from the root of the search
     */
    default int finished(P position, int player, int ply) {
        int score = Score.fromNode(position.score(), ply);
        return position.turn() == player ? score : -score;
    }
}
