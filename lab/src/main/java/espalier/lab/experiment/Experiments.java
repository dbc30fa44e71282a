package espalier.lab.experiment;

import espalier.jobs.JobFailure;
import espalier.jobs.Run;
import espalier.jobs.Workload;
import espalier.jobs.Workloads;
import java.util.List;
import java.util.Optional;

/** All experiments on the class path, in the order of registration. */
public final class Experiments {
    private Experiments() {}

    public static List<Experiment> all() {
        return Workloads.all()
                .filter(Experiment.class::isInstance)
                .map(Experiment.class::cast)
                .toList();
    }

    /** By name. */
    public static Optional<Experiment> named(String name) {
        return all().stream().filter(e -> e.name().equals(name)).findFirst();
    }

    /**
     * The experiment of a run.
     *
     * @throws JobFailure if it is no experiment
     */
    public static Experiment of(Run run) {
        Workload workload = run.workload();
        if (workload instanceof Experiment experiment) {
            return experiment;
        }
        throw new JobFailure(workload.name() + " is not an experiment");
    }
}
