package espalier.engine.procedure;

import espalier.engine.memory.Claims;
import espalier.engine.ordering.MoveOrder;

/** Keeps threads away from each other: of the moves of a node, those that another thread is searching are tried later. */
record Sharing(Practical<?> search, Claims claims) {
    /** At nodes of this depth and above threads say what they are searching. */
    static final int LEAST_DEPTH = 3;

    /**
     * Claims the most promising move that no other thread is searching, or one to help with if there is none left, and
     * makes it the i-th; returns its place. It must be dropped, whatever happens.
     */
    int take(long key, int i, int from, int end, int depth) {
        MoveOrder<?> order = search.order;
        int at = order.place(i, from);
        while (i > from && !order.isDeferred(i) && claims.isTaken(Claims.name(key, search.moves[at], depth))) {
            order.defer(i);
            at = order.pick(i, from, end);
        }
        order.recall(i);
        claims.take(Claims.name(key, search.moves[at], depth));
        return at;
    }

    void drop(long key, int move, int depth) {
        claims.drop(Claims.name(key, move, depth));
    }
}
