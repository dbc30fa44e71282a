package espalier.engine.memory;

import espalier.game.Score;
import java.util.Arrays;

/**
 * A table of fixed size, found by key: what practice uses. Two entries of 16 bytes a bucket; the first keeps the
 * deepest search, the second the newest (two-deep replacement). An entry is two longs: both bounds (24 bits each), the
 * draft and the best move as its index in generation order (8 bits each), and the key combined with that by exclusive
 * or, so that an entry torn by two writers matches no key and is never believed.
 *
 * <p>Threads share the entries, each by its own {@link #view}: what {@link #find} and {@link #look} load is the view's.
 */
public final class TranspositionTable implements Memory {
    /** No best move is known. */
    public static final int NO_MOVE = -1;

    private static final int MAX_DRAFT = 0xFE;
    /** Moves with a higher index are not remembered. */
    private static final int MAX_MOVE = 0xFE;

    private final long[] table;
    private final int mask;
    private long kept;
    private int lower;
    private int upper;
    private int move = NO_MOVE;

    /** A table that remembers nothing. */
    public static TranspositionTable none() {
        return new TranspositionTable(new long[0], -1);
    }

    private TranspositionTable(long[] table, int mask) {
        this.table = table;
        this.mask = mask;
    }

    /** A table of at least this many entries, rounded up to a power of two, two at least. */
    public TranspositionTable(int entries) {
        if (entries < 1 || entries > 1 << 28) {
            throw new IllegalArgumentException("a table has 1 to 2^28 entries, not " + entries);
        }
        int size = Math.max(2, Integer.highestOneBit(2 * entries - 1));
        table = new long[size * 2];
        mask = size / 2 - 1;
    }

    /** The same entries for another thread. */
    public TranspositionTable view() {
        return new TranspositionTable(table, mask);
    }

    /** Forgets everything. */
    public void clear() {
        Arrays.fill(table, 0);
    }

    /** Another search of the same game begins. */
    public void age() {}

    /** Forgets a position. */
    public void forget(long key) {
        long mixed = spread(key);
        int at = at(mixed);
        for (int slot = at; slot < at + 4 && mask >= 0; slot += 2) {
            if ((table[slot] ^ table[slot + 1]) == mixed) {
                write(slot, 0, 0);
            }
        }
    }

    @Override
    public boolean keyed() {
        return true;
    }

    @Override
    public boolean find(int place, long key, int depth, int ply) {
        long mixed = spread(key);
        int at = at(mixed);
        int draft = draft(depth);
        for (int slot = at; slot < at + 4 && mask >= 0; slot += 2) {
            long data = table[slot + 1];
            if (data != 0 && (table[slot] ^ data) == mixed && draftOf(data) == draft) {
                lower = Score.fromNode(lowerOf(data), ply);
                upper = Score.fromNode(upperOf(data), ply);
                return true;
            }
        }
        lower = -Score.INFINITY;
        upper = Score.INFINITY;
        return false;
    }

    /**
     * Loads the bounds and the best move of a position.
     *
     * @param deeperServes whether bounds from a deeper search will do
     * @return whether bounds were found; the move may be known without
     */
    public boolean look(long key, int depth, int ply, boolean deeperServes) {
        move = NO_MOVE;
        if (mask < 0) {
            return false;
        }
        long mixed = spread(key);
        int at = at(mixed);
        int draft = draft(depth);
        boolean found = false;
        for (int slot = at; slot < at + 4; slot += 2) {
            long data = table[slot + 1];
            if (data != 0 && (table[slot] ^ data) == mixed) {
                if (move == NO_MOVE) {
                    move = moveOf(data);
                }
                if (!found && (deeperServes ? draftOf(data) >= draft : draftOf(data) == draft)) {
                    lower = Score.fromNode(lowerOf(data), ply);
                    upper = Score.fromNode(upperOf(data), ply);
                    found = true;
                }
            }
        }
        return found;
    }

    /** The index of the best move that {@link #look} found; {@link #NO_MOVE} if none. */
    public int move() {
        return move;
    }

    /**
     * Keeps what a search with this window has shown, and the other bound from an earlier search to this depth unless
     * the two contradict each other, as they may after forward pruning.
     */
    public void update(long key, int depth, int ply, int value, int alpha, int beta, int best) {
        int newLower = value > alpha ? value : -Score.INFINITY;
        int newUpper = value < beta ? value : Score.INFINITY;
        int index = best;
        if (look(key, depth, ply, false)) {
            if (newLower == -Score.INFINITY && lower <= newUpper) {
                newLower = lower;
            } else if (newUpper == Score.INFINITY && upper >= newLower) {
                newUpper = upper;
            }
        }
        if (index == NO_MOVE) {
            index = move;
        }
        keep(key, depth, ply, newLower, newUpper, index);
    }

    @Override
    public int lower() {
        return lower;
    }

    @Override
    public int upper() {
        return upper;
    }

    @Override
    public void store(int place, long key, int depth, int ply, int newLower, int newUpper) {
        keep(key, depth, ply, newLower, newUpper, NO_MOVE);
    }

    private void keep(long key, int depth, int ply, int newLower, int newUpper, int best) {
        if (mask < 0) {
            return;
        }
        long mixed = spread(key);
        int at = at(mixed);
        long data = pack(Score.toNode(newLower, ply), Score.toNode(newUpper, ply), draft(depth), best);
        // Read once: what another thread writes meanwhile must not be mixed in.
        long oldKey = table[at];
        long old = table[at + 1];
        if (old != 0 && ((oldKey ^ old) != mixed || draftOf(old) != draftOf(data))) {
            if (draftOf(old) > draftOf(data)) {
                at += 2;
            } else {
                write(at + 2, oldKey, old);
            }
        }
        write(at, mixed ^ data, data);
    }

    private void write(int at, long keyed, long data) {
        if (table[at + 1] == 0) {
            kept++;
        }
        table[at] = keyed;
        table[at + 1] = data;
    }

    @Override
    public int expand(int place, int width) {
        return NOWHERE;
    }

    @Override
    public long peak() {
        return kept;
    }

    /** Node numbers of artificial trees are consecutive; this spreads any key over the table, and is one to one. */
    private static long spread(long key) {
        long z = (key ^ key >>> 32) * 0x9E3779B97F4A7C15L;
        return z ^ z >>> 29;
    }

    private int at(long mixed) {
        return ((int) (mixed >>> 20) & mask) << 2;
    }

    private static int draft(int depth) {
        return Math.min(depth, MAX_DRAFT);
    }

    /** Draft and move are kept plus one; a draft is at least 0, so an entry is never 0. */
    private static long pack(int lower, int upper, int draft, int move) {
        int kept = move > MAX_MOVE ? NO_MOVE : move;
        return (long) lower << 40 | (upper & 0xFFFFFFL) << 16 | (long) (draft + 1) << 8 | (kept + 1);
    }

    private static int lowerOf(long data) {
        return (int) (data >> 40);
    }

    private static int upperOf(long data) {
        return (int) (data << 24 >> 40);
    }

    private static int draftOf(long data) {
        return ((int) (data >>> 8) & 0xFF) - 1;
    }

    private static int moveOf(long data) {
        return ((int) data & 0xFF) - 1;
    }

    /** How much of the table is used, in thousandths; a sample. */
    public int used() {
        int sample = Math.min(table.length / 2, 4096);
        if (sample == 0) {
            return 0;
        }
        int taken = 0;
        for (int i = 0; i < sample; i++) {
            if (table[2 * i + 1] != 0) {
                taken++;
            }
        }
        return 1000 * taken / sample;
    }
}
