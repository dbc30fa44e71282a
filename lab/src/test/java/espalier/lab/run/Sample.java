package espalier.lab.run;

import espalier.lab.experiment.Column;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Jobs;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Parameters;
import espalier.lab.experiment.Rows;
import espalier.lab.experiment.Size;
import espalier.lab.experiment.Table;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.List;

/** Small trees are searched; a job has one to three rows, may take a while, and may fail if it is told to. */
public final class Sample implements Experiment {
    @Override
    public String name() {
        return "sample";
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
    public String meaning(String parameter) {
        return "for tests";
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
        return "0 s";
    }

    /** {@code fails} is the number of a job, or -1; {@code padding} is how long a cell is. */
    @Override
    public Parameters parameters(Size size) {
        return Parameters.of("trees", 10, "millis", 0, "padding", 1, "fails", -1);
    }

    @Override
    public List<Column> columns() {
        return List.of(Column.of("seed"), Column.of("padding"), Column.of("value"), Column.time("chance"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        int trees = parameters.integer("trees", 1);
        int millis = parameters.integer("millis", 0);
        String padding = "x".repeat(parameters.integer("padding", 1));
        int fails = parameters.integer("fails");
        return new Jobs() {
            @Override
            public int count() {
                return trees;
            }

            @Override
            public void run(int job, Rows rows) {
                pause(millis);
                if (job == fails) {
                    throw new IllegalStateException("told to fail\nin two lines");
                }
                for (int i = 0; i <= job % 3; i++) {
                    int value = Search.<UniformTree>with(Algorithm.ALPHA_BETA)
                            .run(new UniformTree(3, 4, 0, 999, 10L * job + i))
                            .value()
                            .getAsInt();
                    rows.add(10L * job + i, padding, value, System.identityHashCode(new Object()));
                }
            }
        };
    }

    private static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        double mean = rows.mean("value");
        return new Outcome(List.of(), List.of(new Criterion("0 to 999", "mean " + mean, mean >= 0 && mean <= 999)), "");
    }
}
