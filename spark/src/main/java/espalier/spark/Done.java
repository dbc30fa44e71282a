package espalier.spark;

import espalier.jobs.JobFailure;
import espalier.jobs.Work;
import java.io.Serializable;
import java.util.ArrayList;

/**
 * What became of a batch.
 *
 * @param texts of the jobs that were finished
 * @param nanos how long they took
 * @param failure why the next one was not finished; empty if there was none. A job that fails would fail anywhere: that it
 *     did is an answer, and not for Spark to try again
 */
record Done(ArrayList<String> texts, long nanos, String failure) implements Serializable {
    /** Does the jobs of a batch. */
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
