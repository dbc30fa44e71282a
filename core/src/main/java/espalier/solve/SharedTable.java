package espalier.solve;

import espalier.game.Mixer;
import espalier.search.Entries;
import java.util.Arrays;

/**
 * A table of fixed size from keys to 64 bits of data, for solvers. A bucket has four entries of sixteen bytes, which
 * threads share without locks (lock-free; see {@link Entries}).
 *
 * <p>The lowest byte of the data is its rank, 1 to 255: how deep the search was, or how expensive. If a bucket is full,
 * the entry of the lowest rank is replaced. The solver defines the other bits.
 */
public final class SharedTable {
    /** The answer of {@link #find} for an unknown key. */
    public static final long UNKNOWN = 0;

    private static final int BUCKET = 4;
    private static final int MOST_ENTRIES = 1 << 29;

    private final long[] words;
    private final int mask;

    /**
     * A table of at least this many entries: rounded up to a power of two, at least four.
     *
     * @param entries how many are wanted
     */
    public SharedTable(int entries) {
        int buckets = Entries.buckets(entries, BUCKET, MOST_ENTRIES);
        words = new long[buckets * BUCKET * 2];
        mask = buckets - 1;
    }

    /**
     * {@return the data of a key, or {@link #UNKNOWN}}
     *
     * @param key any key
     */
    public long find(long key) {
        long scattered = Mixer.scatter(key);
        int at = at(scattered);
        for (int slot = at; slot < at + 2 * BUCKET; slot += 2) {
            long data = words[slot + 1];
            if (Entries.matches(words[slot], data, scattered)) {
                return data;
            }
        }
        return UNKNOWN;
    }

    /**
     * Stores the data of a key; it replaces older data of the key, or the entry of the lowest rank.
     *
     * @param key any key
     * @param data anything but {@link #UNKNOWN}
     */
    public void put(long key, long data) {
        long scattered = Mixer.scatter(key);
        int at = at(scattered);
        int chosen = at;
        int lowest = Integer.MAX_VALUE;
        for (int slot = at; slot < at + 2 * BUCKET; slot += 2) {
            long old = words[slot + 1];
            if (Entries.matches(words[slot], old, scattered)) {
                chosen = slot;
                break;
            }
            int rank = (int) old & 255;
            if (rank < lowest) {
                lowest = rank;
                chosen = slot;
            }
        }
        Entries.write(words, chosen, scattered, data);
    }

    /** Removes all entries. */
    public void clear() {
        Arrays.fill(words, 0);
    }

    private int at(long scattered) {
        return (int) (scattered >>> 32 & mask) * (2 * BUCKET);
    }
}
