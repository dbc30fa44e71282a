package espalier.lab.match;

import espalier.search.Limits;

/**
 * What a player may spend on a move; the smallest limit counts.
 *
 * @param evaluations calls of evaluation functions, any of them alike
 * @param nodes node visits
 * @param nanos time
 */
public record Budget(long evaluations, long nodes, long nanos) {
    public Budget {
        if (evaluations < 1 || nodes < 1 || nanos < 1) {
            throw new IllegalArgumentException("a budget must be positive");
        }
    }

    public static Budget evaluations(long count) {
        return new Budget(count, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    public static Budget nodes(long count) {
        return new Budget(Long.MAX_VALUE, count, Long.MAX_VALUE);
    }

    public static Budget time(long nanos) {
        return new Budget(Long.MAX_VALUE, Long.MAX_VALUE, nanos);
    }

    /** As limits of a practical search, which counts nodes. */
    Limits limits() {
        return new Limits(nodes, nanos, () -> false);
    }
}
