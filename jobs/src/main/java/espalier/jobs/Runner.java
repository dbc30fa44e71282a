package espalier.jobs;

import java.util.List;

/** A way to run jobs. */
public interface Runner {
    /**
     * Runs the jobs in any order and hands over their texts (see {@link Work.Ready#run}) in batches. Returns when all
     * are handed over.
     *
     * @throws JobFailure if a job failed; what was handed over before is kept
     */
    void run(Work work, int[] jobs, Sink sink);

    /** Its description in the manifest. */
    String describe();

    /** Takes results; may be called by several threads. When it returns they are on disk. */
    @FunctionalInterface
    interface Sink {
        void take(List<String> jobTexts);
    }

    /** Makes runners; other modules provide them by ServiceLoader. */
    interface Provider {
        /** Whether it supports this value of {@code --on}. */
        boolean knows(String on);

        /** The values of {@code --on}, for help texts: "spark://HOST:PORT". */
        String usage();

        /**
         * A runner for this value of {@code --on}.
         *
         * @throws IllegalArgumentException if the value is malformed, saying why
         * @throws JobFailure if something is missing on this machine
         */
        Runner runner(String on);
    }
}
