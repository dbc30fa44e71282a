package espalier.driver;

/**
 * Chooses the value that Best Node Search tests next: one that probably leaves exactly one root move at or above it.
 */
@FunctionalInterface
public interface Separation {
    /**
     * @param alpha some moves are known to be worth at least this
     * @param beta no move is worth this; {@code beta - alpha >= 2}
     * @param count how many moves are worth at least {@code alpha}, as far as known
     * @return a value with {@code alpha < value < beta}
     */
    int next(int alpha, int beta, int count);

    /**
     * Divides the range in proportion to the number of moves, as in the paper, rounded down: rounding to nearest can
     * test the same value for ever ({@code [2,1,1,2]}).
     *
     * @return the separation
     */
    static Separation linear() {
        return (alpha, beta, count) ->
                inside(alpha, beta, alpha + Math.floorDiv((long) (beta - alpha) * (count - 1), count));
    }

    /**
     * {@return the integer of the open interval from alpha to beta that is nearest to a value}
     *
     * @param alpha the lower end of the window
     * @param beta the upper end of the window
     * @param value a value, which may lie outside
     */
    static int inside(int alpha, int beta, long value) {
        return (int) Math.max(alpha + 1L, Math.min(beta - 1L, value));
    }
}
