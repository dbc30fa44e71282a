package espalier.engine.procedure;

import espalier.engine.ordering.MoveOrder;
import espalier.game.Position;
import espalier.game.Score;

/**
 * The nodes below the root of a practical search that has a table and a move order and nothing else: one recursion, without
 * questions for parts that are absent. A window that is closed stays closed below, so all drivers search its nodes alike.
 *
 * @param frontier searches the last of them
 */
record Bare<P extends Position<P>>(Practical<P> search, Frontier<P> frontier) {
    /** The value of the current node; leaves it. Finds what the general search would find, by the same visits. */
    int search(int place, int from, int alpha, int beta) {
        int depth = Place.depth(place);
        if (depth == 1) {
            return frontier.search(place, from, alpha, beta);
        }
        P position = search.position;
        int ply = search.ply;
        search.descent.interior(ply + 1);
        long key = Procedure.REMEMBERS ? position.key() : 0;
        if (Procedure.REMEMBERS && search.knowledge.answers(key, depth, alpha, beta)) {
            return frontier.withoutLine(search.knowledge.answer(beta));
        }
        int hashIndex = search.knowledge.move(depth);
        int end = search.generate(from);
        if (end == from) {
            return frontier.withoutLine(search.finished());
        }
        int[] moves = search.moves;
        MoveOrder<P> order = search.order;
        order.rank(position, ply, depth, moves, from, end, hashIndex);
        int best = -Score.INFINITY;
        int bestAt = from;
        for (int i = from; i < end && best < beta; i++) {
            position.play(moves[order.pick(i, from, end)]);
            search.ply = ply + 1;
            search.budget.spend();
            int value = -search(Place.ofChild(place, depth - 1, i == from), end, -beta, -Math.max(alpha, best));
            search.ply = ply;
            position.undo();
            if (value > best) {
                best = value;
                bestAt = i;
                if (value > alpha && value < beta) {
                    search.variations.extend(ply, moves[order.place(i, from)]);
                }
            }
        }
        if (best > alpha) {
            order.learn(position, ply, depth, moves, from, bestAt);
        }
        if (Procedure.REMEMBERS) {
            search.knowledge.keep(key, place, best, alpha, beta, order.place(bestAt, from) - from);
        }
        return best;
    }
}
