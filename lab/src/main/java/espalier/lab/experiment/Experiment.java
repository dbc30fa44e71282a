package espalier.lab.experiment;

import espalier.jobs.Column;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.jobs.Workload;
import java.util.Locale;

/**
 * One figure or table of a paper, or one question. Found by ServiceLoader, so that a user's own experiments are run,
 * resumed and reported like ours.
 *
 * <p>Its jobs give rows; everything that is said in the end is computed from the rows.
 */
public interface Experiment extends Workload {
    /** Lower case with hyphens, the paper's name first: {@code solution-trees-figure-8}. */
    @Override
    default String name() {
        return (paper() + "-" + shows()).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    /** Which paper, in a word or two: {@code solution-trees}; {@code open} where no paper has it. */
    String paper();

    /** Which figure or table: "figure 8". */
    String shows();

    /** What the paper claims (or what is asked), in one sentence. */
    String claim();

    /** What is counted, and how: what a reader must know to compare numbers. */
    String counting();

    /** Roughly how long it takes on two cores, as measured: "20 s". */
    String duration(Size size);

    /** All parameters with their values for a size. Lists are separated by commas. */
    Parameters parameters(Size size);

    /** What a parameter means, in a few words; may be empty. */
    default String meaning(String parameter) {
        return Glossary.meaning(parameter);
    }

    /** What the rows say. They are in the order of jobs, all of them there. */
    Outcome study(Parameters parameters, Table rows);

    /** Whether its rows hold times, so that it wants an idle machine, one job at a time and a JVM of its own. */
    default boolean timed() {
        return columns().stream().anyMatch(Column::varies);
    }
}
