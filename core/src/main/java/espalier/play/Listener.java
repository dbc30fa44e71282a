package espalier.play;

import espalier.search.Bound;

/** Hears what a search finds while it runs, on the searching thread: be quick. */
@FunctionalInterface
public interface Listener {
    /** Hears nothing. */
    Listener NONE = iteration -> {};

    /** A line is complete to a depth; with several lines, each of them. */
    void iteration(Iteration found);

    /** A search of the root ended outside its window: {@code LOWER} is a fail-high, {@code UPPER} a fail-low. */
    default void failed(int depth, int value, Bound bound) {}

    /** The search of a root move begins; moves are numbered from 1. */
    default void move(int depth, int move, int number) {}

    /** About once a second, also within a long iteration. */
    default void progress(Progress progress) {}

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
