package espalier.spark;

import espalier.jobs.JobFailure;
import espalier.jobs.Runner;
import java.util.List;

/** The provider for Spark's masters. It refers to no class of Spark, so that it can report that Spark is missing. */
public final class SparkProvider implements Runner.Provider {
    private static final List<String> BEGINNINGS = List.of("spark://", "local", "yarn", "k8s://");

    @Override
    public boolean knows(String on) {
        return BEGINNINGS.stream().anyMatch(on::startsWith);
    }

    @Override
    public String usage() {
        return "spark://HOST:PORT, local[2], yarn, k8s://URL";
    }

    @Override
    public Runner runner(String on) {
        if (on.startsWith("spark://") && !on.matches("spark://[^\\s:,/]+:\\d{1,5}(,[^\\s:,/]+:\\d{1,5})*")) {
            throw new IllegalArgumentException("a Spark master is spark://HOST:PORT, not '" + on + "'");
        }
        if (on.startsWith("local") && !on.matches("local(-cluster)?(\\[[\\d,*]+])?")) {
            throw new IllegalArgumentException(
                    "Spark on this machine is local, local[2] or local[*], not '" + on + "'");
        }
        try {
            Class.forName("org.apache.spark.SparkContext", false, SparkProvider.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new JobFailure("Spark is not on the class path; docs/CLUSTER.md says how it gets there", e);
        }
        return new SparkRunner(on);
    }
}
