package espalier.jobs;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** Some workloads, or one. Found by ServiceLoader, in the order in which they are registered. */
public interface Workloads {
    List<? extends Workload> workloads();

    /** All on the class path. */
    static Stream<Workload> all() {
        return ServiceLoader.load(Workloads.class, Workloads.class.getClassLoader()).stream()
                .flatMap(provider -> provider.get().workloads().stream());
    }
}
