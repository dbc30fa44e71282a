package espalier.engine.procedure;

/**
 * The windows with which the children of a node are searched: the difference between alpha-beta and its null-window
 * relatives. Called with the child just played; window and value are the parent's.
 */
public interface Descent {
    int search(Procedure<?> procedure, boolean first, int place, int from, int alpha, int beta);

    /** Reports an interior node at this ply. */
    default void interior(int ply) {}

    /** Every child with the whole window: alpha-beta. */
    final class Whole implements Descent {
        @Override
        public int search(Procedure<?> procedure, boolean first, int place, int from, int alpha, int beta) {
            return -procedure.search(place, from, -beta, -alpha);
        }
    }

    /**
     * Principal Variation Search (pvs): the first child gets the whole window, the others a null window. A child that
     * proves better, with value x, is searched again with (x, beta).
     */
    final class Pvs implements Descent {
        @Override
        public int search(Procedure<?> procedure, boolean first, int place, int from, int alpha, int beta) {
            if (first) {
                return -procedure.search(place, from, -beta, -alpha);
            }
            int x = -procedure.search(place, from, -alpha - 1, -alpha);
            return x > alpha && x < beta ? -procedure.search(procedure.againPlace(place), from, -beta, -x) : x;
        }
    }

    /**
     * NegaScout (nega-scout): PVS without the re-search if every child of the searched child is a leaf. A fail-soft
     * null-window search without a cut-off has then seen all of them, and its value is exact.
     */
    final class NegaScout implements Descent {
        /** The deepest ply of an interior node since the last null-window search began. */
        private int deepest;

        @Override
        public int search(Procedure<?> procedure, boolean first, int place, int from, int alpha, int beta) {
            if (first) {
                return -procedure.search(place, from, -beta, -alpha);
            }
            int before = deepest;
            deepest = 0;
            int x = -procedure.search(place, from, -alpha - 1, -alpha);
            boolean exact = deepest <= procedure.ply;
            deepest = Math.max(deepest, before);
            return x > alpha && x < beta && !exact
                    ? -procedure.search(procedure.againPlace(place), from, -beta, -x)
                    : x;
        }

        @Override
        public void interior(int ply) {
            deepest = Math.max(deepest, ply);
        }
    }
}
