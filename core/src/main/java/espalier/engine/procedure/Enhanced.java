package espalier.engine.procedure;

import espalier.play.Additions;

/** The windows of the enhanced PVS (forward-pruning fig. 2): additions 2 and 3. */
record Enhanced(Additions additions) implements Descent {
    static boolean isNeeded(Additions additions) {
        return additions.closedWindow() || additions.fromAlpha();
    }

    @Override
    public int search(Procedure<?> procedure, boolean first, int place, int from, int alpha, int beta) {
        if (first) {
            return -procedure.search(place, from, -beta, -alpha);
        }
        int x = -procedure.search(place, from, -alpha - 1, -alpha);
        boolean isOpen = x > alpha && x < beta;
        boolean isClosed = additions.closedWindow() && Place.isBelowPv(place) && x == beta && beta == alpha + 1;
        if (!isOpen && !isClosed) {
            return x;
        }
        int lower = additions.fromAlpha() && x == alpha + 1 ? alpha : x;
        return -procedure.search(procedure.againPlace(place), from, -beta, -lower);
    }
}
