package espalier.engine.memory;

import espalier.game.Mixer;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The moves that threads are searching now, so that other threads search something else first (ABDADA in its simplest
 * form). Claims are hints: one may overwrite another in the same slot, and then two threads do the same work.
 */
public final class Claims {
    private static final int SIZE = 1 << 14;

    private final AtomicLongArray claims = new AtomicLongArray(SIZE);

    /** The name of a move of a position searched to a depth; never 0, which means no claim. */
    public static long name(long key, int move, int depth) {
        return Mixer.scatter(key ^ ((long) move << 8) + depth) | 1;
    }

    private static int at(long name) {
        return (int) (name >>> 40) & (SIZE - 1);
    }

    /** Whether a thread is searching this. */
    public boolean isTaken(long name) {
        return claims.getAcquire(at(name)) == name;
    }

    /** Claims this. */
    public void take(long name) {
        claims.setRelease(at(name), name);
    }

    /** Releases the claim. */
    public void drop(long name) {
        if (isTaken(name)) {
            claims.setRelease(at(name), 0);
        }
    }
}
