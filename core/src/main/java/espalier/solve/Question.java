package espalier.solve;

import espalier.search.Limits;

/**
 * A question to a solver.
 *
 * @param outcomeOnly whether win, draw or loss is enough
 * @param threads the number of threads; a solver may use fewer
 * @param entries the table's size in entries of 16 bytes; 0 leaves it to the solver
 * @param limits when to stop; node limits are kept to within some thousands
 */
public record Question(boolean outcomeOnly, int threads, int entries, Limits limits) {
    /** The exact value, on one thread, without limits. */
    public static final Question EXACT = new Question(false, 1, 0, Limits.NONE);

    /** Win, draw or loss, on one thread, without limits. */
    public static final Question OUTCOME = new Question(true, 1, 0, Limits.NONE);

    public Question {
        if (threads < 1) {
            throw new IllegalArgumentException("there must be a thread");
        }
        if (entries < 0) {
            throw new IllegalArgumentException("a table has no " + entries + " entries");
        }
    }

    /**
     * {@return the same with other limits}
     *
     * @param other the limits
     */
    public Question within(Limits other) {
        return new Question(outcomeOnly, threads, entries, other);
    }

    /**
     * {@return the same with this many threads}
     *
     * @param otherThreads at least 1
     */
    public Question by(int otherThreads) {
        return new Question(outcomeOnly, otherThreads, entries, limits);
    }

    /**
     * {@return the same with a table of this many entries}
     *
     * @param otherEntries 0 for none
     */
    public Question remembering(int otherEntries) {
        return new Question(outcomeOnly, threads, otherEntries, limits);
    }
}
