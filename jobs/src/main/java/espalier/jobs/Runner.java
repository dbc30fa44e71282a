package espalier.jobs;

import java.util.List;

/** A way to get jobs done. */
public interface Runner {
    /**
     * Does the jobs in any order and hands their texts (see {@link Work.Ready#run}) over in batches. Returns when all are
     * handed over.
     *
     * @throws JobFailure if a job failed; what was handed over before is kept
     */
    void run(Work work, int[] jobs, Sink sink);

    /** What the manifest says of it. */
    String describe();

    /** Takes results; may be called by several threads. When it returns they are safe. */
    @FunctionalInterface
    interface Sink {
        void take(List<String> jobTexts);
    }

    /** Makes runners of other modules, found by ServiceLoader. */
    interface Provider {
        /** Whether it knows what {@code --on} says. */
        boolean knows(String on);

        /** What {@code --on} can be, for help: "spark://HOST:PORT". */
        String usage();

        /**
         * A runner for what {@code --on} says.
         *
         * @throws IllegalArgumentException if it cannot be what the user means, saying why
         * @throws JobFailure if something is missing here
         */
        Runner runner(String on);
    }
}
