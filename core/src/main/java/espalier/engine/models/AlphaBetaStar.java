package espalier.engine.models;

import espalier.game.Position;
import espalier.game.Score;
import espalier.models.ModelSearch;
import espalier.search.Bound;

/**
 * Alpha-beta* (multi-model, fig. 7). For each move it first searches with the opponent's model to find the reply, then
 * searches below that reply with the player's own function. By the sum-bounds, the opponent's value bounds the
 * player's, and that prunes.
 *
 * <p>M* (fig. 3 left) and simple pruning are the same recursion with infinite bounds: for all models, or for all but
 * those of level 0, whose search then is alpha-beta. Zero bounds make the whole search alpha-beta. Both evaluate the
 * same leaves as the originals, because one ply above the horizon the opponent's model is not searched.
 *
 * <p>The value is fail-hard: inside the window it is M^j of the node, at or below alpha it is alpha, at or above beta
 * it is a lower bound.
 */
final class AlphaBetaStar<P extends Position<P>> extends ModelWalker<P> {
    /** The index in the move buffer of the move that the last finished search chose. */
    private int choice;

    AlphaBetaStar(ModelSearch<P> search, P position) {
        super(search, position);
    }

    @Override
    int searchRoot(int end) {
        return search(depth, level, 0, end, -Score.INFINITY, Score.INFINITY);
    }

    /** Searches the current node, whose moves are at {@code from..end}, for model j. */
    private int search(int height, int j, int from, int end, int lowest, int beta) {
        expansions++;
        searches(j, lowest, beta);
        int alpha = lowest;
        int value = lowest;
        int best = from;
        for (int i = from; i < end; i++) {
            down(i - from, moves[i]);
            int replies = expand(height - 1, end);
            int child;
            if (replies == end) {
                child = leafValue(j, height - 1, end);
            } else {
                int lower = reach.lower(j, height - 1);
                int upper = reach.upper(j, height - 1);
                int theirs = search(height - 1, j - 1, end, replies, clamp(-lower - beta), clamp(upper - alpha));
                alpha = Math.max(alpha, -lower - theirs);
                if (alpha >= beta) {
                    return reached(i, from, end, j, alpha, beta);
                }
                child = behind(height - 2, j, end, replies, alpha, beta, upper - theirs);
            }
            up();
            if (child > value) {
                value = child;
                best = i;
                if (ply == 0) {
                    bestIndex = i;
                }
                chooses(j, j, i - from, value);
            }
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                cutoff(j, i - from, end - from, alpha, beta);
                break;
            }
        }
        choice = best;
        return value;
    }

    /** Leaves a child whose value in model j is at least alpha, and that is enough for the current node. */
    private int reached(int i, int from, int end, int j, int alpha, int beta) {
        settled(j, alpha, Bound.LOWER, beta);
        up();
        choice = i;
        chooses(j, j, i - from, alpha);
        cutoff(j, i - from, end - from, alpha, beta);
        return alpha;
    }

    /**
     * The value in model j of the current node, whose moves are at {@code first..from} and where its model of the opponent has
     * just chosen one. It is at most {@code most}; if that is no more than alpha, it is alpha.
     */
    private int behind(int height, int j, int first, int from, int alpha, int beta, int most) {
        int ceiling = Math.min(beta, most);
        if (alpha >= ceiling) {
            settled(j, most, Bound.UPPER, alpha);
            return alpha;
        }
        int index = choice - first;
        down(index, moves[choice]);
        int end = expand(height, from);
        int value = end == from ? leafValue(j, height, from) : search(height, j, from, end, alpha, ceiling);
        up();
        chooses(j, j - 1, index, value);
        return value;
    }
}
