package espalier.engine.ordering;

import espalier.game.MoveScorer;
import java.util.Arrays;

/**
 * How often, weighted by depth, moves were best after the last move of the path, and after the one before: what answers the
 * opponent's move, and what goes on with one's own.
 */
final class Answers<P> {
    private static final int NONE = -1;

    private final MoveScorer<P> scorer;
    private final int moves;
    /** By the move on the path and the one that comes after it, within +-{@link History#MOST}. */
    private final short[] values;

    /** What was played at each ply of the path. */
    private int[] played = new int[64];

    Answers(MoveScorer<P> scorer) {
        this.scorer = scorer;
        this.moves = scorer.answers();
        this.values = new short[moves * moves];
        Arrays.fill(played, NONE);
    }

    /** A move of the current path; none if the turn is passed. */
    void play(P position, int ply, int move) {
        if (ply >= played.length) {
            played = Arrays.copyOf(played, 2 * ply);
        }
        played[ply] = move == NONE ? NONE : scorer.answerIndex(position, move);
    }

    /** Where the values of moves begin that come so many plies after another one; negative if there is none. */
    int row(int ply, int after) {
        return ply < after || played[ply - after] == NONE ? NONE : played[ply - after] * moves;
    }

    int value(P position, int first, int second, int move) {
        int index = scorer.answerIndex(position, move);
        return (first < 0 ? 0 : values[first + index]) + (second < 0 ? 0 : values[second + index]);
    }

    void add(P position, int row, int move, int gain) {
        if (row >= 0) {
            int at = row + scorer.answerIndex(position, move);
            values[at] = (short) (values[at] + gain - values[at] * Math.abs(gain) / History.MOST);
        }
    }

    void fade() {
        for (int i = 0; i < values.length; i++) {
            values[i] = (short) (values[i] / 2);
        }
    }
}
