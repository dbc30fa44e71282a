package espalier.engine.procedure;

import espalier.game.Endings;
import espalier.game.Position;
import espalier.game.Score;

/**
 * Values that the position knows. A win whose distance is not known is worth more the better it is evaluated. If the root
 * is such a win itself, the search goes on to its leaves: it looks for progress, which the value does not show.
 */
final class KnownEndings<P extends Position<P>> {
    private final Practical<P> search;
    private final Endings endings;
    private final boolean within;

    KnownEndings(Practical<P> search, Endings endings) {
        this.search = search;
        this.endings = endings;
        this.within = isSure(endings.known());
    }

    private static boolean isSure(int value) {
        return value != Score.DRAW && Score.isEvaluation(value);
    }

    /** The value of the current node; {@link Endings#UNKNOWN} if it must be searched. */
    int value(int depth) {
        int value = endings.known();
        if (value == Endings.UNKNOWN || search.ply == 0) {
            return Endings.UNKNOWN;
        }
        if (isSure(value)) {
            return within && depth > 0 ? Endings.UNKNOWN : value + search.evaluator.evaluate(search.position);
        }
        return Score.fromNode(value, search.ply);
    }
}
