package espalier.jobs;

import java.util.List;

/**
 * A job has one to three rows, may take a while, and may fail on request.
 *
 * @param name the workload's name
 */
public record Sample(String name) implements Workload {
    /** Found by name in other JVMs. */
    public static final class Samples implements Workloads {
        @Override
        public List<Sample> workloads() {
            return List.of(new Sample("sample"), new Sample("other"));
        }
    }

    /** {@code fails} is the number of a job, or -1; {@code padding} is the length of a cell. */
    static Parameters parameters() {
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
                    long seed = 10L * job + i;
                    rows.add(
                            seed,
                            padding,
                            new java.util.Random(seed).nextInt(1000),
                            System.identityHashCode(new Object()));
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
}
