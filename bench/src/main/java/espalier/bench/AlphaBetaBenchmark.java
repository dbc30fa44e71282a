package espalier.bench;

import espalier.search.Algorithm;
import espalier.search.Observer;
import espalier.search.Search;
import espalier.tree.UniformTree;
import org.openjdk.jmh.annotations.Benchmark;

/** The cost of the public API. */
public class AlphaBetaBenchmark extends TreeBenchmark {
    @Benchmark
    public int publicApi() {
        return alphaBetaIndex();
    }

    @Benchmark
    public int publicApiNoOpObserver() {
        Observer observer = new Pollution.NoOp();
        return Search.<UniformTree>with(Algorithm.ALPHA_BETA)
                .observer(observer)
                .run(tree)
                .index();
    }

    @Benchmark
    public int concreteClass() {
        ConcreteAlphaBeta search = new ConcreteAlphaBeta(tree);
        return search.search() + search.bestIndex();
    }

    @Benchmark
    public int inlinedByHand() {
        return new InlinedAlphaBeta(5, 9, 0, 999, 7).search();
    }
}
