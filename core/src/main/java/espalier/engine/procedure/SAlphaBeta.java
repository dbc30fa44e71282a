package espalier.engine.procedure;

import espalier.engine.memory.Memory;
import espalier.game.Bounds;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Bound;
import espalier.search.Search;

/**
 * Alpha-beta that can be called on a node of an existing search tree (solution-trees, fig. 5). It uses both bounds of
 * every node on entry and updates them on exit. On informed trees it starts from their heuristic bounds. With {@link
 * Descent.Pvs} it is Informed NegaScout.
 *
 * <p>Fig. 5 leaves {@code update} open. Here both bounds are recomputed from all children, entered or not.
 * The postconditions then hold with equality: f- and f+ are exactly what the leaves seen so far imply.
 */
public final class SAlphaBeta<P extends Position<P>> extends Procedure<P> {
    private final Descent descent;
    private final Bounds<P> bounds;

    public SAlphaBeta(Search<P> search, P position, Memory memory, Descent descent) {
        super(search, position, memory);
        this.descent = descent;
        this.bounds = search.bounds();
    }

    @Override
    protected int search(int place, int from, int entryAlpha, int entryBeta) {
        enter(entryAlpha, entryBeta);
        long key = key();
        boolean found = recall(place, key);
        // A move has to show the root's lower bound, because the search must return a move too.
        int lower = found ? memory.lower() : ply == 0 ? -Score.INFINITY : bounds.lower(position);
        int upper = found ? memory.upper() : bounds.upper(position);
        if (Memory.answers(lower, upper, entryAlpha, entryBeta)) {
            observer.known(position, path, ply, lower, upper);
            return exit(lower >= entryBeta ? lower : upper, Bound.between(lower, upper, entryBeta));
        }
        int end = atHorizon() ? from : generate(from);
        if (end > from) {
            return searchChildren(place, key, from, end, lower, upper, entryAlpha, entryBeta);
        }
        int value = leafValue(from);
        keep(place, key, value, value);
        return exit(value, Bound.EXACT);
    }

    private int searchChildren(
            int place, long key, int from, int end, int lower, int upper, int entryAlpha, int entryBeta) {
        expand(end - from);
        int block = makeRoom(place, end - from);
        int alpha = Math.max(entryAlpha, lower);
        int beta = Math.min(entryBeta, upper);
        int best = searchChildren(descent, block, from, end, alpha, beta);
        update(place, key, block, from, end, best > alpha ? best : lower, best < beta ? best : upper);
        return exit(best, Bound.of(best, entryAlpha, entryBeta));
    }

    /** Stores the better of what this visit has shown and what all children together imply. */
    private void update(int place, long key, int block, int from, int end, int shownLower, int shownUpper) {
        int lower = shownLower;
        int upper = -Score.INFINITY;
        for (int i = from; i < end; i++) {
            peek(block, i - from, moves[i]);
            upper = Math.max(upper, -memory.lower());
            if (-memory.upper() > lower) {
                lower = -memory.upper();
                if (ply == 0) {
                    bestIndex = i;
                }
            }
        }
        keep(place, key, lower, Math.min(shownUpper, upper));
    }
}
