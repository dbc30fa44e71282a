package espalier.solve;

import java.util.Arrays;

/**
 * A table of fixed size from keys to 64 bits of data, for solvers. Sixteen bytes an entry, four entries a bucket.
 *
 * <p>The lowest byte of the data is its rank, 1 to 255 (how deep, how dear): of a full bucket the entry of the lowest rank
 * goes. What the other bits mean is the solver's affair.
 *
 * <p>Threads share a table without locks: an entry is its data, and its key, scattered over 64 bits, combined with the data
 * by exclusive or, so that an entry torn by two writers matches no key. (Scattered, because small keys differ in few bits,
 * as data do: the halves of two entries could make up a third.)
 */
public final class SharedTable {
    /** What {@link #find} answers for a key it does not know. */
    public static final long UNKNOWN = 0;

    private static final int BUCKET = 4;

    private final long[] table;
    private final int mask;

    /** A table of at least so many entries, rounded up to a power of two, four at least. */
    public SharedTable(int entries) {
        if (entries < 1 || entries > 1 << 29) {
            throw new IllegalArgumentException("a table has 1 to 2^29 entries, not " + entries);
        }
        int buckets = Math.max(BUCKET, Integer.highestOneBit(2 * entries - 1)) / BUCKET;
        table = new long[buckets * BUCKET * 2];
        mask = buckets - 1;
    }

    /** The data of a key, or {@link #UNKNOWN}. */
    public long find(long key) {
        long scattered = scatter(key);
        int at = at(scattered);
        for (int slot = at; slot < at + 2 * BUCKET; slot += 2) {
            long data = table[slot + 1];
            if ((table[slot] ^ data) == scattered && data != UNKNOWN) {
                return data;
            }
        }
        return UNKNOWN;
    }

    /** Keeps the data of a key in the place of older data for it, or of the lowest rank. */
    public void put(long key, long data) {
        long scattered = scatter(key);
        int at = at(scattered);
        int chosen = at;
        int lowest = Integer.MAX_VALUE;
        for (int slot = at; slot < at + 2 * BUCKET; slot += 2) {
            long old = table[slot + 1];
            if ((table[slot] ^ old) == scattered) {
                chosen = slot;
                break;
            }
            int rank = (int) old & 255;
            if (rank < lowest) {
                lowest = rank;
                chosen = slot;
            }
        }
        table[chosen] = scattered ^ data;
        table[chosen + 1] = data;
    }

    /** Forgets everything. */
    public void clear() {
        Arrays.fill(table, 0);
    }

    /** One to one; node numbers of artificial trees are consecutive, hashed keys are not: either way buckets fill evenly. */
    private static long scatter(long key) {
        long product = key * 0x9E3779B97F4A7C15L;
        return product ^ (product >>> 29);
    }

    private int at(long scattered) {
        return (int) (scattered >>> 32 & mask) * (2 * BUCKET);
    }
}
