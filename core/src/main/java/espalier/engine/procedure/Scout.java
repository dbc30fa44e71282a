package espalier.engine.procedure;

import espalier.engine.memory.NoMemory;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Bound;
import espalier.search.Search;

/**
 * Pearl's SCOUT (classics): evaluates the first child; tests every other child for being better, and evaluates it from
 * scratch if it is. EVAL has no window, so SCOUT, unlike its descendants, may evaluate leaves that alpha-beta does not
 * ({@code [11,[[[-2,-2],[17],[1]]]]}).
 */
public final class Scout<P extends Position<P>> extends Procedure<P> {
    public Scout(Search<P> search, P position) {
        super(search, position, new NoMemory());
    }

    @Override
    protected int search(int place, int from, int alpha, int beta) {
        return eval(from);
    }

    private int eval(int from) {
        enter(-Score.INFINITY, Score.INFINITY);
        int end = atHorizon() ? from : generate(from);
        if (end == from) {
            return exit(leafValue(from), Bound.EXACT);
        }
        expand(end - from);
        int best = -Score.INFINITY;
        for (int i = from; i < end; i++) {
            down(i - from, moves[i]);
            if (i == from || -test(end, -best - 1, -best) > best) {
                best = -eval(end);
                if (ply == 1) {
                    bestIndex = i;
                }
            }
            up();
        }
        return exit(best, Bound.EXACT);
    }

    /** Alpha-beta with a null window. */
    private int test(int from, int alpha, int beta) {
        enter(alpha, beta);
        int end = atHorizon() ? from : generate(from);
        if (end == from) {
            return exit(leafValue(from), Bound.EXACT);
        }
        expand(end - from);
        int best = -Score.INFINITY;
        int i = from;
        for (; i < end && best < beta; i++) {
            down(i - from, moves[i]);
            best = Math.max(best, -test(end, -beta, -alpha));
            up();
        }
        cutoff(i - 1 - from, end - from);
        return exit(best, Bound.of(best, alpha, beta));
    }
}
