package espalier.engine.procedure;

import espalier.engine.ordering.MoveOrder;
import espalier.game.Position;
import espalier.game.Score;

/**
 * The last interior nodes of a practical search whose leaves are evaluated and nothing else: a loop without windows, polls
 * and events. Nearly all visits are to these nodes and their leaves. The search is one method, too large to be inlined: in a
 * smaller one, inlined into the recursion, the compiler gave up before it reached the leaves. It leaves this loop for the
 * general one only where the last nodes of a limit are counted, so that the compiler does not spend its room on that.
 *
 * @param climbs whether every child gets the whole window, so that none is ever searched again
 */
record Frontier<P extends Position<P>>(Practical<P> search, boolean climbs) {
    /** Whether the current node can be searched here: its window, and those of its children, never open. */
    boolean serves(int alpha, int beta) {
        return (climbs || beta - alpha == 1) && search.ply > 0;
    }

    /** The value of the current node; leaves it. Finds what the general search would find, by the same visits. */
    int search(int place, int from, int alpha, int beta) {
        P position = search.position;
        int ply = search.ply;
        search.descent.interior(ply);
        long key = Procedure.REMEMBERS ? position.key() : 0;
        if (Procedure.REMEMBERS && search.knowledge.answers(key, 1, alpha, beta)) {
            return withoutLine(search.knowledge.answer(beta));
        }
        int hashIndex = search.knowledge.move(1);
        search.makeRoomForTwo(from);
        int[] moves = search.moves;
        int end = position.generate(moves, from);
        if (end == from) {
            return withoutLine(search.finished());
        }
        MoveOrder<P> order = search.order;
        order.rank(position, ply, 1, moves, from, end, hashIndex);
        if (!search.budget.covers(end - from)) {
            return search.searchMoves(key, place, from, end, 1, 0, alpha, beta);
        }
        int best = -Score.INFINITY;
        int bestAt = from;
        int finished = 0;
        int i = from;
        search.ply = ply + 1;
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
        search.ply = ply;
        search.budget.spend(i - from);
        if (best > alpha && best < beta) {
            search.variations.end(ply, moves[order.place(bestAt, from)]);
        }
        if (best > alpha) {
            order.learn(position, ply, 1, moves, from, bestAt);
        }
        if (Procedure.REMEMBERS) {
            search.knowledge.keep(place, best, alpha, beta, order.place(bestAt, from) - from);
        }
        return best;
    }

    /** The value of the current node, which was not searched: no line begins here. */
    int withoutLine(int value) {
        if (climbs) {
            search.variations.start(search.ply);
        }
        return value;
    }
}
