package espalier.play;

import espalier.game.Score;
import espalier.search.Limits;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The time a search has, counted from the call that asked for it. Any thread may stop it, or start a clock that waits for
 * the opponent's move.
 */
public final class Deadline implements BooleanSupplier {
    /** A share of the clock grows by this factor when the best move has just changed ... */
    private static final double MOST = 1.5;

    /** ... shrinks by this with every iteration that confirms it ... */
    private static final double STEP = 0.2;

    /** ... down to this. */
    private static final double LEAST = 0.5;

    /** A loss of this much expected score doubles it. */
    private static final double FALL = 0.1;

    private final Limits limits;
    private final long start;
    private volatile boolean stopped;
    private volatile boolean pondering;
    private volatile long clockStart;

    /** What a share of the clock is multiplied by. */
    private double urgency = 1;

    private int scale = 1;
    private boolean choice = true;
    private int settled;
    private @Nullable Iteration last;

    private Deadline(Limits limits, boolean pondering) {
        this.limits = limits;
        this.pondering = pondering;
        this.start = System.nanoTime();
        this.clockStart = start;
    }

    /**
     * {@return a clock that starts now}
     *
     * @param limits when to stop
     */
    public static Deadline of(Limits limits) {
        return new Deadline(limits, false);
    }

    /**
     * {@return a clock that starts with {@link #startClock}}
     *
     * @param limits when to stop
     */
    public static Deadline waiting(Limits limits) {
        return new Deadline(limits, true);
    }

    /** {@return what the search may use} */
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

    /**
     * The search begins.
     *
     * @param several whether there is a choice
     * @param unit how expected scores follow from values
     */
    void begin(boolean several, int unit) {
        choice = several;
        scale = unit;
    }

    /**
     * Hears of a completed iteration. A move that has been the best for long needs less time, a new one and a falling value
     * need more, an only move needs none.
     *
     * @param found the iteration
     */
    public void found(Iteration found) {
        if (last != null) {
            settled = found.move() == last.move() ? settled + 1 : 0;
            double fall = Score.expected(last.value(), scale) - Score.expected(found.value(), scale);
            urgency = Math.max(LEAST, MOST - settled * STEP) * (1 + Math.min(1, Math.max(0, fall) / FALL));
        }
        last = found;
    }

    /** {@return whether no further iteration should begin} */
    public boolean isLate() {
        return isPast(plan());
    }

    /** Nanoseconds on the clock after which none begins; {@link Long#MAX_VALUE} without a share. */
    long plan() {
        return limits.target() == Long.MAX_VALUE ? Long.MAX_VALUE : choice ? (long) (limits.target() * urgency) : 0;
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

    /** {@return the nanoseconds since the clock runs} */
    public long onClock() {
        return pondering ? 0 : System.nanoTime() - clockStart;
    }

    /** {@return the nanoseconds since the call} */
    public long nanos() {
        return System.nanoTime() - start;
    }
}
