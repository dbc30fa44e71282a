package espalier.engine.procedure;

import espalier.engine.ordering.MoveOrder;
import espalier.game.Endings;
import espalier.game.Noisy;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Bound;

/**
 * Plays noisy moves out. Fail-soft: the side to move may stand pat, if the game allows it, and tries to improve on that;
 * the value returned is never merely a limit of the window. Where static values are trusted, the table is asked first and keeps
 * what was found, and moves that take too little are left out.
 *
 * @param surprise what a move may gain beyond what it takes
 * @param remembers whether the table is used
 */
record Quiescence<P extends Position<P>>(Practical<P> search, Noisy noisy, int surprise, boolean remembers)
        implements Horizon {
    /** No line of noisy moves is followed further; games rarely have half as many in a row. */
    static final int MOST_PLIES = 64;

    @Override
    public int value(int from, int alpha, int beta) {
        return quiesce(from, alpha, beta, MOST_PLIES);
    }

    private int quiesce(int from, int alpha, int beta, int plies) {
        int known = plies == MOST_PLIES ? Endings.UNKNOWN : search.known(0);
        if (known != Endings.UNKNOWN) {
            search.leaf(known);
            return search.exit(known, Bound.EXACT);
        }
        if (!remembers) {
            return standOrImprove(from, alpha, beta, plies);
        }
        long key = search.position.key();
        if (search.knowledge.answers(key, 0, alpha, beta)) {
            return search.knowledge.answerHorizon(beta);
        }
        int value = standOrImprove(from, alpha, beta, plies);
        search.knowledge.keepHorizon(key, value, alpha, beta);
        return value;
    }

    private int standOrImprove(int from, int alpha, int beta, int plies) {
        boolean standsPat = noisy.mayStandPat() || plies == 0;
        int best = -Score.INFINITY;
        if (standsPat) {
            if (noisy.mayBeOver() && search.isOver(from)) {
                return search.exit(search.finished(), Bound.EXACT);
            }
            best = search.evaluate();
            if (best >= beta || plies == 0) {
                return search.exit(best, Bound.of(best, alpha, beta));
            }
        }
        search.makeRoomForMoves(from);
        int end = noisy.generateNoisy(search.moves, from);
        if (end == from) {
            return search.exit(standsPat ? best : search.finished(), Bound.EXACT);
        }
        return improve(best, from, end, alpha, beta, plies);
    }

    private int improve(int standPat, int from, int end, int alpha, int beta, int plies) {
        MoveOrder<P> order = search.order;
        int best = standPat;
        search.expand(end - from);
        order.rank(search.position, search.ply, 0, search.moves, from, end, -1);
        for (int i = from; i < end && best < beta; i++) {
            int at = order.pick(i, from, end);
            int move = search.moves[at];
            int bound = Math.max(alpha, best);
            if (standPat > -Score.INFINITY && remembers) {
                int most = Math.min(standPat + noisy.gain(move) + surprise, Score.INFINITY);
                if (most <= bound) {
                    best = Math.max(best, most);
                    continue;
                }
            }
            search.down(at - from, move);
            search.enter(-beta, -bound);
            search.variations.start(search.ply);
            int value = -quiesce(end, -beta, -bound, plies - 1);
            search.up();
            if (value > best) {
                best = value;
                if (value > alpha) {
                    search.variations.extend(search.ply, move);
                }
            }
        }
        return search.exit(best, Bound.of(best, alpha, beta));
    }
}
