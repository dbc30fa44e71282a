package espalier.games.othello;

/**
 * A table entry, packed for a {@link espalier.solve.SharedTable}: two bounds, the two best moves, and the depth and
 * level of the search.
 */
final class Entry {
    /** No move is stored. */
    static final int NO_MOVE = 127;

    private Entry() {}

    /** @param level how sure the bounds are, from 0 */
    static long pack(int lower, int upper, int move, int second, int depth, int level) {
        return (long) lower << 48 | (upper & 0xFFFFL) << 32 | move << 24 | second << 16 | level << 8 | (depth + 1);
    }

    static int lower(long data) {
        return (int) (data >> 48);
    }

    static int upper(long data) {
        return (short) (data >> 32);
    }

    static int move(long data) {
        return (int) (data >>> 24) & 127;
    }

    static int second(long data) {
        return (int) (data >>> 16) & 127;
    }

    static int level(long data) {
        return (int) (data >>> 8) & 255;
    }

    static int depth(long data) {
        return ((int) data & 255) - 1;
    }
}
