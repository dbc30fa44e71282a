package espalier.play;

import espalier.search.Limits;
import java.util.function.BooleanSupplier;

/**
 * The time a search has, counted from the call that asked for it. Any thread may stop it, or start a clock that waits for
 * the opponent's move.
 */
public final class Deadline implements BooleanSupplier {
    private final Limits limits;
    private final long start;
    private volatile boolean stopped;
    private volatile boolean pondering;
    private volatile long clockStart;

    private Deadline(Limits limits, boolean pondering) {
        this.limits = limits;
        this.pondering = pondering;
        this.start = System.nanoTime();
        this.clockStart = start;
    }

    /** The clock starts now. */
    public static Deadline of(Limits limits) {
        return new Deadline(limits, false);
    }

    /** The clock starts with {@link #startClock}. */
    public static Deadline waiting(Limits limits) {
        return new Deadline(limits, true);
    }

    /** What the search may use. */
    public Limits limits() {
        return limits;
    }

    /** Ends the search. */
    public void stop() {
        stopped = true;
    }

    /** The awaited move was played: from now on time counts. */
    public void startClock() {
        clockStart = System.nanoTime();
        pondering = false;
    }

    /** Whether the search has to end now. */
    @Override
    public boolean getAsBoolean() {
        return stopped || limits.stop().getAsBoolean() || isPast(limits.nanos());
    }

    /** Whether no further iteration should begin. */
    public boolean isLate() {
        return isPast(limits.target());
    }

    private boolean isPast(long nanos) {
        return nanos != Long.MAX_VALUE && !pondering && System.nanoTime() - clockStart >= nanos;
    }

    /** What is left; {@link Long#MAX_VALUE} without a clock. */
    long left() {
        return limits.nanos() == Long.MAX_VALUE || pondering
                ? Long.MAX_VALUE
                : Math.max(0, limits.nanos() - (System.nanoTime() - clockStart));
    }

    /** Since the call. */
    public long nanos() {
        return System.nanoTime() - start;
    }
}
