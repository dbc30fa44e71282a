package espalier.engine.procedure;

import espalier.game.MoveScorer;
import espalier.game.Noisy;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Late quiet moves are searched less deeply at first, and where static values are trusted those that lose something too. The
 * reduction grows with the logarithms of depth and move number. Moves out of check and moves that give check are not reduced.
 */
record Reductions(@Nullable Noisy noisy, @Nullable StaticValues<?> statics) {
    /** The moves tried before are at least this many. */
    private static final int EARLY = 3;

    /** A ply for this much score. */
    private static final int MERIT = 3072;

    private static final int MOST_MERIT = 2;
    private static final int MOST = 63;
    private static final double LEAST = 0.8;
    private static final double DIVISOR = 1.6;
    /** Where other things than depth and number count too. */
    private static final double TRUSTING_DIVISOR = 2.0;

    private static final double[] LOGARITHMS =
            IntStream.rangeClosed(0, MOST).mapToDouble(Math::log).toArray();

    /**
     * By how many plies a move of the current node is reduced.
     *
     * @param number how many moves are tried before it
     * @param score what the moves are ordered by
     */
    int reduce(int place, int ply, int depth, int number, boolean isQuiet, int score) {
        boolean isLate = ply > 0 && depth > Practical.SHALLOW && number >= EARLY;
        boolean isLosing = statics != null && score <= -MoveScorer.FORCING;
        if (!isLate || !(isQuiet || isLosing) || isForced()) {
            return 0;
        }
        int plies = plies(depth, number, statics == null ? DIVISOR : TRUSTING_DIVISOR);
        return statics == null ? plies : adjusted(plies, place, depth, isLosing ? 0 : score, statics.improves());
    }

    /** Less at PV nodes and for moves that were good elsewhere, more at CUT nodes and where the side to move does not improve. */
    private static int adjusted(int plies, int place, int depth, int score, boolean improves) {
        int merit = Math.max(-MOST_MERIT, Math.min(MOST_MERIT, score / MERIT));
        int adjusted = plies - merit - (Place.isPv(place) ? 1 : 0) + (Place.isCut(place) ? 1 : 0) + (improves ? 0 : 1);
        return Math.max(0, Math.min(depth - 1, adjusted));
    }

    /** The reduction that remains once the move is played. */
    int afterMove(int reduction) {
        return isForced() ? 0 : reduction;
    }

    private boolean isForced() {
        return noisy != null && !noisy.mayStandPat();
    }

    /** Leaves a ply at least. */
    private static int plies(int depth, int number, double divisor) {
        double product = LOGARITHMS[Math.min(depth, MOST)] * LOGARITHMS[Math.min(number, MOST)];
        return Math.min(depth - 1, (int) (LEAST + product / divisor));
    }
}
