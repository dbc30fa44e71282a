package espalier.search;

import espalier.game.Mixer;

/**
 * How every table here shares its entries between threads without locks. An entry is two longs: its data, and its
 * scattered key ({@link Mixer#scatter}) combined with the data by exclusive or (lock-free). An entry torn by two writers then matches no key,
 * and is never believed. The data are multiplied first: data that differ in one bit then differ in compared bits too. Data
 * are never 0, which marks an empty entry.
 *
 * <p>The lowest bits of a scattered key are not compared. They are free for a stamp, such as the search that wrote the
 * entry.
 */
public final class Entries {
    /** Stamps are from 0 to this. */
    public static final int MAX_STAMP = 63;

    private static final int STAMP_BITS = 6;

    private Entries() {}

    /**
     * {@return a scattered key with a stamp}
     *
     * @param scattered a key that {@link Mixer#scatter} has spread
     * @param stamp a small number that tells entries of different searches apart
     */
    public static long stamped(long scattered, int stamp) {
        return (scattered & ~(long) MAX_STAMP) | stamp;
    }

    /**
     * {@return the scattered key, with its stamp, of the entry of these two longs}
     *
     * @param keyed the first long
     * @param data the second long, as it was stored
     */
    public static long key(long keyed, long data) {
        return Mixer.combine(keyed, data);
    }

    /**
     * {@return the stamp of the entry of these two longs}
     *
     * @param keyed the first long
     * @param data the second long, as it was stored
     */
    public static int stamp(long keyed, long data) {
        return stamp(key(keyed, data));
    }

    /**
     * {@return the stamp of a scattered key}
     *
     * @param stamped from {@link #stamped} or {@link #key}
     */
    public static int stamp(long stamped) {
        return (int) stamped & MAX_STAMP;
    }

    /**
     * {@return whether the entry of these two longs belongs to a key} Read each of the two once, and pass what was read.
     *
     * @param keyed the first long
     * @param data the second long, as it was stored
     * @param scattered a key that is spread over 64 bits
     */
    public static boolean matches(long keyed, long data, long scattered) {
        return (key(keyed, data) ^ scattered) >>> STAMP_BITS == 0 && data != 0;
    }

    /**
     * Writes an entry to {@code words[slot]} and the place after it.
     *
     * @param words the table
     * @param slot where the entry begins
     * @param scattered a key that is spread over 64 bits
     * @param data the second long, as it was stored
     */
    public static void write(long[] words, int slot, long scattered, long data) {
        words[slot] = key(scattered, data);
        words[slot + 1] = data;
    }

    /**
     * {@return the number of buckets of a table of at least this many entries: a power of two}
     *
     * @param entries how many entries are wanted
     * @param bucket the entries of a bucket
     * @param most the most buckets
     */
    public static int buckets(int entries, int bucket, int most) {
        if (entries < 1 || entries > most) {
            throw new IllegalArgumentException("a table has 1 to " + most + " entries, not " + entries);
        }
        return Math.max(bucket, Integer.highestOneBit(2 * entries - 1)) / bucket;
    }
}
