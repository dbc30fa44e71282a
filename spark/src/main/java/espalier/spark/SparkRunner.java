package espalier.spark;

import espalier.jobs.JobFailure;
import espalier.jobs.Runner;
import espalier.jobs.Work;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;

/** Runs jobs on a Spark cluster. */
record SparkRunner(String master) implements Runner {
    private static final int PATIENCE_MILLIS = 5000;

    @Override
    public String describe() {
        return "Spark " + org.apache.spark.package$.MODULE$.SPARK_VERSION() + " on " + master;
    }

    @Override
    public void run(Work work, int[] jobs, Sink sink) {
        JavaSparkContext spark = connect();
        try {
            new Waves(spark, work, jobs).run(sink);
        } catch (IllegalStateException e) { // the context was stopped meanwhile
            throw new JobFailure("Spark gave up: " + reason(e), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new JobFailure("interrupted", e);
        }
    }

    /** Made once per JVM and shared by later experiments. It ends with the JVM. */
    private JavaSparkContext connect() {
        if (System.getProperty("log4j2.configurationFile") == null) {
            System.setProperty("log4j2.configurationFile", "classpath:espalier/spark/log4j2.properties");
        }
        checkMaster();
        try {
            SparkConf settings = new SparkConf()
                    .setMaster(master)
                    .setIfMissing("spark.app.name", "espalier")
                    .setIfMissing("spark.ui.enabled", "false")
                    .setIfMissing("spark.ui.showConsoleProgress", "false")
                    // Results are written as they arrive; their total size does not matter.
                    .setIfMissing("spark.driver.maxResultSize", "0")
                    // As the launcher starts the driver.
                    .setIfMissing(
                            "spark.executor.extraJavaOptions",
                            "-XX:+UseSerialGC -XX:+IgnoreUnrecognizedVMOptions -XX:+UseTransparentHugePages");
            if (!master.startsWith("local") || master.startsWith("local-cluster")) {
                settings.setIfMissing("spark.jars", String.join(",", Code.jars()));
            }
            return JavaSparkContext.fromSparkContext(SparkContext.getOrCreate(settings));
        } catch (JobFailure e) {
            throw e;
        } catch (Exception e) { // Scala declares no checked exceptions
            String why = reason(e);
            throw new JobFailure(
                    "Spark does not start on " + master + ": "
                            + (why.startsWith("Could not parse Master URL")
                                    ? "this Spark has nothing for it (docs/CLUSTER.md)"
                                    : why),
                    e);
        }
    }

    /** Spark itself takes a minute to notice that no master answers. */
    private void checkMaster() {
        if (!master.startsWith("spark://")) {
            return;
        }
        String why = "";
        for (String address : master.substring("spark://".length()).split(",", -1)) {
            int colon = address.lastIndexOf(':');
            int port = Integer.parseInt(address.substring(colon + 1));
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(address.substring(0, colon), port), PATIENCE_MILLIS);
                return;
            } catch (IOException | IllegalArgumentException e) {
                why = e instanceof java.net.UnknownHostException ? "unknown host" : reason(e);
            }
        }
        throw new JobFailure("cannot reach the Spark master " + master + ": " + why);
    }

    /** Spark's message in one line. */
    static String reason(Throwable e) {
        String message = e.getMessage() == null ? e.toString() : e.getMessage();
        return message.strip().lines().findFirst().orElse(e.toString());
    }
}
