package espalier.engine.ordering;

import espalier.game.MoveScorer;

/**
 * How often, weighted by depth, moves were best anywhere. The game's scorer names them.
 *
 * @param values of each side's moves, within +-{@link #MOST}
 */
record History<P>(MoveScorer<P> scorer, int[] values) {
    static final int MOST = 1 << 12;

    History(MoveScorer<P> scorer) {
        this(scorer, new int[2 * scorer.historySize()]);
    }

    /** Where the values of a side begin. */
    int side(int turn) {
        return turn * scorer.historySize();
    }

    int value(int side, int move) {
        return values[side + scorer.historyIndex(move)];
    }

    /** What the best move of a node gains, and each one tried before it loses; times the pace. */
    static int gain(int depth, int pace) {
        return Math.min(pace * depth * depth, MOST / 8);
    }

    /** The larger a value is already, the less it grows: old merits fade. */
    void add(int side, int move, int gain) {
        int at = side + scorer.historyIndex(move);
        values[at] += gain - values[at] * Math.abs(gain) / MOST;
    }

    void fade() {
        for (int i = 0; i < values.length; i++) {
            values[i] /= 2;
        }
    }
}
