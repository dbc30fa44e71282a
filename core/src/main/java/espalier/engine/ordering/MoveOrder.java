package espalier.engine.ordering;

import espalier.game.MoveScorer;
import espalier.game.Position;
import espalier.play.Ordering;
import java.util.Arrays;

/**
 * Gives the moves of a node scores, the highest to be tried first, and learns from cut-offs. From the highest to the
 * lowest: the hash move; moves the game calls {@link MoveScorer#FORCING}; quiet moves by the game's static score plus
 * history, or plus a good deal more for two killers; moves the game calls bad.
 */
public final class MoveOrder<P extends Position<P>> {
    /** Added to the scores of moves that come first; without it they are within +-2^24. */
    private static final int HASH_MOVE = 1 << 29;

    private static final int PROMOTED = 1 << 27;
    /** No history value is larger. */
    private static final int MOST = 1 << 12;
    /** What killers are worth more than other quiet moves. */
    private static final int FIRST_KILLER = 4 * MOST;

    private static final int SECOND_KILLER = 3 * MOST;
    /** No move. */
    private static final int NONE = -1;

    private final Ordering by;
    private final MoveScorer<P> scorer;
    private final int[] history;
    private int[] killers = new int[64];

    /**
     * With nothing learnt yet.
     *
     * @param by what moves are sorted by
     * @param scorer the game's static ordering, which also names moves for the history
     */
    public MoveOrder(Ordering by, MoveScorer<P> scorer) {
        this.by = by;
        this.scorer = scorer;
        this.history = new int[2 * scorer.historySize()];
        Arrays.fill(killers, NONE);
    }

    /** Prepares for another search of the same game: plies have another meaning now, and old merits fade. */
    public void age() {
        Arrays.fill(killers, NONE);
        for (int i = 0; i < history.length; i++) {
            history[i] /= 2;
        }
    }

    /** Writes scores for {@code moves[from..to)}; the hash move is given by its place, or less than {@code from}. */
    public void score(P position, int ply, int depth, int[] moves, int[] scores, int from, int to, int hashMove) {
        if (by.statically() && depth > 1) {
            scorer.score(position, moves, scores, from, to);
        } else if (by.statically()) {
            scorer.scoreQuickly(position, moves, scores, from, to);
        } else {
            Arrays.fill(scores, from, to, 0);
        }
        if (by.killers()) {
            scoreQuiet(position, ply, moves, scores, from, to);
        } else if (by.history()) {
            addHistory(position, moves, scores, from, to);
        }
        if (by.hashMove() && hashMove >= from) {
            scores[hashMove] += HASH_MOVE;
        }
    }

    /** The score of a move that shall be tried before all but the hash move. */
    public static int promoted(int score) {
        return score + PROMOTED;
    }

    /** Whether a score is that of a quiet move, whatever was added to it since. */
    public static boolean isQuiet(int score) {
        int rest = score > HASH_MOVE / 2 ? score - HASH_MOVE : score;
        return MoveScorer.isQuiet(rest > PROMOTED / 2 ? rest - PROMOTED : rest);
    }

    /**
     * Brings the most promising of the moves from {@code i} on to {@code i}; the first generated of equals.
     *
     * @param indices the places of the moves in generation order
     */
    public static void pick(int[] moves, int[] scores, int[] indices, int i, int end) {
        int best = i;
        for (int j = i + 1; j < end; j++) {
            if (scores[j] > scores[best] || (scores[j] == scores[best] && indices[j] < indices[best])) {
                best = j;
            }
        }
        if (best != i) {
            swap(moves, i, best);
            swap(scores, i, best);
            swap(indices, i, best);
        }
    }

    private static void swap(int[] array, int i, int j) {
        int kept = array[i];
        array[i] = array[j];
        array[j] = kept;
    }

    private void scoreQuiet(P position, int ply, int[] moves, int[] scores, int from, int to) {
        int first = killer(2 * ply);
        int second = killer(2 * ply + 1);
        int side = side(position);
        for (int i = from; i < to; i++) {
            if (!MoveScorer.isQuiet(scores[i])) {
                continue;
            }
            if (moves[i] == first) {
                scores[i] += FIRST_KILLER;
            } else if (moves[i] == second) {
                scores[i] += SECOND_KILLER;
            } else if (by.history()) {
                scores[i] += history[side + scorer.historyIndex(moves[i])];
            }
        }
    }

    private void addHistory(P position, int[] moves, int[] scores, int from, int to) {
        int side = side(position);
        for (int i = from; i < to; i++) {
            if (MoveScorer.isQuiet(scores[i])) {
                scores[i] += history[side + scorer.historyIndex(moves[i])];
            }
        }
    }

    private int side(P position) {
        return position.turn() * scorer.historySize();
    }

    private int killer(int at) {
        return at < killers.length ? killers[at] : NONE;
    }

    /**
     * Learns that a quiet move was best at a node: it becomes a killer and gains in history; quiet moves that were tried
     * before it in vain lose.
     *
     * @param tried the place of the first move tried
     * @param best the place of the best one, the last one tried
     */
    public void learn(P position, int ply, int depth, int[] moves, int[] scores, int tried, int best) {
        int move = moves[best];
        if (by.killers()) {
            remember(move, 2 * ply);
        }
        if (by.history()) {
            int side = side(position);
            int bonus = Math.min(depth * depth, MOST / 8);
            reward(side + scorer.historyIndex(move), bonus);
            for (int i = tried; i < best; i++) {
                if (isQuiet(scores[i])) {
                    reward(side + scorer.historyIndex(moves[i]), -bonus);
                }
            }
        }
    }

    private void remember(int move, int at) {
        if (at + 1 >= killers.length) {
            int known = killers.length;
            killers = Arrays.copyOf(killers, 2 * at + 2);
            Arrays.fill(killers, known, killers.length, NONE);
        }
        if (killers[at] != move) {
            killers[at + 1] = killers[at];
            killers[at] = move;
        }
    }

    /** The larger a value is already, the less it grows: it never leaves +-{@link #MOST}, and old merits fade. */
    private void reward(int at, int bonus) {
        history[at] += bonus - history[at] * Math.abs(bonus) / MOST;
    }
}
