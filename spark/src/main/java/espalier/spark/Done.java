package espalier.spark;

import espalier.jobs.JobFailure;
import espalier.jobs.Work;
import java.io.Serializable;
import java.util.ArrayList;

/**
 * The outcome of a batch.
 *
 * @param texts the texts of the finished jobs
 * @param nanos how long they took
 * @param failure why the next job failed; empty if none did. A failing job would fail anywhere, so a failure is a
 *     result and Spark must not retry it
 */
record Done(ArrayList<String> texts, long nanos, String failure) implements Serializable {
    /** Runs the jobs of a batch. */
    static Done of(Work.Ready ready, int... batch) {
        long start = System.nanoTime();
        ArrayList<String> texts = new ArrayList<>();
        String failure = "";
        try {
            for (int job : batch) {
                texts.add(ready.run(job));
            }
        } catch (JobFailure e) {
            failure = String.valueOf(e.getMessage());
        }
        return new Done(texts, System.nanoTime() - start, failure);
    }
}
