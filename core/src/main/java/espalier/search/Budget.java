package espalier.search;

/**
 * What is left of a search's {@link Limits}. The search spends one unit a node. Now and then this asks the clock, the stop
 * flag and the thread's interrupt status, and throws {@link Stopped} when one of them says so. The number of nodes is
 * exact.
 */
public final class Budget {
    private static final int INTERVAL = 1024;

    private final Limits limits;
    private final long most;
    private final long start = System.nanoTime();
    /** Units that may be spent before the next poll, with all before them. */
    private long granted;

    private int left;

    /**
     * For a search that starts now.
     *
     * @param limits when to stop
     */
    public Budget(Limits limits) {
        this(limits, limits.nodes());
    }

    /**
     * For a search that starts now and counts something else than nodes.
     *
     * @param limits when to stop
     * @param most how many units may be spent
     */
    public Budget(Limits limits, long most) {
        this.limits = limits;
        this.most = most;
    }

    /** Spends a unit, if there is one left. */
    public void spend() {
        if (left == 0) {
            poll();
        }
        left--;
    }

    /**
     * {@return whether this many units can be spent without a poll} If it can help, it polls now.
     *
     * @param units a number of units
     */
    public boolean covers(int units) {
        if (left < units && granted < most) {
            poll();
        }
        return left >= units;
    }

    /**
     * Spends units that are covered.
     *
     * @param units covered ones
     */
    public void spend(int units) {
        left -= units;
    }

    /** {@return units spent so far} */
    public long spent() {
        return granted - left;
    }

    /** {@return nanoseconds since the start} */
    public long nanos() {
        return System.nanoTime() - start;
    }

    /** {@return whether the time is up or a stop was requested} Safe to ask from any thread. */
    public boolean isOver() {
        return limits.stop().getAsBoolean()
                || (limits.nanos() != Long.MAX_VALUE && nanos() >= limits.nanos())
                || Thread.currentThread().isInterrupted();
    }

    private void poll() {
        if (granted >= most || isOver()) {
            throw new Stopped();
        }
        int next = (int) Math.min(INTERVAL, most - granted);
        granted += next;
        left += next;
    }
}
