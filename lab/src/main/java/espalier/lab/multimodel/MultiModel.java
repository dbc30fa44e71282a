package espalier.lab.multimodel;

import espalier.jobs.Workload;
import espalier.jobs.Workloads;
import java.util.List;

/** The experiments of this paper. */
public final class MultiModel implements Workloads {
    @Override
    public List<Workload> workloads() {
        return List.of(
                BranchingFactors.figure13(),
                BranchingFactors.figure14(),
                BranchingFactors.figure15(),
                new Figure17(),
                new Table1(),
                new WeightOfTotal(),
                new EqualTime(),
                new OtherModels(),
                new Lemmas(),
                new SumsOfModels(),
                new ExactOpponent());
    }
}
