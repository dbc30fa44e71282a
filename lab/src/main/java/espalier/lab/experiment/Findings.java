package espalier.lab.experiment;

import espalier.jobs.JobFailure;
import espalier.jobs.Run;
import espalier.lab.chart.Plot;
import java.util.ArrayList;
import java.util.List;

/** What an experiment found: figures and tables, the conditions of its claim, and a remark. */
public final class Findings {
    private final List<Exhibit> exhibits = new ArrayList<>();
    private final List<Criterion> criteria = new ArrayList<>();
    private String remark = "";

    /**
     * The findings of a run.
     *
     * @throws JobFailure if it is not complete, is no experiment, or has rows that its experiment cannot study
     */
    public static Findings of(Run run) {
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

    /** Adds a figure or a table. */
    public void show(Exhibit exhibit) {
        exhibits.add(exhibit);
    }

    /** Adds a figure. */
    public void show(Plot plot) {
        exhibits.add(new Exhibit.Figure(plot.chart()));
    }

    /** Adds a criterion. */
    public void want(Criterion criterion) {
        criteria.add(criterion);
    }

    /** Adds a criterion. */
    public void want(String wanted, String measured, boolean holds) {
        want(new Criterion(wanted, measured, holds));
    }

    /** Sets the remark. */
    public void remark(String words) {
        remark = words;
    }

    public List<Exhibit> exhibits() {
        return List.copyOf(exhibits);
    }

    /** The conditions of the claim; empty if there was no claim and the exhibits are the answer. */
    public List<Criterion> criteria() {
        return List.copyOf(criteria);
    }

    /** An addition, its numbers computed from the rows; may be empty. */
    public String remark() {
        return remark;
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
