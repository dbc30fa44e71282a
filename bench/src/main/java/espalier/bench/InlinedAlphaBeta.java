package espalier.bench;

import espalier.game.Score;

/** Alpha-beta on a uniform tree with the tree's arithmetic written into the recursion by hand: no position at all. */
final class InlinedAlphaBeta {
    private final int width;
    private final int depth;
    private final int low;
    private final int size;
    private final long seed;

    InlinedAlphaBeta(int width, int depth, int low, int high, long seed) {
        this.width = width;
        this.depth = depth;
        this.low = low;
        this.size = high - low + 1;
        this.seed = seed;
    }

    int search() {
        return search(0, 0, -Score.INFINITY, Score.INFINITY);
    }

    /** @param first the number of the first leaf below, divided by the number of leaves below */
    private int search(long first, int ply, int alpha, int beta) {
        if (ply == depth) {
            long z = seed + (first + 1) * 0x9E3779B97F4A7C15L;
            z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
            z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
            int value = low + (int) Long.remainderUnsigned(z ^ (z >>> 31), size);
            return (ply & 1) == 0 ? value : -value;
        }
        int best = -Score.INFINITY;
        for (int i = 0; i < width && best < beta; i++) {
            best = Math.max(best, -search(first * width + i, ply + 1, -beta, -Math.max(alpha, best)));
        }
        return best;
    }
}
