package espalier.lab.match;

import espalier.lab.practice.Clock;
import java.util.function.BooleanSupplier;

/**
 * A player's limits per move; the smallest one decides. Evaluations and nodes mean the same for every player and are
 * kept exactly, but for the first iteration of {@link Chooser#thinking}, which few nodes do not interrupt. A move is
 * always returned: if not even a search of depth 1 fits, it is the best so far or the first one.
 *
 * @param evaluations calls of evaluation functions, including those of models
 * @param nodes node visits: entries into nodes, including root, leaves and those answered from memory
 * @param nanos the choosing thread's processor time, which other programs do not shorten; polled about once in a thousand
 *     nodes
 */
public record Allowance(long evaluations, long nodes, long nanos) {
    public Allowance {
        if (evaluations < 1 || nodes < 1 || nanos < 1) {
            throw new IllegalArgumentException("a budget must be positive");
        }
    }

    /** This many calls of evaluation functions. */
    public static Allowance evaluations(long count) {
        return new Allowance(count, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** This many node visits. */
    public static Allowance nodes(long count) {
        return new Allowance(Long.MAX_VALUE, count, Long.MAX_VALUE);
    }

    /** This much processor time. */
    public static Allowance time(long nanos) {
        return new Allowance(Long.MAX_VALUE, Long.MAX_VALUE, nanos);
    }

    /** A clock that starts now: whether the calling thread has used its time. */
    BooleanSupplier clock() {
        if (nanos == Long.MAX_VALUE) {
            return () -> false;
        }
        long start = Clock.processorTime();
        return () -> Clock.processorTime() - start >= nanos;
    }

    /** The rest of an amount; unlimited amounts stay unlimited. */
    static long left(long amount, long spent) {
        return amount == Long.MAX_VALUE ? amount : amount - spent;
    }
}
