package espalier.engine.procedure;

import java.util.stream.IntStream;

/** By how many plies late moves are reduced: the more the deeper the search and the later the move, by their logarithms. */
final class LateMoves {
    private static final int MOST = 63;
    private static final double LEAST = 0.8;
    private static final double DIVISOR = 1.6;

    private static final double[] LOGARITHMS =
            IntStream.rangeClosed(0, MOST).mapToDouble(Math::log).toArray();

    private LateMoves() {}

    /**
     * A reduction that leaves a ply at least.
     *
     * @param depth of the node, 2 or more
     * @param number how many moves are tried before, 1 or more
     */
    static int reduction(int depth, int number) {
        double product = LOGARITHMS[Math.min(depth, MOST)] * LOGARITHMS[Math.min(number, MOST)];
        return Math.min(depth - 1, (int) (LEAST + product / DIVISOR));
    }
}
