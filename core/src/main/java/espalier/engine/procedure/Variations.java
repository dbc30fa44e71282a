package espalier.engine.procedure;

import java.util.Arrays;

/** The best line from each ply on: the triangular table of principal variations. */
final class Variations {
    private static final int[] EMPTY = {};

    private int[][] lines;
    private int[] lengths;

    /** At first there is room for lines from this many plies on. */
    Variations(int plies) {
        lines = new int[plies][];
        Arrays.fill(lines, EMPTY);
        lengths = new int[plies];
    }

    /** Clears the line from this ply on. */
    void start(int ply) {
        if (ply + 1 >= lengths.length) {
            grow();
        }
        lengths[ply] = 0;
    }

    private void grow() {
        int known = lengths.length;
        lengths = Arrays.copyOf(lengths, 2 * known);
        lines = Arrays.copyOf(lines, 2 * known);
        Arrays.fill(lines, known, 2 * known, EMPTY);
    }

    /** Sets the line of this ply to the move followed by the line of the next ply. */
    void extend(int ply, int move) {
        int length = lengths[ply + 1];
        if (lines[ply].length <= length) {
            lines[ply] = new int[2 * length + 2];
        }
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, length);
        lengths[ply] = length + 1;
    }

    /** The line of this ply is the move alone. */
    void end(int ply, int move) {
        if (lines[ply].length == 0) {
            lines[ply] = new int[2];
        }
        lines[ply][0] = move;
        lengths[ply] = 1;
    }

    /** The line of the root. */
    int[] first() {
        return Arrays.copyOf(lines[0], lengths[0]);
    }
}
