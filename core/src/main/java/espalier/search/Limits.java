package espalier.search;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * When a search has to stop although it is not finished. Made by the factories below and combined by {@link #and}; the
 * clock and the stop flag are polled about once in a thousand nodes.
 *
 * <pre>{@code
 * Limits.time(Duration.ofSeconds(2)).and(Limits.depth(12))
 * }</pre>
 *
 * @param nodes the most node visits, exactly; only the first iteration of a search that deepens may use some thousand more
 * @param nanos the most nanoseconds from the start of the search
 * @param stop an external stop flag, asked from the searching thread
 * @param depth the deepest iteration of a search that deepens
 * @param target nanoseconds after which no further iteration is begun, if the search is neither more nor less certain than usual
 */
public record Limits(long nodes, long nanos, BooleanSupplier stop, int depth, long target) {
    /** Never stops. */
    public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, () -> false);

    /** A game without a fixed number of moves to go is planned for this many more. */
    private static final int PLANNED_MOVES = 25;

    /** A single move may take this many times its share of the clock. */
    private static final int PATIENCE = 4;

    /** Kept on the clock, as far as possible, for what happens between the search and the opponent's clock on a busy machine. */
    private static final long RESERVE = Duration.ofMillis(200).toNanos();

    public Limits {
        if (nodes < 1 || nanos < 1 || depth < 1 || target < 1) {
            throw new IllegalArgumentException("a limit must be positive");
        }
    }

    /**
     * Without a limit of depth.
     *
     * @param nodes the most node visits
     * @param nanos the most nanoseconds
     * @param stop asked from time to time; yes ends the search
     */
    public Limits(long nodes, long nanos, BooleanSupplier stop) {
        this(nodes, nanos, stop, Integer.MAX_VALUE, Long.MAX_VALUE);
    }

    /** {@return limits that never stop a search} */
    public static Limits infinite() {
        return NONE;
    }

    /**
     * {@return limits that stop after this time; it counts from the call that starts the search}
     *
     * @param time from the start of the search
     */
    public static Limits time(Duration time) {
        return new Limits(Long.MAX_VALUE, nanos(time), () -> false);
    }

    /**
     * {@return limits that stop after this many node visits}
     *
     * @param nodes the most node visits
     */
    public static Limits nodes(long nodes) {
        return new Limits(nodes, Long.MAX_VALUE, () -> false);
    }

    /**
     * {@return limits that stop after the iteration of this depth}
     *
     * @param plies the depth of the last iteration
     */
    public static Limits depth(int plies) {
        return new Limits(Long.MAX_VALUE, Long.MAX_VALUE, () -> false, plies, Long.MAX_VALUE);
    }

    /**
     * {@return limits that stop when the flag is set}
     *
     * @param stop asked from time to time; yes ends the search
     */
    public static Limits until(BooleanSupplier stop) {
        return new Limits(Long.MAX_VALUE, Long.MAX_VALUE, stop);
    }

    /**
     * {@return a fair share of a chess clock, for the rest of a game of unknown length}
     *
     * @param remaining the time on the clock
     * @param increment what each move adds to it
     */
    public static Limits clock(Duration remaining, Duration increment) {
        return share(remaining, increment, PLANNED_MOVES);
    }

    /**
     * {@return a fair share of a chess clock with this many moves to the next time control}
     *
     * @param remaining the time on the clock
     * @param increment what each move adds to it
     * @param movesToGo the moves until the next time control
     */
    public static Limits clock(Duration remaining, Duration increment, int movesToGo) {
        if (movesToGo < 1) {
            throw new IllegalArgumentException("there are " + movesToGo + " moves to go, there must be at least 1");
        }
        return share(remaining, increment, Math.min(movesToGo, PLANNED_MOVES));
    }

    /**
     * No iteration is begun after the greater part of the share, because it takes longer than all before it; none goes on after
     * several shares, or after half of what is left. On a short clock the reserve comes first: little of the increment is used
     * then, so the clock recovers.
     */
    private static Limits share(Duration remaining, Duration increment, int moves) {
        long left = nanos(remaining);
        long usable = Math.max(1, left > 2 * RESERVE ? left - RESERVE : left * left / (4 * RESERVE));
        long cap = moves == 1 ? usable : Math.max(1, usable / 2);
        double gained = Math.max(0, increment.toNanos()) * Math.min(0.75, (double) usable / RESERVE);
        long share = Math.max(1, Math.min(cap, usable / moves + (long) gained));
        long target = Math.max(1, moves == 1 ? share / 2 : share * 6 / 10);
        long most = share < cap / PATIENCE ? PATIENCE * share : cap;
        return new Limits(Long.MAX_VALUE, most, () -> false, Integer.MAX_VALUE, target);
    }

    private static long nanos(Duration time) {
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("the time is " + time + ", it must be positive");
        }
        return time.compareTo(Duration.ofDays(36_500)) > 0 ? Long.MAX_VALUE : time.toNanos();
    }

    /** The same for a search that starts now: its set-up counts too. */
    Limits fromNow() {
        if (!isTimed()) {
            return this;
        }
        long start = System.nanoTime();
        BooleanSupplier over = () -> stop.getAsBoolean() || System.nanoTime() - start >= nanos;
        return new Limits(nodes, Long.MAX_VALUE, over, depth, target);
    }

    /**
     * {@return limits that stop as soon as one of the two is reached}
     *
     * @param other also to be kept
     */
    public Limits and(Limits other) {
        return new Limits(
                Math.min(nodes, other.nodes),
                Math.min(nanos, other.nanos),
                () -> stop.getAsBoolean() || other.stop.getAsBoolean(),
                Math.min(depth, other.depth),
                Math.min(target, other.target));
    }

    /** {@return whether time ends the search} */
    public boolean isTimed() {
        return nanos != Long.MAX_VALUE;
    }

    /** {@return whether a number of nodes ends the search} */
    public boolean isCounted() {
        return nodes != Long.MAX_VALUE;
    }
}
