package espalier.engine.ordering;

import espalier.game.MoveScorer;
import espalier.game.Position;
import espalier.play.Part;
import espalier.play.PruningRule;
import espalier.play.Setting;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Ranks the moves of a node and learns from cut-offs. From the highest to the lowest: the hash move; moves the game calls
 * {@link MoveScorer#FORCING}; quiet moves by the game's static score plus history and what is known of answers, or plus a good
 * deal more for two killers; moves the game calls bad. Of equals the first generated comes first.
 *
 * <p>The ranks are at the same places of a buffer of its own as the moves, and are brought forward one after the other.
 */
final class Ranked<P extends Position<P>> implements MoveOrder<P> {
    /** Added to the scores of moves that come first; without it they are within +-2^24. */
    private static final int HASH_MOVE = 1 << 29;

    private static final int PROMOTED = 1 << 27;
    /** Added to the score of a move that another thread is searching; no score is as large. */
    private static final int DEFERRED = -(1 << 30);
    /** What killers are worth more than other quiet moves. */
    private static final int FIRST_KILLER = 4 * History.MOST;

    private static final int SECOND_KILLER = 3 * History.MOST;
    /** Nearer to plain leaves, killers upset the order in which a game without a scorer generates its moves. */
    private static final int LEAST_KILLER_DEPTH = 3;
    /** Where much is pruned and reduced by merits, they must be learnt from few nodes. */
    private static final int FAST = 8;
    /** This many last moves of a node are sorted at once. */
    private static final int TAIL = 12;

    private final boolean hashMove;
    /** Whether a move may be promoted or deferred once moves are ranked. */
    private final boolean movable;
    /** Killers serve at nodes of this depth and above. */
    private final int killerDepth;

    private final @Nullable MoveScorer<P> scorer;
    private final @Nullable Killers killers;
    private final @Nullable History<P> history;
    private final @Nullable Answers<P> answers;
    /** How fast merits are learnt. */
    private final int pace;

    /** The score above, below it the place of the move, so that an earlier one ranks higher. */
    private long[] ranks = {};

    private int[] scores = {};

    Ranked(Setting setting, MoveScorer<P> scorer, P position, boolean shared) {
        boolean scores = setting.has(Part.STATIC_ORDER) && !(scorer instanceof MoveScorer.None);
        this.hashMove = setting.has(Part.HASH_MOVE);
        this.movable = shared || setting.pruning().stream().anyMatch(PruningRule.MultiCut.class::isInstance);
        this.killerDepth = scores || setting.quiesces(position) ? 0 : LEAST_KILLER_DEPTH;
        this.scorer = scores ? scorer : null;
        this.killers = setting.has(Part.KILLERS) ? new Killers() : null;
        this.history = setting.has(Part.HISTORY) ? new History<>(scorer) : null;
        boolean trusting = setting.margins().isPresent();
        this.pace = trusting ? FAST : 1;
        this.answers = trusting && scorer.answers() > 0 ? new Answers<>(scorer) : null;
    }

    /** Plies have another meaning now, and old merits fade. */
    @Override
    public void age() {
        if (killers != null) {
            killers.clear();
        }
        if (history != null) {
            history.fade();
        }
        if (answers != null) {
            answers.fade();
        }
    }

    @Override
    public void play(P position, int ply, int move) {
        if (answers != null) {
            answers.play(position, ply, move);
        }
    }

    @Override
    public void pass(P position, int ply) {
        if (answers != null) {
            answers.play(position, ply, -1);
        }
    }

    @Override
    public void rank(P position, int ply, int depth, int[] moves, int from, int to, int hashIndex) {
        if (ranks.length < to) {
            ranks = Arrays.copyOf(ranks, moves.length);
            scores = Arrays.copyOf(scores, moves.length);
        }
        if (scorer != null) {
            score(scorer, position, depth, moves, from, to);
        }
        Killers serving = depth >= killerDepth ? killers : null;
        int first = serving == null ? Killers.NONE : serving.first(ply);
        int second = serving == null ? Killers.NONE : serving.second(ply);
        if (answers != null && depth > 0) {
            addAnswers(answers, position, ply, moves, from, to);
        }
        int side = history == null ? 0 : history.side(position.turn());
        long best = Long.MIN_VALUE;
        for (int i = from; i < to; i++) {
            int score = scorer == null ? 0 : scores[i];
            long rank = rank(MoveScorer.isQuiet(score) ? score + bonus(moves[i], first, second, side) : score, i);
            ranks[i] = rank;
            best = Math.max(best, rank);
        }
        if (hashMove && hashIndex >= 0 && hashIndex < to - from) {
            add(from + hashIndex, HASH_MOVE);
            best = ranks[from + hashIndex];
        }
        swap(from, placeOf(best));
    }

    private void score(MoveScorer<P> by, P position, int depth, int[] moves, int from, int to) {
        if (depth > 1) {
            by.score(position, moves, scores, from, to);
        } else if (depth == 1) {
            by.scoreQuickly(position, moves, scores, from, to);
        } else {
            by.scoreNoisy(position, moves, scores, from, to);
        }
    }

    private void addAnswers(Answers<P> known, P position, int ply, int[] moves, int from, int to) {
        int reply = known.row(ply, 1);
        int next = known.row(ply, 2);
        for (int i = from; i < to; i++) {
            if (MoveScorer.isQuiet(scores[i])) {
                scores[i] += known.value(position, reply, next, moves[i]);
            }
        }
    }

    private int bonus(int move, int first, int second, int side) {
        return move == first
                ? FIRST_KILLER
                : move == second ? SECOND_KILLER : history == null ? 0 : history.value(side, move);
    }

    private static long rank(int score, int place) {
        return (long) score << 32 | (Integer.MAX_VALUE - place);
    }

    private static int placeOf(long rank) {
        return Integer.MAX_VALUE - (int) rank;
    }

    private int scoreOf(int i) {
        return (int) (ranks[i] >> 32);
    }

    private void add(int i, int score) {
        ranks[i] += (long) score << 32;
    }

    private void swap(int i, int j) {
        long rank = ranks[i];
        ranks[i] = ranks[j];
        ranks[j] = rank;
    }

    @Override
    public int place(int i, int from) {
        return placeOf(ranks[i]);
    }

    @Override
    public int pick(int i, int from, int end) {
        int tail = Math.max(from + 1, end - TAIL);
        if (movable || (i > from && i < tail)) {
            return select(i, end);
        }
        if (i == tail) {
            sort(i, end);
        }
        return placeOf(ranks[i]);
    }

    /** By insertion: the last moves are few, and often in order. */
    private void sort(int from, int end) {
        for (int i = from + 1; i < end; i++) {
            long rank = ranks[i];
            int at = i;
            for (; at > from && ranks[at - 1] < rank; at--) {
                ranks[at] = ranks[at - 1];
            }
            ranks[at] = rank;
        }
    }

    private int select(int i, int end) {
        long best = ranks[i];
        int bestAt = i;
        for (int j = i + 1; j < end; j++) {
            if (ranks[j] > best) {
                best = ranks[j];
                bestAt = j;
            }
        }
        swap(i, bestAt);
        return placeOf(best);
    }

    @Override
    public void promote(int i) {
        add(i, PROMOTED);
    }

    @Override
    public void defer(int i) {
        add(i, DEFERRED);
    }

    @Override
    public boolean isDeferred(int i) {
        return scoreOf(i) < DEFERRED / 2;
    }

    @Override
    public void recall(int i) {
        if (isDeferred(i)) {
            add(i, -DEFERRED);
        }
    }

    @Override
    public boolean isQuiet(int i, int from) {
        return MoveScorer.isQuiet(score(i));
    }

    @Override
    public int score(int i) {
        int score = scoreOf(i);
        int rest = score > HASH_MOVE / 2 ? score - HASH_MOVE : score;
        return rest > PROMOTED / 2 ? rest - PROMOTED : rest;
    }

    @Override
    public int risk(P position, int move) {
        return scorer == null ? 0 : scorer.risk(position, move);
    }

    /** If the best move is quiet, it becomes a killer and gains in history; quiet moves that were tried before it in vain lose. */
    @Override
    public void learn(P position, int ply, int depth, int[] moves, int tried, int best) {
        if (!isQuiet(best, tried)) {
            return;
        }
        if (killers != null && depth >= killerDepth) {
            killers.remember(moves[place(best, tried)], ply);
        }
        if (history != null) {
            int gain = History.gain(depth, pace);
            merit(history, position, ply, moves[place(best, tried)], gain);
            for (int i = tried; i < best; i++) {
                if (isQuiet(i, tried)) {
                    merit(history, position, ply, moves[place(i, tried)], -gain);
                }
            }
        }
    }

    private void merit(History<P> all, P position, int ply, int move, int gain) {
        all.add(all.side(position.turn()), move, gain);
        if (answers != null) {
            answers.add(position, answers.row(ply, 1), move, gain);
            answers.add(position, answers.row(ply, 2), move, gain);
        }
    }
}
