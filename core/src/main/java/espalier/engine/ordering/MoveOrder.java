package espalier.engine.ordering;

import espalier.game.MoveScorer;
import espalier.game.Position;
import espalier.play.Part;
import espalier.play.PruningRule;
import espalier.play.Setting;
import java.util.Arrays;

/**
 * Ranks the moves of a node and learns from cut-offs. From the highest to the lowest: the hash move; moves the game calls
 * {@link MoveScorer#FORCING}; quiet moves by the game's static score plus history, or plus a good deal more for two
 * killers; moves the game calls bad. Of equals the first generated comes first.
 *
 * <p>The moves themselves stay where they were generated. Beside them, at the same places of a buffer of its own, this
 * keeps their ranks, and brings those forward one after the other.
 */
public final class MoveOrder<P extends Position<P>> {
    /** Added to the scores of moves that come first; without it they are within +-2^24. */
    private static final int HASH_MOVE = 1 << 29;

    private static final int PROMOTED = 1 << 27;
    /** Added to the score of a move that another thread is searching; no score is as large. */
    private static final int DEFERRED = -(1 << 30);
    /** No history value is larger. */
    private static final int MOST = 1 << 12;
    /** What killers are worth more than other quiet moves. */
    private static final int FIRST_KILLER = 4 * MOST;

    private static final int SECOND_KILLER = 3 * MOST;
    /** Nearer to plain leaves, killers upset the order in which a game without a scorer generates its moves. */
    private static final int LEAST_KILLER_DEPTH = 3;
    /** This many last moves of a node are sorted at once. */
    private static final int TAIL = 12;
    /** Marks the first rank of a node whose moves need none: the rest is the place of the move that comes first. */
    private static final long SORTED = 1L << 62;
    /** No move. */
    private static final int NONE = -1;

    private final boolean hashMove;
    private final boolean usesKillers;
    private final boolean usesHistory;
    private final boolean statically;
    /** Whether there is anything to rank by, or a use for ranks. */
    private final boolean ranking;
    /** Whether the hash move comes first and the others as generated, for good. */
    private final boolean plain;
    /** Whether a move may be promoted or deferred once moves are ranked. */
    private final boolean movable;
    /** Killers serve at nodes of this depth and above. */
    private final int killerDepth;

    private final MoveScorer<P> scorer;
    private final int historySize;
    private final int[] history;
    private int[] killers = new int[64];

    /** The score above, below it the place of the move, so that an earlier one ranks higher. */
    private long[] ranks = {};

    private int[] scores = {};

    /**
     * With nothing learnt yet.
     *
     * @param setting says what moves are ranked by
     * @param scorer the game's static ordering, which also names moves for the history
     * @param position of the game
     * @param shared whether other threads search the same node
     */
    public MoveOrder(Setting setting, MoveScorer<P> scorer, P position, boolean shared) {
        this.hashMove = setting.has(Part.HASH_MOVE);
        this.usesKillers = setting.has(Part.KILLERS);
        this.usesHistory = setting.has(Part.HISTORY);
        this.statically = setting.has(Part.STATIC_ORDER) && !(scorer instanceof MoveScorer.None);
        this.ranking = shared
                || Part.ORDERING.stream().anyMatch(setting::has)
                || setting.has(Part.REDUCTIONS)
                || !setting.pruning().isEmpty();
        this.movable = shared || setting.pruning().stream().anyMatch(PruningRule.MultiCut.class::isInstance);
        this.plain = !movable && !usesKillers && !usesHistory && !statically;
        this.killerDepth = statically || setting.quiesces(position) ? 0 : LEAST_KILLER_DEPTH;
        this.scorer = scorer;
        this.historySize = scorer.historySize();
        this.history = new int[usesHistory ? 2 * historySize : 0];
        Arrays.fill(killers, NONE);
    }

    /** Prepares for another search of the same game: plies have another meaning now, and old merits fade. */
    public void age() {
        Arrays.fill(killers, NONE);
        for (int i = 0; i < history.length; i++) {
            history[i] /= 2;
        }
    }

    /** Ranks {@code moves[from..to)}; the hash move is given by its index, and may be none of them. */
    public void rank(P position, int ply, int depth, int[] moves, int from, int to, int hashIndex) {
        if (!ranking) {
            return;
        }
        if (ranks.length < to) {
            ranks = Arrays.copyOf(ranks, moves.length);
            scores = Arrays.copyOf(scores, moves.length);
        }
        int hash = hashMove && hashIndex >= 0 && hashIndex < to - from ? from + hashIndex : NONE;
        if (plain) {
            ranks[from] = SORTED | (hash == NONE ? from : hash);
            return;
        }
        if (statically) {
            score(position, depth, moves, from, to);
        }
        boolean hasKillers = usesKillers && depth >= killerDepth;
        int first = hasKillers ? killer(2 * ply) : NONE;
        int second = hasKillers ? killer(2 * ply + 1) : NONE;
        int side = side(position);
        long best = Long.MIN_VALUE;
        for (int i = from; i < to; i++) {
            int score = statically ? scores[i] : 0;
            long rank = rank(MoveScorer.isQuiet(score) ? score + bonus(moves[i], first, second, side) : score, i);
            ranks[i] = rank;
            best = Math.max(best, rank);
        }
        if (hash != NONE) {
            add(hash, HASH_MOVE);
            best = ranks[hash];
        }
        swap(from, placeOf(best));
    }

