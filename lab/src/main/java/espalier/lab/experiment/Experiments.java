package espalier.lab.experiment;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** All experiments on the class path, in the order in which they are registered. */
public final class Experiments {
    private Experiments() {}

    public static List<Experiment> all() {
        return ServiceLoader.load(Experiment.class, Experiments.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    /** By name. */
    public static Optional<Experiment> named(String name) {
        return all().stream().filter(e -> e.name().equals(name)).findFirst();
    }
}
