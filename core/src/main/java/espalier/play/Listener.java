package espalier.play;

import espalier.search.Bound;

/** Receives what a search finds while it runs, on the searching thread; return quickly. */
@FunctionalInterface
public interface Listener {
    /** Hears nothing. */
    Listener NONE = iteration -> {};

    /**
     * A line is complete to a depth; with several lines, each of them.
     *
     * @param found the line, with value and counts
     */
    void iteration(Iteration found);

    /**
     * The driver searches the root with this window; not for the second and further of several best lines.
     *
     * @param depth the iteration's depth
     * @param alpha the lower end of the window
     * @param beta the upper end of the window
     */
    default void window(int depth, int alpha, int beta) {}

    /**
     * A search of the root ended outside its window: {@code LOWER} is a fail-high, {@code UPPER} a fail-low.
     *
     * @param depth the iteration's depth
     * @param value what the search returned
     * @param bound which side the value lies on
     */
    default void failed(int depth, int value, Bound bound) {}

    /**
     * The search of a root move begins; moves are numbered from 1.
     *
     * @param depth the iteration's depth
     * @param move the move
     * @param number its place in the order
     */
    default void move(int depth, int move, int number) {}

    /**
     * Every {@link #interval}, also within a long iteration.
     *
     * @param progress the search so far
     */
    default void progress(Progress progress) {}

    /** {@return nanoseconds between two calls of {@link #progress}: a second, unless overridden} */
    default long interval() {
        return 1_000_000_000L;
    }

    /**
     * {@return a listener that hears the same, but only the first of several best lines}
     *
     * @param lines how many lines the search reports
     */
    default Listener first(int lines) {
        Listener all = this;
        return new Listener() {
            @Override
            public void iteration(Iteration found) {
                if (found.rank() <= lines) {
                    all.iteration(found);
                }
            }

            @Override
            public void window(int depth, int alpha, int beta) {
                all.window(depth, alpha, beta);
            }

            @Override
            public void failed(int depth, int value, Bound bound) {
                all.failed(depth, value, bound);
            }

            @Override
            public void move(int depth, int move, int number) {
                all.move(depth, move, number);
            }

            @Override
            public void progress(Progress progress) {
                all.progress(progress);
            }

            @Override
            public long interval() {
                return all.interval();
            }
        };
    }

    /**
     * How far a search is.
     *
     * @param depth of the iteration that runs
     * @param selectiveDepth the longest line searched so far
     * @param nodeVisits by all threads
     * @param nanos since the call
     * @param tableUse how full the table is, in thousandths
     */
    record Progress(int depth, int selectiveDepth, long nodeVisits, long nanos, int tableUse) {}
}
