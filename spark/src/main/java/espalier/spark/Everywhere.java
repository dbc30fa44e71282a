package espalier.spark;

import espalier.jobs.Work;
import java.io.Serializable;
import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;

/** Work as sent to every executor. Each executor prepares for it once, because that may be expensive. */
final class Everywhere implements Serializable {
    private static final long serialVersionUID = 1;

    private final String workload;
    private final LinkedHashMap<String, String> parameters;
    private transient Work.@Nullable Ready ready;

    Everywhere(Work work) {
        workload = work.workload();
        parameters = new LinkedHashMap<>(work.parameters());
    }

    synchronized Work.Ready ready() {
        if (ready == null) {
            ready = new Work(workload, parameters).ready();
        }
        return ready;
    }
}
