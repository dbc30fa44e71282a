package espalier.observe;

import espalier.game.Mixer;

/** A set of longs with open addressing: eight bytes an entry at a load of at most two thirds. */
public final class LongSet {
    private long[] table = new long[64];
    private int size;
    private boolean hasZero;

    /**
     * {@return whether the key is in the set}
     *
     * @param key any number
     */
    public boolean contains(long key) {
        return key == 0 ? hasZero : table[find(key)] == key;
    }

    /**
     * {@return whether the key was new; it is in the set afterwards}
     *
     * @param key any number
     */
    public boolean add(long key) {
        if (key == 0) {
            boolean isNew = !hasZero;
            hasZero = true;
            return isNew;
        }
        int at = find(key);
        if (table[at] == key) {
            return false;
        }
        table[at] = key;
        if (++size > table.length / 3 * 2) {
            grow();
        }
        return true;
    }

    /** {@return the number of keys} */
    public int size() {
        return size + (hasZero ? 1 : 0);
    }

    private int find(long key) {
        int at = (int) (Mixer.scatter(key) >>> 32) & (table.length - 1);
        while (table[at] != 0 && table[at] != key) {
            at = (at + 1) & (table.length - 1);
        }
        return at;
    }

    private void grow() {
        long[] old = table;
        table = new long[2 * old.length];
        for (long key : old) {
            if (key != 0) {
                table[find(key)] = key;
            }
        }
    }
}
