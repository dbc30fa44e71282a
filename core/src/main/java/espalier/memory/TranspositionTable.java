package espalier.memory;

import espalier.game.Score;

/**
 * A table of fixed size, found by key: what practice uses. Two entries of 16 bytes a bucket; the first keeps the
 * deepest search, the second the newest (two-deep replacement). An entry is two longs: both bounds (24 bits each) and
 * the draft, and the key combined with that by exclusive or, so that an entry torn by two writers matches no key and
 * is never believed.
 */
public final class TranspositionTable implements Memory {
    private static final int MAX_DRAFT = 0xFF;

    private final long[] table;
    private final int mask;
    private long kept;
    private int lower;
    private int upper;

    /** A table of at least this many entries, rounded up to a power of two, two at least. */
    public TranspositionTable(int entries) {
        if (entries < 1 || entries > 1 << 28) {
            throw new IllegalArgumentException("a table has 1 to 2^28 entries, not " + entries);
        }
        int size = Math.max(2, Integer.highestOneBit(2 * entries - 1));
        table = new long[size * 2];
        mask = size / 2 - 1;
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
        for (int slot = at; slot < at + 4; slot += 2) {
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
        long mixed = spread(key);
        int at = at(mixed);
        long data = pack(Score.toNode(newLower, ply), Score.toNode(newUpper, ply), draft(depth));
        if (holdsOther(at, mixed, data)) {
            if (draftOf(table[at + 1]) > draftOf(data)) {
                at += 2;
            } else {
                put(at + 2, table[at] ^ table[at + 1], table[at + 1]);
            }
        }
        put(at, mixed, data);
    }

    /** Whether the slot is taken by another position, or by another draft of this one. */
    private boolean holdsOther(int at, long mixed, long data) {
        long old = table[at + 1];
        return old != 0 && ((table[at] ^ old) != mixed || draftOf(old) != draftOf(data));
    }

    private void put(int at, long mixed, long data) {
        if (table[at + 1] == 0) {
            kept++;
        }
        table[at] = mixed ^ data;
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

    /** The lowest bit is always set, so that an entry is never 0. */
    private static long pack(int lower, int upper, int draft) {
        return (long) lower << 40 | (upper & 0xFFFFFFL) << 16 | (long) draft << 8 | 1;
    }

    private static int lowerOf(long data) {
        return (int) (data >> 40);
    }

    private static int upperOf(long data) {
        return (int) (data << 24 >> 40);
    }

    private static int draftOf(long data) {
        return (int) (data >>> 8) & 0xFF;
    }
}
