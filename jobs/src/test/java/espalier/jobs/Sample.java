package espalier.jobs;

import java.util.List;
import java.util.concurrent.Semaphore;

/**
 * A job has one to three rows and may fail on request. A JVM whose property {@code sample.holds} is n runs n jobs and never
 * ends the next ones: it can be killed at leisure.
 *
 * @param name the workload's name
 */
public record Sample(String name) implements Workload {
    static final String HOLDS = "sample.holds";

    private static final Semaphore RUNS = new Semaphore(Integer.getInteger(HOLDS, Integer.MAX_VALUE));

    /** Found by name in other JVMs. */
    public static final class Samples implements Workloads {
        @Override
        public List<Sample> workloads() {
            return List.of(new Sample("sample"), new Sample("other"));
        }
    }

    /** {@code fails} is the number of a job, or -1; {@code padding} is the length of a cell. */
    static Parameters parameters() {
        return Parameters.of("trees", 10, "padding", 1, "fails", -1);
    }

    @Override
    public List<Column> columns() {
        return List.of(Column.of("seed"), Column.of("padding"), Column.of("value"), Column.time("chance"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        int trees = parameters.integer("trees", 1);
        String padding = "x".repeat(parameters.integer("padding", 1));
        int fails = parameters.integer("fails");
        return new Jobs() {
            @Override
            public int count() {
                return trees;
            }

            @Override
            public void run(int job, Rows rows) {
                RUNS.acquireUninterruptibly();
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
}
