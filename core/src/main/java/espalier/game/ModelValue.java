package espalier.game;

/**
 * How one player values a position, whoever is to move. Unlike an {@link Evaluator} it need not be zero-sum: two
 * players may both like the same thing. Opponent-model search is built on it.
 */
@FunctionalInterface
public interface ModelValue<P> {
    int value(P position, int player);
}
