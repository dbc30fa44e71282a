package espalier.models;

/**
 * How far the values of neighbouring models can be from zero-sum at interior nodes: {@code -lower <= v_j + v_(j-1) <=
 * upper} at every node h plies above the horizon. Computed from the {@link SumBounds} of the leaves before a search
 * begins.
 *
 * <p>There are two forms. {@link #symmetric} is multi-model, lemma 3 and eq. (4): where model j chooses, the bound
 * grows by 2 B_(j-1). {@link #sharp} is tighter. Its lower side never grows: if v_j and v_(j-1) come from different
 * children, model j has chosen its own, which is at least as good for it as the other one. Its upper side grows by the
 * lower side of the model below plus its upper side, not by twice the larger.
 *
 * @param lower by model (row 0 serves all models below 1) and height
 * @param upper likewise
 */
public record Reach(int[][] lower, int[][] upper) {
    /**
     * {@return the symmetric form, eq. (4), for a search of this depth}
     *
     * @param bounds on the sums at leaves
     * @param depth in plies
     */
    public static Reach symmetric(SumBounds bounds, int depth) {
        int[][] table = leaves(bounds, depth, 0);
        for (int h = 1; h <= depth; h++) {
            for (int j = 1; j < table.length; j++) {
                int grown = isActive(bounds, depth, j, h) ? 2 * table[j - 1][h - 1] : 0;
                table[j][h] = Math.min(table[j][h - 1] + grown, SumBounds.INFINITE);
            }
        }
        return new Reach(table, table);
    }

    /**
     * {@return the asymmetric form, for a search of this depth}
     *
     * @param bounds on the sums at leaves
     * @param depth in plies
     */
    public static Reach sharp(SumBounds bounds, int depth) {
        int[][] lower = leaves(bounds, depth, 0);
        int[][] upper = leaves(bounds, depth, 0);
        for (int h = 1; h <= depth; h++) {
            for (int j = 1; j < upper.length; j++) {
                int grown = isActive(bounds, depth, j, h) ? bounds.bound(j - 1) + upper[j - 1][h - 1] : 0;
                upper[j][h] = Math.min(upper[j][h - 1] + grown, SumBounds.INFINITE);
            }
        }
        return new Reach(lower, upper);
    }

    /** Infers nothing, not even that the models below level 1 are zero-sum: no pruning at all. */
    static Reach unlimited(int level, int depth) {
        int[][] table = leaves(SumBounds.infinite(level), depth, SumBounds.INFINITE);
        return new Reach(table, table);
    }

    /** The leaves' bound at every height. */
    private static int[][] leaves(SumBounds bounds, int depth, int zero) {
        int[][] table = new int[bounds.level() + 1][depth + 1];
        for (int j = 0; j < table.length; j++) {
            java.util.Arrays.fill(table[j], j == 0 ? zero : bounds.bound(j));
        }
        return table;
    }

    /** Whether model j belongs to the player to move, h plies above the horizon. */
    private static boolean isActive(SumBounds bounds, int depth, int j, int h) {
        return ((bounds.level() - j ^ depth - h) & 1) == 0;
    }

    /**
     * {@return the bound of {@code v_j + v_(j-1) >= -lower} at a node h plies above the horizon}
     *
     * @param j the number of the model
     * @param h the plies above the horizon
     */
    public int lower(int j, int h) {
        return lower[Math.max(j, 0)][h];
    }

    /**
     * {@return the bound of {@code v_j + v_(j-1) <= upper} at a node h plies above the horizon}
     *
     * @param j the number of the model
     * @param h the plies above the horizon
     */
    public int upper(int j, int h) {
        return upper[Math.max(j, 0)][h];
    }
}
