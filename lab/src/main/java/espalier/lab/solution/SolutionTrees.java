package espalier.lab.solution;

import espalier.jobs.Workload;
import espalier.jobs.Workloads;
import java.util.List;

/** The experiments of this paper. */
public final class SolutionTrees implements Workloads {
    @Override
    public List<Workload> workloads() {
        return List.of(
                new Figure7(),
                NodeCounts.figure8(),
                NodeCounts.figure9(),
                GuessCurve.figure10(),
                new PerfectOrdering(),
                NodeCounts.wideTrees(),
                NodeCounts.evenDepth(),
                GuessCurve.refutationWall());
    }
}
