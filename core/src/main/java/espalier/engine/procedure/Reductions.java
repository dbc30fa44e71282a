package espalier.engine.procedure;

import espalier.game.Noisy;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Late quiet moves are searched less deeply at first. The reduction grows with the logarithms of depth and move number.
 * Moves out of check and moves that give check are not reduced.
 */
record Reductions(@Nullable Noisy noisy) {
    /** The moves tried before are at least this many. */
    private static final int EARLY = 3;

    private static final int MOST = 63;
    private static final double LEAST = 0.8;
    private static final double DIVISOR = 1.6;

    private static final double[] LOGARITHMS =
            IntStream.rangeClosed(0, MOST).mapToDouble(Math::log).toArray();

    /**
     * By how many plies a move of the current node is reduced.
     *
     * @param number how many moves are tried before it
     */
    int reduce(int ply, int depth, int number, boolean isQuiet) {
        boolean isLate = ply > 0 && depth > Practical.SHALLOW && number >= EARLY && isQuiet;
        return isLate && !isForced() ? plies(depth, number) : 0;
    }

    /** The reduction that remains once the move is played. */
    int afterMove(int reduction) {
        return isForced() ? 0 : reduction;
    }

    private boolean isForced() {
        return noisy != null && !noisy.mayStandPat();
    }

    /** Leaves a ply at least. */
    private static int plies(int depth, int number) {
        double product = LOGARITHMS[Math.min(depth, MOST)] * LOGARITHMS[Math.min(number, MOST)];
        return Math.min(depth - 1, (int) (LEAST + product / DIVISOR));
    }
}
