package espalier.lab.bestnode;

import espalier.driver.Separation;
import espalier.tree.UniformTree;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * MTD(f) and Best Node Search on null-window alpha-beta with an exact memory (best-first fig. 1), whose results are either
 * fail-soft, as everywhere else in this project, or fail-hard: gamma - 1 or gamma, also in memory. One object is one
 * search of one tree, whose leaf values are known to lie in 0..high.
 */
final class NullWindows {
    private final UniformTree tree;
    private final boolean hard;
    private final Map<Long, int[]> memory = new HashMap<>();
    private final int[] moves;
    private long leaves;
    private long visits;
    private int passes;

    NullWindows(UniformTree tree, boolean hard) {
        this.tree = tree;
        this.hard = hard;
        this.moves = new int[tree.maxMoves()];
    }

    long leaves() {
        return leaves;
    }

    long visits() {
        return visits;
    }

    int passes() {
        return passes;
    }

    /** MTD(f) from a guess in the range (best-first fig. 3): the value. The range's ends make it SSS* and DUAL*. */
    int mtd(int guess) {
        int lower = tree.low();
        int upper = tree.high();
        int value = Math.max(lower, Math.min(upper, guess));
        while (lower < upper) {
            int gamma = value == lower ? value + 1 : value;
            passes++;
            value = search(gamma);
            if (value < gamma) {
                upper = value;
            } else {
                lower = value;
            }
        }
        return lower;
    }

    /** Best Node Search (best-node fig. 4): the best move. */
    int bestNode(Separation separation) {
        int alpha = tree.low();
        int beta = tree.high() + 1;
        int count = tree.rootWidth();
        int better = 0;
        int best = 0;
        while (beta - alpha >= 2 && better != 1) {
            int test = separation.next(alpha, beta, count);
            passes++;
            better = 0;
            for (int i = 0; i < tree.rootWidth(); i++) {
                if (child(i, test) >= test) {
                    better++;
                    best = i;
                }
            }
            if (better == 0) {
                beta = test;
            } else {
                alpha = test;
                count = better;
            }
        }
        return best;
    }

    private int child(int move, int gamma) {
        tree.play(move);
        int value = -search(1 - gamma);
        tree.undo();
        return value;
    }

    /** The window (gamma - 1, gamma). */
    private int search(int gamma) {
        visits++;
        IntUnaryOperator clipped = value -> hard ? Math.max(gamma - 1, Math.min(gamma, value)) : value;
        int[] bounds = memory.computeIfAbsent(tree.key(), key -> new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE});
        if (bounds[0] >= gamma || bounds[1] < gamma) {
            return clipped.applyAsInt(bounds[0] >= gamma ? bounds[0] : bounds[1]);
        }
        int width = tree.generate(moves, 0);
        if (width == 0) {
            leaves++;
            bounds[0] = tree.score();
            bounds[1] = bounds[0];
            return clipped.applyAsInt(bounds[0]);
        }
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < width && best < gamma; i++) {
            best = Math.max(best, child(i, gamma));
        }
        best = clipped.applyAsInt(best);
        bounds[best < gamma ? 1 : 0] = best;
        return best;
    }
}
