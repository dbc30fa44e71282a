package espalier.cli;

import espalier.jobs.ForkRunner;
import espalier.jobs.Runner;
import espalier.jobs.ThreadRunner;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** Where jobs run: the values of {@code --on}. */
final class Runners {
    static final String THREADS = "threads";
    static final String FORK = "fork";

    private Runners() {}

    /**
     * A runner.
     *
     * @param count the number of threads or JVMs
     * @param interval between two writes of finished jobs by threads
     */
    static Runner named(String where, int count, Duration interval) {
        if (where.equals(THREADS)) {
            return new ThreadRunner(count, interval);
        }
        if (where.equals(FORK)) {
            return new ForkRunner(count);
        }
        List<String> usages = new ArrayList<>(List.of(THREADS, FORK));
        for (Runner.Provider provider : ServiceLoader.load(Runner.Provider.class)) {
            if (provider.knows(where)) {
                try {
                    return provider.runner(where);
                } catch (IllegalArgumentException e) {
                    throw BadInput.because("--on", e);
                }
            }
            usages.add(provider.usage());
        }
        throw new BadInput("--on: cannot run on '" + Numbers.shortened(where) + "', only on: "
                + String.join(", ", usages) + "; docs/CLUSTER.md says how Spark is found");
    }
}
