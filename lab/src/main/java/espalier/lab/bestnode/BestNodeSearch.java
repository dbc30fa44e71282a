package espalier.lab.bestnode;

import espalier.jobs.Workload;
import espalier.jobs.Workloads;
import java.util.List;

/** The experiments of this paper. */
public final class BestNodeSearch implements Workloads {
    @Override
    public List<Workload> workloads() {
        return List.of(
                new Tables1To3(),
                new Figures8To12(),
                new Figures13And14(),
                new Figures15To22(),
                new WindowsAndGuesses());
    }
}
