package espalier.engine.procedure;

import espalier.engine.memory.Memory;
import espalier.game.Position;
import espalier.search.Bound;
import espalier.search.Search;

/**
 * Fail-soft alpha-beta. Without memory it is solution-trees, fig. 3. With memory it is alpha-beta for use with
 * transposition tables (best-first, fig. 1), on which the MT family is built. With another {@link Descent} it is PVS or
 * NegaScout.
 *
 * <p>Erratum (best-first, fig. 1): as printed, alpha grows in the loop, and the stored bounds are then classified with
 * the grown alpha. So every fail-high also stores an upper bound, and AB-SSS* returns 2 on {@code [[2,1]]}. Here alpha
 * keeps its entry value. Our copy has lost comparison signs: retrieve tests {@code f+ <= alpha} and {@code f- >= beta}.
 */
public final class AlphaBeta<P extends Position<P>> extends Procedure<P> {
    private final Descent descent;

    public AlphaBeta(Search<P> search, P position, Memory memory, Descent descent) {
        super(search, position, memory);
        this.descent = descent;
    }

    /** The entry: memory and leaves. Separate from the loop so that both are small enough to be inlined. */
    @Override
    protected int search(int place, int from, int alpha, int beta) {
        enter(alpha, beta);
        long key = key();
        if (recall(place, key) && Memory.answers(memory.lower(), memory.upper(), alpha, beta)) {
            return answer(beta);
        }
        int end = atHorizon() ? from : generate(from);
        if (end > from) {
            return searchChildren(place, key, from, end, alpha, beta);
        }
        int value = leafValue(from);
        keep(place, key, value, value);
        return exit(value, Bound.EXACT);
    }

    private int searchChildren(int place, long key, int from, int end, int alpha, int beta) {
        expand(end - from);
        descent.interior(ply);
        int block = makeRoom(place, end - from);
        int best = searchChildren(descent, block, from, end, alpha, beta);
        if (REMEMBERS) {
            update(place, key, best, alpha, beta);
        }
        return exit(best, Bound.of(best, alpha, beta));
    }

    private int answer(int beta) {
        int lower = memory.lower();
        int upper = memory.upper();
        observer.known(position, path, ply, lower, upper);
        if (lower != upper) {
            // a mere bound: the values of interior nodes below are unknown
            descent.interior(ply + 1);
        }
        return exit(lower >= beta ? lower : upper, Bound.between(lower, upper, beta));
    }

    /** Stores the bound that this visit has shown, and keeps the other one from earlier visits. */
    private void update(int place, long key, int value, int alpha, int beta) {
        recall(place, key);
        keep(place, key, value > alpha ? value : memory.lower(), value < beta ? value : memory.upper());
    }
}
