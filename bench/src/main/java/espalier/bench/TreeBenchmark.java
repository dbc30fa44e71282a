package espalier.bench;

import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.concurrent.TimeUnit;
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

/** Searches of a uniform tree (w=5, d=9), in a fresh JVM and in a used one. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
@Fork(3)
public abstract class TreeBenchmark {
    @Param({"fresh", "used"})
    String jvm = "";

    final UniformTree tree = new UniformTree(5, 9, 0, 999, 7);

    @Setup(Level.Trial)
    public final void prepare() {
        if (jvm.equals("used")) {
            use();
        }
    }

    /** Searches in many ways before the measurement. */
    void use() {
        Pollution.everything();
    }

    final int alphaBetaIndex() {
        return Search.<UniformTree>with(Algorithm.ALPHA_BETA).run(tree).index();
    }
}
