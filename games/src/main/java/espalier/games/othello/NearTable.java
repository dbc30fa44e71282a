package espalier.games.othello;

import espalier.solve.SharedTable;

/**
 * A small table of one thread for positions near the end of the game, which fits into the processor's cache: with a few
 * empty squares left, a look into the large table takes longer than searching. Each entry has one place, and the newest
 * keeps it: positions near the end recur soon or never.
 */
final class NearTable {
    private static final int BITS = 14;

    /** For each place a key and the data of an {@link Entry}. */
    private final long[] words = new long[2 << BITS];

    /** The data of a key, or {@link SharedTable#UNKNOWN}. */
    long find(long key) {
        int at = at(key);
        return words[at] == key ? words[at + 1] : SharedTable.UNKNOWN;
    }

    void put(long key, long data) {
        int at = at(key);
        words[at] = key;
        words[at + 1] = data;
    }

    private static int at(long key) {
        return (int) (key >>> (64 - BITS)) << 1;
    }
}
