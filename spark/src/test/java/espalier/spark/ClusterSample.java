package espalier.spark;

import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.List;

/** Searches small trees after a pause, so that a run takes long on any machine without keeping it busy. */
public final class ClusterSample implements Experiment {
    @Override
    public String name() {
        return "cluster-sample";
    }

    @Override
    public String paper() {
        return "none";
    }

    @Override
    public String shows() {
        return "nothing";
    }

    @Override
    public String claim() {
        return "Values are within their range.";
    }

    @Override
    public String counting() {
        return "values";
    }

    @Override
    public String duration(Size size) {
        return "15 s";
    }

    /** {@code fails} is the number of a job, or -1. */
    @Override
    public Parameters parameters(Size size) {
        return Parameters.of("trees", 600, "millis", 50, "fails", -1);
    }

    @Override
    public List<Column> columns() {
        return List.of(Column.of("seed"), Column.of("value"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        int trees = parameters.integer("trees", 1);
        int millis = parameters.integer("millis", 0);
        int fails = parameters.integer("fails");
        return new Jobs() {
            @Override
            public int count() {
                return trees;
            }

            @Override
            public void run(int job, Rows rows) {
                try {
                    Thread.sleep(millis);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                if (job == fails) {
                    throw new IllegalStateException("told to fail");
                }
                rows.add(
                        job,
                        Search.<UniformTree>with(Algorithm.MTD_F)
                                .run(new UniformTree(3, 5, 0, 999, job))
                                .value()
                                .getAsInt());
            }
        };
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        double mean = rows.mean("value");
        return new Outcome(List.of(), List.of(new Criterion("0 to 999", "mean " + mean, mean >= 0 && mean <= 999)), "");
    }
}
