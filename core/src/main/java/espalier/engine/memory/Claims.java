package espalier.engine.memory;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Which moves threads are searching at the moment, so that others try something else first (ABDADA in its simplest form).
 * A hint and nothing more: a claim may be lost to another one in the same place, and then two threads do the same work.
 */
public final class Claims {
    private static final int SIZE = 1 << 14;

    private final AtomicLongArray claims = new AtomicLongArray(SIZE);

    /** The name of a move of a position that is searched to a depth; never 0, which stands for no claim. */
    public static long name(long key, int move, int depth) {
        long z = (key ^ ((long) move << 8) + depth) * 0x9E3779B97F4A7C15L;
        return (z ^ z >>> 32) | 1;
    }

    private static int at(long name) {
        return (int) (name >>> 40) & (SIZE - 1);
    }

    /** Whether some thread is searching this. */
    public boolean isTaken(long name) {
        return claims.getAcquire(at(name)) == name;
    }

    /** Says that this is being searched. */
    public void take(long name) {
        claims.setRelease(at(name), name);
    }

    /** Says that it no longer is. */
    public void drop(long name) {
        if (isTaken(name)) {
            claims.setRelease(at(name), 0);
        }
    }
}
