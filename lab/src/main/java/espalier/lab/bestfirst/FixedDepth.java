package espalier.lab.bestfirst;

import espalier.jobs.Workload;
import espalier.jobs.Workloads;
import java.util.List;

/** The experiments of this paper. */
public final class FixedDepth implements Workloads {
    @Override
    public List<Workload> workloads() {
        return List.of(
                new Figures4And5(),
                new Figure6(),
                Sweep.leavesStored(),
                Sweep.quiescence(),
                Sweep.delta(),
                Sweep.granularity(),
                new Factorial(),
                new Calls(),
                new SmallestTable(),
                new MinimalTree());
    }
}
