package espalier.spark;

import espalier.lab.run.Work;
import java.io.Serializable;
import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;

/** Work as it is sent to every executor, which gets ready for it once: that may be dear. */
final class Everywhere implements Serializable {
    private static final long serialVersionUID = 1;

    private final String experiment;
    private final LinkedHashMap<String, String> parameters;
    private transient Work.@Nullable Ready ready;

    Everywhere(Work work) {
        experiment = work.experiment();
        parameters = new LinkedHashMap<>(work.parameters());
    }

    synchronized Work.Ready ready() {
        if (ready == null) {
            ready = new Work(experiment, parameters).ready();
        }
        return ready;
    }
}
