package espalier.engine.procedure;

import espalier.engine.ordering.MoveOrder;
import espalier.game.Position;
import espalier.game.Score;

/**
 * The last interior nodes of a practical search whose leaves are evaluated and nothing else: a loop without windows, polls
 * and events. Nearly all visits are to these nodes and their leaves.
 *
 * @param climbs whether every child gets the whole window, so that none is ever searched again
 */
record Frontier<P extends Position<P>>(Practical<P> search, boolean climbs) {
    /** Whether this finds what the general loop would find, by the same visits. */
    boolean serves(int width, int alpha, int beta) {
        return search.ply > 0 && (climbs || beta - alpha == 1) && search.budget.covers(width);
    }

    /** The value of the current node, whose moves are ranked; leaves it. */
    int search(long key, int place, int from, int end, int alpha, int beta) {
        P position = search.position;
        MoveOrder<P> order = search.order;
        search.makeRoomForMoves(end);
        int[] moves = search.moves;
        int best = -Score.INFINITY;
        int bestAt = from;
        int finished = 0;
        int i = from;
        search.ply++;
        for (; i < end && best < beta; i++) {
            position.play(moves[order.pick(i, from, end)]);
            int value;
            if (position.over(moves, end)) {
                value = -search.finished();
                finished++;
            } else {
                value = -search.evaluator.evaluate(position);
            }
            position.undo();
            if (value > best) {
                best = value;
                bestAt = i;
            }
        }
        search.evaluated(i - from - finished);
        search.ply--;
        search.budget.spend(i - from);
        if (best > alpha && best < beta) {
            search.variations.end(search.ply, moves[order.place(bestAt, from)]);
        }
        return search.conclude(key, place, from, 1, alpha, beta, best, bestAt);
    }
}
