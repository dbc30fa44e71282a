package espalier.lab.experiment;

import espalier.jobs.Column;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.jobs.Workload;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * One figure or table of a paper, or one question. ServiceLoader finds it like any {@link Workload}, so that a user's
 * own experiments run, resume and report like ours. Its jobs produce rows, and every result is computed from the rows.
 */
public abstract class Experiment implements Workload {
    /** Ours. */
    private static final ResourceBundle MEANINGS = ResourceBundle.getBundle("espalier.lab.experiment.parameters");

    private final Description about;

    protected Experiment(Description about) {
        this.about = about;
    }

    /** Lower case with hyphens, the paper's name first: {@code solution-trees-figure-8}. */
    @Override
    public final String name() {
        return (paper() + "-" + shows()).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    /** Which paper; see {@link Description}. */
    public final String paper() {
        return about.paper;
    }

    /** Which figure or table. */
    public final String shows() {
        return about.shows;
    }

    /** The paper's claim, or the question. */
    public final String claim() {
        return about.claim;
    }

    /** What is counted, and how. */
    public final String counting() {
        return about.counting;
    }

    /** Roughly how long it takes on two cores. */
    public final String duration(Size size) {
        return size == Size.QUICK ? about.quickDuration : about.paperDuration;
    }

    /** All parameters with their values for a size. */
    public final Parameters parameters(Size size) {
        return size == Size.QUICK ? about.quick : about.full;
    }

    @Override
    public final List<Column> columns() {
        return List.copyOf(about.columns);
    }

    /** What a parameter means, in a few words; may be empty. */
    public String meaning(String parameter) {
        return MEANINGS.containsKey(parameter) ? MEANINGS.getString(parameter) : "";
    }

    /** The outcome of all rows, in the order of jobs. */
    public final Findings study(Parameters parameters, Table rows) {
        Findings found = new Findings(name());
        study(parameters, rows, found);
        return found;
    }

    /** Adds figures, tables, criteria and a remark, all computed from the rows. */
    protected abstract void study(Parameters parameters, Table rows, Findings found);

    /** Whether its rows hold times, so that it wants an idle machine, one job at a time and a JVM of its own. */
    public final boolean timed() {
        return columns().stream().anyMatch(Column::varies);
    }

    @Override
    public final String toString() {
        return name();
    }
}
