package espalier.cli;

import espalier.jobs.Runner;
import java.time.Duration;
import picocli.CommandLine.Option;

/** Where games are played, and how many at a time. */
final class RunnerOptions {
    @Option(names = "--concurrency", paramLabel = "K", description = "Games at a time. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 1024)
    private int concurrency = 1;

    @Option(
            names = "--on",
            paramLabel = "WHERE",
            description = "threads, fork (separate JVMs), or a Spark master. Default: ${DEFAULT-VALUE}.")
    private String on = Runners.THREADS;

    /** @param interval between two writes of finished games by threads */
    Runner runner(Duration interval) {
        return Runners.named(on, concurrency, interval);
    }
}
