package espalier.bench;

import espalier.game.Score;
import espalier.search.Bound;
import espalier.tree.UniformTree;

/**
 * The alpha-beta of the library written against the concrete, final tree class: no interface, no observer, no memory, no
 * limits. The yardstick for what the public API costs.
 */
final class ConcreteAlphaBeta {
    private final UniformTree tree;
    private final int[] moves;
    private int bestIndex;
    private int ply;

    ConcreteAlphaBeta(UniformTree tree) {
        this.tree = tree;
        this.moves = new int[(tree.height() + 1) * tree.maxMoves()];
    }

    int search() {
        return search(0, -Score.INFINITY, Score.INFINITY);
    }

    int bestIndex() {
        return bestIndex;
    }

    private int search(int from, int alpha, int beta) {
        int end = tree.generate(moves, from);
        if (end == from) {
            return tree.score();
        }
        int best = -Score.INFINITY;
        for (int i = from; i < end && best < beta; i++) {
            tree.play(moves[i]);
            ply++;
            int value = -search(end, -beta, -Math.max(alpha, best));
            ply--;
            tree.undo();
            if (value > best) {
                best = value;
                if (ply == 0 && Bound.of(value, alpha, beta) != Bound.UPPER) {
                    bestIndex = i;
                }
            }
        }
        return best;
    }
}
