package espalier.engine.procedure;

import espalier.engine.memory.NoMemory;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Bound;
import espalier.search.Search;

/** The definition: the value of a leaf, or the best of the children's. Visits every leaf and ignores the window. */
public final class Minimax<P extends Position<P>> extends Procedure<P> {
    public Minimax(Search<P> search, P position) {
        super(search, position, new NoMemory());
    }

    @Override
    protected int search(int place, int from, int alpha, int beta) {
        enter(-Score.INFINITY, Score.INFINITY);
        int end = atHorizon() ? from : generate(from);
        if (end == from) {
            return exit(leafValue(from), Bound.EXACT);
        }
        expand(end - from);
        int best = -Score.INFINITY;
        for (int i = from; i < end; i++) {
            down(i - from, moves[i]);
            int value = -search(place, end, alpha, beta);
            up();
            if (value > best) {
                best = value;
                if (ply == 0) {
                    bestIndex = i;
                }
            }
        }
        return exit(best, Bound.EXACT);
    }
}
