package espalier.search;

import java.util.function.BooleanSupplier;

/**
 * When a search has to stop although it is not finished. The clock and the wish to stop are asked once in a thousand
 * nodes or so.
 *
 * @param nodes the most node visits, exactly
 * @param nanos the most nanoseconds from the start of the search
 * @param stop an external wish to stop, asked from the searching thread
 */
public record Limits(long nodes, long nanos, BooleanSupplier stop) {
    /** Never stops. */
    public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, () -> false);

    public Limits {
        if (nodes < 1 || nanos < 1) {
            throw new IllegalArgumentException("a limit must be positive");
        }
    }

    /** Stops after so many node visits. */
    public static Limits nodes(long nodes) {
        return new Limits(nodes, Long.MAX_VALUE, () -> false);
    }

    /** Stops when asked to. */
    public static Limits until(BooleanSupplier stop) {
        return new Limits(Long.MAX_VALUE, Long.MAX_VALUE, stop);
    }
}
