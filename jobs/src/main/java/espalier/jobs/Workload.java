package espalier.jobs;

import java.util.List;

/**
 * Work cut into independent jobs. A job's rows depend on the parameters and its number alone, so any JVM with the same
 * class path can run it: a workload travels as its name and its parameters.
 */
public interface Workload extends Workloads {
    /** Lower case with hyphens; no other workload on the class path has it. */
    String name();

    /** The columns of a row. Those before the first measured one identify it. */
    List<Column> columns();

    /**
     * The jobs. Called often, if only to count them, so it must be cheap; put expensive shared set-up (training) in the
     * first job that needs it.
     *
     * @throws IllegalArgumentException if the parameters make no sense, saying which
     */
    Jobs jobs(Parameters parameters);

    /** A workload alone. */
    @Override
    default List<? extends Workload> workloads() {
        return List.of(this);
    }

    /**
     * The workload with this name.
     *
     * @throws JobFailure if there is none on the class path
     */
    static Workload named(String name) {
        return Workloads.all()
                .filter(workload -> workload.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new JobFailure("no experiment '" + name + "' on the class path"));
    }
}
