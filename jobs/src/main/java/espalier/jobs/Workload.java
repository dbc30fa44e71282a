package espalier.jobs;

import java.util.List;
import java.util.ServiceLoader;

/**
 * Work cut into independent jobs. A job's rows depend on the parameters and its number alone, so any JVM with the same
 * class path can run it: a workload travels as its name and its parameters.
 */
public interface Workload {
    /** Lower case with hyphens; unique on the class path. */
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

    /** A source of workloads, found by ServiceLoader. */
    interface Source {
        List<? extends Workload> workloads();
    }

    /**
     * The workload with this name.
     *
     * @throws JobFailure if there is none on the class path
     */
    static Workload named(String name) {
        for (Source source : ServiceLoader.load(Source.class, Workload.class.getClassLoader())) {
            for (Workload workload : source.workloads()) {
                if (workload.name().equals(name)) {
                    return workload;
                }
            }
        }
        throw new JobFailure("no experiment '" + name + "' on the class path");
    }
}
