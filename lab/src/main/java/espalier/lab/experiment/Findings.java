package espalier.lab.experiment;

import espalier.jobs.JobFailure;
import espalier.jobs.Run;
import espalier.lab.chart.Plot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What an experiment found: figures and tables, the conditions of its claim, and a remark. */
public final class Findings {
    private final String experiment;
    private final List<Exhibit> exhibits = new ArrayList<>();
    private final List<Criterion> criteria = new ArrayList<>();
    private String remark = "";

    /**
     * @param experiment its name
     */
    public Findings(String experiment) {
        this.experiment = experiment;
    }

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

    /** Adds a criterion, of the kind and with the history that the register has. */
    public void want(Criterion criterion) {
        criteria.add(Register.of(experiment, criterion.wanted())
                .map(entry -> new Criterion(
                        criterion.wanted(), criterion.measured(), criterion.judgement(), entry.kind(), entry.seen()))
                .orElse(criterion));
    }

    /** Adds a criterion about what is counted. */
    public void want(String wanted, String measured, boolean holds) {
        want(new Criterion(wanted, measured, holds));
    }

    /** Adds a criterion. */
    public void want(String wanted, String measured, Judgement judgement) {
        want(new Criterion(wanted, measured, judgement));
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
        IN_DIRECTION("reproduced in direction only"),
        PARTLY("partly reproduced"),
        NOT("not reproduced"),
        UNDECIDED("undecided"),
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

    /**
     * By the directions, or by the sizes if the claim has no direction: reproduced if all hold, not reproduced if none
     * holds and one is contradicted, undecided if none holds and none is contradicted, partly reproduced otherwise. If
     * all directions hold and at most half of the sizes do, it is reproduced in direction only. Controls do not count:
     * where there is nothing else, the experiment reports.
     */
    public Verdict verdict() {
        List<Judgement> sizes = counted(Criterion.Kind.SIZE);
        List<Judgement> directions = counted(Criterion.Kind.DIRECTION);
        List<Judgement> first = directions.isEmpty() ? sizes : directions;
        if (first.isEmpty()) {
            return Verdict.REPORTED;
        }
        if (!first.contains(Judgement.HOLDS)) {
            return first.contains(Judgement.CONTRADICTED) ? Verdict.NOT : Verdict.UNDECIDED;
        }
        if (Judgement.all(first.stream()) != Judgement.HOLDS) {
            return Verdict.PARTLY;
        }
        return sizes.isEmpty() || 2 * Collections.frequency(sizes, Judgement.HOLDS) > sizes.size()
                ? Verdict.REPRODUCED
                : Verdict.IN_DIRECTION;
    }

    private List<Judgement> counted(Criterion.Kind kind) {
        return criteria.stream()
                .filter(criterion -> criterion.kind() == kind)
                .map(Criterion::counted)
                .toList();
    }
}
