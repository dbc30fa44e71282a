package espalier.engine.memory;

import espalier.game.Mixer;
import espalier.game.Score;
import espalier.search.Entries;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A table found by key: what playing programs use. A bucket has two entries of 16 bytes. The first keeps the deepest
 * search, the second the newest (two-deep replacement). The data of an entry are both bounds (24 bits each), the draft, and
 * the best move as its index in generation order (8 bits each).
 *
 * <p>A table can be kept from search to search. {@link #age} begins a new generation: entries of earlier ones still
 * answer, but give way first.
 *
 * <p>A new table is small and grows with its contents, so a short search does not pay for a large one. Until it has its
 * full size its buckets are found by probing. What it remembers is the same at every moment as in a table of full size.
 *
 * <p>Threads share the entries (see {@link Entries}), each by its own {@link #view}: what {@link #find} and {@link #look}
 * load belongs to the view.
 */
public final class TranspositionTable implements Memory {
    /** No best move is known. */
    public static final int NO_MOVE = -1;

    private static final int MOST_ENTRIES = 1 << 28;
    private static final int MAX_DRAFT = 0xFE;
    /** Moves with a higher index are not remembered. */
    private static final int MAX_MOVE = 0xFE;
    /** The longs of a bucket are four. */
    private static final int BUCKET = 2;
    /** The buckets of a new table, less one. */
    private static final int FIRST_ROOM = 255;

    /** An entry that says nothing, at a depth that nothing is searched to. */
    private static final long NOTHING = pack(-Score.INFINITY, Score.INFINITY, -1, 0, NO_MOVE);

    /** {@link #used} counts the entries of this many buckets. */
    private static final int SAMPLE = 500;

    /** The number of buckets of the full table, less one; none at all if nothing is remembered. */
    private final int mask;

    private long[] words;
    /** The number of buckets that there is room for now, less one. */
    private int room;
    /** How many of them are used, while the table grows. */
    private int filled;

    private int generation;
    /** The entries of the sampled buckets that are of this generation; all views count. */
    private final AtomicInteger taken;

    private long kept;

    /** What was looked up last: the key, where its bucket is, and what was found there. */
    private long scattered;

    private int at;
    private int lower;
    private int upper;
    private int move = NO_MOVE;
    /** The draft of the bounds; -1 if none were found. */
    private int draft;

    private boolean isOld;

    /** A table of at least this many entries, rounded up to a power of two, two at least. */
    public TranspositionTable(int entries) {
        mask = Entries.buckets(entries, BUCKET, MOST_ENTRIES) - 1;
        room = FIRST_ROOM < mask / 4 ? FIRST_ROOM : mask;
        words = new long[(room + 1) << 2];
        taken = new AtomicInteger();
    }

    private TranspositionTable(int mask, long[] words, int generation, AtomicInteger taken) {
        this.mask = mask;
        this.room = mask;
        this.words = words;
        this.generation = generation;
        this.taken = taken;
    }

    /** A table that remembers nothing. */
    public static TranspositionTable none() {
        return new TranspositionTable(-1, new long[0], 0, new AtomicInteger());
    }

    /** Whether it can hold anything. */
    public boolean remembers() {
        return mask >= 0;
    }

    /** Takes its full size now, so that no search has to wait for it. */
    public void complete() {
        if (room < mask) {
            grow(mask);
        }
    }

    /** The same entries for another thread, in this search. */
    public TranspositionTable view() {
        complete();
        return new TranspositionTable(mask, words, generation, taken);
    }

    /** Begins another search: what is there gives way to what it will find. Views are then taken anew. */
    public void age() {
        generation = generation == Entries.MAX_STAMP ? 0 : generation + 1;
        taken.set(0);
    }

    /** Forgets everything, so that it is as good as new. */
    public void clear() {
        Arrays.fill(words, 0);
        filled = 0;
        generation = 0;
        kept = 0;
        taken.set(0);
    }

    /** Forgets a position. */
    public void forget(long key) {
        if (mask < 0) {
            return;
        }
        long scattered = Mixer.scatter(key);
        int at = at(scattered);
        for (int slot = at; slot < at + 4; slot += 2) {
            if (holds(slot, scattered)) {
                // Not empty: probing goes on behind it.
                write(slot, Entries.stamped(scattered, generation), NOTHING);
            }
        }
    }

    private boolean holds(int slot, long scattered) {
        return Entries.matches(words[slot], words[slot + 1], scattered);
    }

    @Override
    public boolean keyed() {
        return true;
    }

    @Override
    public boolean find(int place, long key, int depth, int ply) {
        return look(key, depth, ply, false);
    }

    /**
     * Loads the bounds and the best move of a position.
     *
     * @param deeperServes whether bounds from a deeper search will do
     * @return whether bounds were found, else they are infinite; the move may be known without
     */
    public boolean look(long key, int depth, int ply, boolean deeperServes) {
        scattered = Mixer.scatter(key);
        at = at(scattered);
        return look(draft(depth), ply, deeperServes);
    }

    private boolean look(int wanted, int ply, boolean deeperServes) {
        lower = -Score.INFINITY;
        upper = Score.INFINITY;
        move = NO_MOVE;
        draft = -1;
        if (mask < 0 || words[at + 1] == 0) {
            return false; // the second place is filled after the first
        }
        boolean found = load(at, wanted, ply, deeperServes);
        if (found && move != NO_MOVE) {
            return true;
        }
        // A draft that is above all others loads no bounds.
        return load(at + 2, found ? MAX_DRAFT + 1 : wanted, ply, deeperServes) || found;
    }

    /** Loads an entry if it is of this key: the move if none is known yet, the bounds if the draft will do. */
    private boolean load(int slot, int wanted, int ply, boolean deeperServes) {
        long data = words[slot + 1];
        long keyed = words[slot];
        if (!Entries.matches(keyed, data, scattered)) {
            return false;
        }
        if (move == NO_MOVE) {
            move = moveOf(data);
        }
        if (draftOf(data) != wanted && (!deeperServes || draftOf(data) < wanted)) {
            return false;
        }
        draft = draftOf(data);
        lower = Score.fromNode(lowerOf(data), ply);
        upper = Score.fromNode(upperOf(data), ply);
        isOld = Entries.stamp(keyed, data) != generation;
        return true;
    }

    /** The index of the best move that {@link #look} found; {@link #NO_MOVE} if none. */
    public int move() {
        return move;
    }

    /** Whether the bounds that {@link #look} found are from an earlier search. */
    public boolean isOld() {
        return isOld;
    }

    @Override
    public int lower() {
        return lower;
    }

    @Override
    public int upper() {
        return upper;
    }

    /**
     * Keeps what a search with this window has shown, and the other bound from an earlier search to this depth unless
     * the two contradict each other, as they may after forward pruning.
     */
    public void update(long key, int depth, int ply, int value, int alpha, int beta, int best) {
        look(key, depth, ply, false);
        update(depth, ply, value, alpha, beta, best);
    }

    /** The same for the position that {@link #look} has just looked up at this depth, since when nothing was kept. */
    public void update(int depth, int ply, int value, int alpha, int beta, int best) {
        int newLower = value > alpha ? value : -Score.INFINITY;
        int newUpper = value < beta ? value : Score.INFINITY;
        if (draft > draft(depth)) {
            look(draft(depth), ply, false); // a deeper search's bounds would not do
        }
        if (draft >= 0) {
            if (newLower == -Score.INFINITY && lower <= newUpper) {
                newLower = lower;
            } else if (newUpper == Score.INFINITY && upper >= newLower) {
                newUpper = upper;
            }
        }
        keep(pack(newLower, newUpper, depth, ply, best == NO_MOVE ? move : best));
    }

    @Override
    public void store(int place, long key, int depth, int ply, int newLower, int newUpper) {
        scattered = Mixer.scatter(key);
        at = at(scattered);
        keep(pack(newLower, newUpper, depth, ply, NO_MOVE));
    }

    /** Keeps what is known of the position that was looked up last. */
    private void keep(long data) {
        if (mask < 0) {
            return;
        }
        // Read once: what another thread writes meanwhile must not be mixed in.
        long oldKeyed = words[at];
        long old = words[at + 1];
        int slot = at;
        if (old == 0) {
            if (room < mask) {
                fill();
                slot = at;
            }
        } else if (!Entries.matches(oldKeyed, old, scattered) || draftOf(old) != draftOf(data)) {
            boolean current = Entries.stamp(oldKeyed, old) == generation;
            if (current && draftOf(old) > draftOf(data)) {
                slot += 2;
            } else if (current || !isCurrent(at + 2)) {
                write(at + 2, Entries.key(oldKeyed, old), old);
            }
        }
        write(slot, Entries.stamped(scattered, generation), data);
    }

    private boolean isCurrent(int slot) {
        long data = words[slot + 1];
        return data != 0 && Entries.stamp(words[slot], data) == generation;
    }

    private void write(int slot, long stamped, long data) {
        if (words[slot + 1] == 0) {
            kept++;
        }
        if (home(stamped) < SAMPLE) {
            boolean current = Entries.stamp(stamped) == generation;
            taken.getAndAdd((current ? 1 : 0) - (isCurrent(slot) ? 1 : 0));
        }
        Entries.write(words, slot, stamped, data);
    }

    @Override
    public int expand(int place, int width) {
        return NOWHERE;
    }

    @Override
    public long peak() {
        return kept;
    }

    /** How much of the full table the current search has filled, in thousandths; a sample. */
    public int used() {
        return 1000 * taken.get() / (BUCKET * Math.max(1, Math.min(mask + 1, SAMPLE)));
    }

    private int home(long scattered) {
        return (int) (scattered >>> 20) & mask;
    }

    /** Where the bucket of a key begins. */
    private int at(long scattered) {
        int home = home(scattered);
        return room == mask ? home << 2 : probe(home);
    }

    /** Where a bucket is in a table that is still growing, or the empty place that it would get. */
    private int probe(int home) {
        for (int i = home; ; i++) {
            int at = (i & room) << 2;
            long data = words[at + 1];
            if (data == 0 || home(Entries.key(words[at], data)) == home) {
                return at;
            }
        }
    }

    /** Takes an empty place for a bucket, in a larger table if this one is three quarters full. */
    private void fill() {
        if (++filled > room / 4 * 3) {
            grow(room < mask / 16 ? 4 * room + 3 : mask);
            at = at(scattered);
        }
    }

    private void grow(int newRoom) {
        long[] old = words;
        words = new long[(newRoom + 1) << 2];
        room = newRoom;
        for (int i = 0; i < old.length; i += 4) {
            if (old[i + 1] != 0) {
                System.arraycopy(old, i, words, at(Entries.key(old[i], old[i + 1])), 4);
            }
        }
    }

    private static int draft(int depth) {
        return Math.min(depth, MAX_DRAFT);
    }

    /** Draft and move are kept plus one. An entry is never 0: only NOTHING has no draft, and its bounds are infinite. */
    private static long pack(int lower, int upper, int depth, int ply, int move) {
        int kept = move > MAX_MOVE ? NO_MOVE : move;
        return (long) Score.toNode(lower, ply) << 40
                | (Score.toNode(upper, ply) & 0xFFFFFFL) << 16
                | (long) (draft(depth) + 1) << 8
                | (kept + 1);
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
}
