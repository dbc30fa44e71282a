package espalier.lab.pruning;

import espalier.jobs.Workload;
import espalier.jobs.Workloads;
import java.util.List;

/** The experiments of this paper. */
public final class ForwardPruning implements Workloads {
    @Override
    public List<Workload> workloads() {
        return List.of(
                new Table1(),
                new Table2(),
                new Safety(),
                new Figure5(),
                new Figure7(),
                new DeltaAndTempo(),
                new Figure8(),
                new Ablations(),
                new Table3());
    }
}
