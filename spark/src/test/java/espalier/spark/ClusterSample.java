package espalier.spark;

import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;

/** Small trees are searched, after a pause, so that a run takes long on any machine without keeping it busy. */
public final class ClusterSample extends Experiment {
    /** {@code fails} is the number of a job, or -1. */
    public ClusterSample() {
        super(new Description("cluster", "sample")
                .claim("Values are within their range.")
                .counting("values")
                .columns("seed", "value")
                .quick("15 s", "trees=600 millis=50 fails=-1"));
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
    protected void study(Parameters parameters, Table rows, Findings found) {
        double mean = rows.mean("value");
        found.want(new Criterion("0 to 999", "mean " + mean, mean >= 0 && mean <= 999));
    }
}
