package espalier.lab.experiment;

import espalier.jobs.JobFailure;
import espalier.jobs.Run;
import java.util.List;

/**
 * What an experiment found.
 *
 * @param exhibits figures and tables
 * @param criteria the conditions of the claim; empty if there was no claim and the exhibits are the answer
 * @param remark an addition, its numbers computed from the rows; may be empty
 */
public record Outcome(List<Exhibit> exhibits, List<Criterion> criteria, String remark) {
    public Outcome {
        exhibits = List.copyOf(exhibits);
        criteria = List.copyOf(criteria);
    }

    /**
     * The outcome of a run.
     *
     * @throws JobFailure if it is not complete, is no experiment, or has rows that its experiment cannot study
     */
    public static Outcome of(Run run) {
        String name = run.manifest().workload();
        if (!run.complete()) {
            throw new JobFailure(
                    name + ": only " + run.done() + " of " + run.jobs() + " jobs are done; lab run resumes them");
        }
        Experiment experiment = Experiments.of(run);
        try {
            return experiment.study(run.manifest().parameters(), run.rows());
        } catch (RuntimeException e) {
            throw new JobFailure(
                    name + ": nothing can be concluded from these rows: "
                            + e.toString().replaceAll("\\s+", " "),
                    e);
        }
    }

    /** Whether a claim was reproduced. */
    public enum Verdict {
        REPRODUCED("reproduced"),
        PARTLY("partly reproduced"),
        NOT("not reproduced"),
        /** There was no claim to reproduce. */
        REPORTED("reported");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** Reproduced if all criteria hold, not reproduced if none does, partly otherwise. */
    public Verdict verdict() {
        long held = criteria.stream().filter(Criterion::holds).count();
        if (criteria.isEmpty()) {
            return Verdict.REPORTED;
        }
        return held == criteria.size() ? Verdict.REPRODUCED : held == 0 ? Verdict.NOT : Verdict.PARTLY;
    }
}