    private void swap(int i, int j) {
        long rank = ranks[i];
        ranks[i] = ranks[j];
        ranks[j] = rank;
    }

    private void score(P position, int depth, int[] moves, int from, int to) {
        if (depth > 1) {
            scorer.score(position, moves, scores, from, to);
        } else {
            scorer.scoreQuickly(position, moves, scores, from, to);
        }
    }

    private int bonus(int move, int first, int second, int side) {
        return move == first
                ? FIRST_KILLER
                : move == second ? SECOND_KILLER : usesHistory ? history[side + scorer.historyIndex(move)] : 0;
    }

    private static long rank(int score, int place) {
        return (long) score << 32 | (Integer.MAX_VALUE - place);
    }

    private static int placeOf(long rank) {
        return Integer.MAX_VALUE - (int) rank;
    }

    /** The place of the i-th move where one comes first and the others as generated. */
    private static int placeAfter(int first, int i, int from) {
        return i == from ? first : i <= first ? i - 1 : i;
    }

    private int scoreOf(int i) {
        return (int) (ranks[i] >> 32);
    }

    private void add(int i, int score) {
        ranks[i] += (long) score << 32;
    }

    /** The place of the i-th move of a node, which has been picked. */
    public int place(int i, int from) {
        return !ranking ? i : ranks[from] >= SORTED ? placeAfter((int) ranks[from], i, from) : placeOf(ranks[i]);
    }

    /** Makes the most promising of the moves from the i-th on the i-th; returns its place. */
    public int pick(int i, int from, int end) {
        if (!ranking) {
            return i;
        }
        if (ranks[from] >= SORTED) {
            return placeAfter((int) ranks[from], i, from);
        }
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

    /** Lets the i-th move be tried before all but the hash move. */
    public void promote(int i) {
        add(i, PROMOTED);
    }

    /** Lets the i-th move be tried after all others. */
    public void defer(int i) {
        add(i, DEFERRED);
    }

    public boolean isDeferred(int i) {
        return scoreOf(i) < DEFERRED / 2;
    }

    /** Makes up for {@link #defer}, if the i-th move was deferred. */
    public void recall(int i) {
        if (isDeferred(i)) {
            add(i, -DEFERRED);
        }
    }

    /** Whether the i-th move of a node is quiet, wherever it was brought since. */
    public boolean isQuiet(int i, int from) {
        if (ranks[from] >= SORTED) {
            return true; // nothing is known of it
        }
        int score = scoreOf(i);
        int rest = score > HASH_MOVE / 2 ? score - HASH_MOVE : score;
        return MoveScorer.isQuiet(rest > PROMOTED / 2 ? rest - PROMOTED : rest);
    }

    private int side(P position) {
        return position.turn() * historySize;
    }

    private int killer(int at) {
        return at < killers.length ? killers[at] : NONE;
    }

    /**
     * Learns that a move was best at a node. If it is quiet, it becomes a killer and gains in history; quiet moves that
     * were tried before it in vain lose.
     *
     * @param tried the first move tried
     * @param best the best one
     */
    public void learn(P position, int ply, int depth, int[] moves, int tried, int best) {
        if ((usesKillers || usesHistory) && isQuiet(best, tried)) {
            int move = moves[place(best, tried)];
            if (usesKillers && depth >= killerDepth) {
                remember(move, 2 * ply);
            }
            if (usesHistory) {
                reward(side(position), Math.min(depth * depth, MOST / 8), moves, tried, best);
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

    private void reward(int side, int bonus, int[] moves, int tried, int best) {
        reward(side + scorer.historyIndex(moves[place(best, tried)]), bonus);
        for (int i = tried; i < best; i++) {
            if (isQuiet(i, tried)) {
                reward(side + scorer.historyIndex(moves[place(i, tried)]), -bonus);
            }
        }
    }

    /** The larger a value is already, the less it grows: it never leaves +-{@link #MOST}, and old merits fade. */
    private void reward(int at, int bonus) {
        history[at] += bonus - history[at] * Math.abs(bonus) / MOST;
    }
}
