package espalier.lab.open;

import espalier.jobs.Workload;
import espalier.jobs.Workloads;
import java.util.List;

/** Experiments that no paper has. */
public final class OpenQuestions implements Workloads {
    @Override
    public List<Workload> workloads() {
        return List.of(
                new WideAndIrregular(),
                new LearntGuesses(),
                new BestMoveFamily(),
                new PruningInGames(),
                new MultiCutInPlay(),
                new BestMoveInGames(),
                new PlayOrdering(),
                new ParallelDrivers(),
                new FittedTrees(),
                new AllAlgorithms());
    }
}
