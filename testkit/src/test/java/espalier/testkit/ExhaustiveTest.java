package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.testkit.Errata.Erratum;
import espalier.tree.ExplicitTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every tree without one-child nodes of up to 8 leaves and 3 values, some thirty million, through all the laws:
 *
 * <pre>
 *   mvn verify -Pexhaustive -pl testkit -am
 * </pre>
 *
 * It takes all cores for about half an hour ({@code -Despalier.leaves=7} is fifteen times faster) and also prints, and
 * writes to {@code testkit/target/errata.txt}, the smallest tree that shows each failing reading.
 */
@Tag("exhaustive")
class ExhaustiveTest {
    private static final int LEAVES = Integer.getInteger("espalier.leaves", 8);
    private static final int VALUES = 3;
    private static final int REPORT = 1_000_000;

    @Test
    void everyTree() {
        ThreadLocal<TreeLaws> laws = ThreadLocal.withInitial(TreeLaws::new);
        AtomicLong count = new AtomicLong();
        long expected = 0;
        for (int leaves = 2; leaves <= LEAVES; leaves++) {
            List<ExplicitTree> shapes = AllTrees.shapes(leaves);
            expected += shapes.size() * Math.round(Math.pow(VALUES, leaves));
            shapes.parallelStream()
                    .forEach(shape -> AllTrees.fill(shape, VALUES, tree -> {
                        laws.get().checkNaming(tree);
                        if (count.incrementAndGet() % REPORT == 0) {
                            System.err.println(count.get() / REPORT + " million trees");
                        }
                    }));
        }
        System.out.println("every law holds on all " + count + " trees of up to " + LEAVES + " leaves");
        assertThat(count.get()).isEqualTo(expected);
    }

    @Test
    void smallestErrata() throws IOException {
        Map<Erratum, ExplicitTree> all = SmallestErrata.ofNodes(9);
        Map<Erratum, ExplicitTree> wide = SmallestErrata.ofLeaves(LEAVES);
        String format = "%-42s %-30s %-18s %-24s %s%n";
        StringBuilder report = new StringBuilder(
                format.formatted("reading", "kind", "fewest nodes", "without one-child nodes", "given"));
        for (Erratum erratum : Errata.ALL) {
            report.append(format.formatted(
                    erratum, erratum.kind().words, all.get(erratum), wide.get(erratum), erratum.example()));
        }
        System.out.print(report);
        Files.writeString(Path.of("target", "errata.txt"), report);
        assertThat(all.keySet()).containsAll(Errata.ALL);
    }
}
