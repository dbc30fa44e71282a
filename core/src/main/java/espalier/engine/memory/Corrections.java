package espalier.engine.memory;

import espalier.game.Mixer;

/** By how much searches differed from static values, on average, in positions of the same structure and side to move. */
public final class Corrections {
    private static final int BITS = 14;
    /** Of a unit of score. */
    private static final int FINE = 256;
    /** A search counts as so many of this many, and one more for each ply of its depth. */
    private static final int SLOW = 256;

    private static final int MOST_WEIGHT = 16;

    private final int[] sums = new int[2 << BITS];

    private static int at(long structure, int turn) {
        return (int) (Mixer.scatter(structure) >>> (64 - BITS)) << 1 | turn;
    }

    /** What to add to a static value. */
    public int of(long structure, int turn) {
        return sums[at(structure, turn)] / FINE;
    }

    /**
     * Learns from a search.
     *
     * @param off its value less the static one
     * @param most no correction is larger
     */
    public void learn(long structure, int turn, int depth, int off, int most) {
        int at = at(structure, turn);
        int weight = Math.min(depth + 1, MOST_WEIGHT);
        int target = Math.max(-most, Math.min(most, off)) * FINE;
        sums[at] += (int) ((long) (target - sums[at]) * weight / SLOW);
    }
}
