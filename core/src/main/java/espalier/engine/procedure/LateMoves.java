package espalier.engine.procedure;

import java.util.stream.IntStream;

/** The reduction of late moves in plies: it grows with the logarithms of the depth and of the move's number. */
final class LateMoves {
    private static final int MOST = 63;
    private static final double LEAST = 0.8;
    private static final double DIVISOR = 1.6;

    private static final double[] LOGARITHMS =
            IntStream.rangeClosed(0, MOST).mapToDouble(Math::log).toArray();

    private LateMoves() {}

    /**
     * A reduction that leaves at least one ply.
     *
     * @param depth the depth of the node, at least 2
     * @param number the number of moves searched before, at least 1
     */
    static int reduction(int depth, int number) {
        double product = LOGARITHMS[Math.min(depth, MOST)] * LOGARITHMS[Math.min(number, MOST)];
        return Math.min(depth - 1, (int) (LEAST + product / DIVISOR));
    }
}
