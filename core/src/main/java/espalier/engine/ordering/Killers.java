package espalier.engine.ordering;

import java.util.Arrays;

/** Two moves a ply that were best there not long ago. */
final class Killers {
    /** No move. */
    static final int NONE = -1;

    private int[] killers = {NONE, NONE};

    int first(int ply) {
        return at(2 * ply);
    }

    int second(int ply) {
        return at(2 * ply + 1);
    }

    private int at(int index) {
        return index < killers.length ? killers[index] : NONE;
    }

    void remember(int move, int ply) {
        int at = 2 * ply;
        if (at >= killers.length) {
            int known = killers.length;
            killers = Arrays.copyOf(killers, 2 * at);
            Arrays.fill(killers, known, killers.length, NONE);
        }
        if (killers[at] != move) {
            killers[at + 1] = killers[at];
            killers[at] = move;
        }
    }

    void clear() {
        Arrays.fill(killers, NONE);
    }
}
