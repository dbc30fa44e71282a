package espalier.bench;

import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The forms of SSS* that evaluate the same leaves in the same order, and alpha-beta beside them (w=5, d=9). */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
@Fork(3)
public class SssBenchmark {
    @Param({"ab-sss-star", "sss-star", "rec-sss-star", "sss-2-diminish", "sss-2", "alpha-beta"})
    String algorithm = "";

    @Param({"999", "9"})
    int high;

    @Benchmark
    public int search() {
        UniformTree tree = new UniformTree(5, 9, 0, high, 7);
        return Search.<UniformTree>with(Algorithm.named(algorithm)).run(tree).index();
    }
}
