package espalier.testkit;

import espalier.game.Score;
import espalier.models.Reach;
import espalier.models.SumBounds;
import espalier.testkit.ModelReference.Node;
import java.util.Arrays;

/**
 * Multi-model, fig. 9, as printed. As the paper's footnote asks, a player whose level is below the
 * depth gets a tail of functions with alternating signs, so models are numbered from D at the root to 0.
 */
final class Figure9 {
    private final ModelReference tree;
    private final int depth;
    private final Reach reach;
    private final boolean rootConsensus;
    private int leaves;

    /**
     * @param rootConsensus false as printed: no model has a vote at the root, and the search leaves it after its first
     *     child
     */
    private Figure9(ModelReference tree, SumBounds bounds, boolean rootConsensus) {
        this.tree = tree;
        this.depth = tree.root().height();
        this.reach = Reach.symmetric(bounds, depth);
        this.rootConsensus = rootConsensus;
    }

    static int value(ModelReference tree, SumBounds bounds, boolean rootConsensus) {
        return new Figure9(tree, bounds, rootConsensus).value();
    }

    /** How many leaves it evaluates, with a consensus at the root. */
    static int leaves(ModelReference tree, SumBounds bounds) {
        Figure9 figure = new Figure9(tree, bounds, true);
        figure.value();
        return figure.leaves;
    }

    private int value() {
        int[] alpha = new int[depth + 1];
        int[] beta = new int[depth + 1];
        Arrays.fill(alpha, -Score.INFINITY);
        Arrays.fill(beta, Score.INFINITY);
        return search(tree.root(), alpha, beta)[depth];
    }

    /** The model of the unextended player that model j stands for. */
    private int model(int j) {
        return tree.level() - depth + j;
    }

    private int bound(int j, int d) {
        return reach.upper(model(j), d);
    }

    private int[] search(Node s, int[] alpha, int[] beta) {
        int d = s.height();
        int n = depth;
        int[] v = new int[n + 1];
        if (s.children().isEmpty()) {
            leaves++;
            Arrays.setAll(v, j -> s.leaf(model(j)));
            return v;
        }
        Arrays.fill(v, -Score.INFINITY);
        int[] a = new int[n + 1];
        int[] b = new int[n + 1];
        a[n] = alpha[n];
        b[n] = clamp(bound(n, d) - alpha[n - 1]);
        for (int j = 0; j < n; j++) {
            boolean open = alpha[j + 1] < beta[j + 1];
            a[j] = open ? clamp(-bound(j + 1, d) - beta[j + 1]) : alpha[j + 1];
            b[j] = open ? clamp(bound(j + 1, d) - alpha[j + 1]) : beta[j + 1];
        }
        for (Node child : s.children()) {
            int[] w = search(child, a, b);
            for (int j = d & 1; j <= n; j += 2) { // active: n - j and n - d are both even or both odd
                if (w[j] > v[j]) {
                    v[j] = w[j];
                    if (j < n) {
                        v[j + 1] = w[j + 1];
                    }
                    a[j] = Math.max(a[j], v[j]);
                }
            }
            boolean pruned = d < n || !rootConsensus;
            for (int j = d; j < n; j += 2) {
                pruned &= a[j] >= b[j];
            }
            if (pruned) {
                return v;
            }
        }
        return v;
    }

    private static int clamp(int bound) {
        return Math.max(-Score.INFINITY, Math.min(Score.INFINITY, bound));
    }
}
