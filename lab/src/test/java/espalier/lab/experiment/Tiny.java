package espalier.lab.experiment;

import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.jobs.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Runs experiments without files and threads, and makes up tables. */
public final class Tiny {
    private Tiny() {}

    /** The outcome of an experiment at its quick size with some values changed (names and values in turn). */
    public static Findings outcome(Experiment experiment, String... changes) {
        Parameters parameters = parameters(experiment, changes);
        return experiment.study(parameters, first(Integer.MAX_VALUE, experiment, parameters));
    }

    /** The rows behind it. */
    public static Table rows(Experiment experiment, String... changes) {
        return first(Integer.MAX_VALUE, experiment, parameters(experiment, changes));
    }

    private static Parameters parameters(Experiment experiment, String... changes) {
        Parameters parameters = experiment.parameters(Size.QUICK);
        for (int i = 0; i < changes.length; i += 2) {
            parameters = parameters.with(changes[i], changes[i + 1]);
        }
        return parameters;
    }

    /** The rows of the first jobs. */
    public static Table first(int count, Experiment experiment, Parameters parameters) {
        Jobs jobs = experiment.jobs(parameters);
        Rows rows = new Rows(experiment.columns().size());
        for (int job = 0; job < Math.min(count, jobs.count()); job++) {
            jobs.run(job, rows);
        }
        return new Table(experiment.columns(), rows.all());
    }

    /** A table from text; cells are separated by spaces. */
    public static Table table(Experiment experiment, String... rows) {
        List<List<String>> all = new ArrayList<>();
        for (String row : rows) {
            all.add(Arrays.asList(row.split(" ")));
        }
        return new Table(experiment.columns(), all);
    }
}
