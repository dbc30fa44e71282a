package espalier.lab.experiment;

import espalier.jobs.JobFailure;
import espalier.jobs.Run;
import espalier.jobs.Workload;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** All experiments on the class path, in the order in which they are registered. */
public final class Experiments implements Workload.Source {
    public static List<Experiment> all() {
        return ServiceLoader.load(Experiment.class, Experiments.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    /** By name. */
    public static Optional<Experiment> named(String name) {
        return all().stream().filter(e -> e.name().equals(name)).findFirst();
    }

    /**
     * The experiment of a run.
     *
     * @throws JobFailure if it is other work
     */
    public static Experiment of(Run run) {
        if (run.workload() instanceof Experiment experiment) {
            return experiment;
        }
        throw new JobFailure(run.manifest().workload() + " is not an experiment");
    }

    @Override
    public List<? extends Workload> workloads() {
        return all();
    }
}
