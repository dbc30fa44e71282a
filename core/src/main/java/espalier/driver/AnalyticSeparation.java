package espalier.driver;

/**
 * Separation values from the distribution of a uniform tree's values, computed level by level (best-node,
 * section 6): a maximum of w independent values has the distribution {@code F^w}, a minimum {@code 1 - (1-F)^w}.
 *
 * <p>The paper writes {@code F(x) = x/80} for leaves of 0..80; right for integers is {@code (x-lo+1)/(hi-lo+1)}.
 *
 * <p>Of k moves that are independent and below X with probability G, exactly one is at or above X with probability
 * {@code k G^(k-1) (1-G)}; G is conditioned on what earlier tests have shown. That is largest where G passes
 * {@code (k-1)/k}, which a binary search finds because G grows with X.
 *
 * @param shape the shape of the tree, which must be known
 */
public record AnalyticSeparation(TreeShape shape) implements Separation {
    public AnalyticSeparation {
        if (shape.width() < 1 || shape.height() < 1) {
            throw new IllegalArgumentException("the tree's width and height are not known");
        }
    }

    /**
     * {@return the probability that a root move is worth less than this}
     *
     * @param value a value of leaves
     */
    public double below(int value) {
        double leaves = (double) shape.high() - shape.low() + 1;
        double f = Math.max(0, Math.min(1, (value - shape.low()) / leaves));
        for (int ply = shape.height() - 1; ply >= 1 && f > 0 && f < 1; ply--) {
            f = ply % 2 == 0 ? Math.pow(f, shape.width()) : 1 - Math.pow(1 - f, shape.width());
        }
        return f;
    }

    /**
     * {@return the probability that exactly one of the moves that are left is worth X or more}
     *
     * @param alpha the best move is worth at least this
     * @param beta the best move is worth less than this
     * @param count how many moves are left
     * @param x the value to test
     */
    public double chance(int alpha, int beta, int count, int x) {
        double g = (below(x) - below(alpha)) / (below(beta) - below(alpha));
        return count * Math.pow(g, count - 1.0) * (1 - g);
    }

    @Override
    public int next(int alpha, int beta, int count) {
        double base = below(alpha);
        double size = below(beta) - base;
        if (!(size > 0)) {
            // All the weight is elsewhere: the distribution has nothing to say.
            return Separation.linear().next(alpha, beta, count);
        }
        double wanted = base + size * (count - 1) / count;
        int notBelow = beta;
        for (int from = alpha + 1; from < notBelow; ) {
            int middle = from + (notBelow - from) / 2;
            if (below(middle) >= wanted) {
                notBelow = middle;
            } else {
                from = middle + 1;
            }
        }
        int right = Separation.inside(alpha, beta, notBelow);
        int left = Separation.inside(alpha, beta, notBelow - 1L);
        return chance(alpha, beta, count, left) >= chance(alpha, beta, count, right) ? left : right;
    }
}
