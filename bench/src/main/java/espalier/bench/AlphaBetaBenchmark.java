package espalier.bench;

import espalier.search.Algorithm;
import espalier.search.Observer;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The cost of the public API on a uniform tree (w=5, d=9), in a fresh JVM and in a used one. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
@Fork(3)
public class AlphaBetaBenchmark {
    @Param({"fresh", "used"})
    String jvm = "";

    private final UniformTree tree = new UniformTree(5, 9, 0, 999, 7);

    @Setup(Level.Trial)
    public void pollute() {
        if (jvm.equals("used")) {
            Pollution.everything();
        }
    }

    @Benchmark
    public int publicApi() {
        return Search.<UniformTree>with(Algorithm.ALPHA_BETA).run(tree).index();
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
