package espalier.learning;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.driver.AnalyticSeparation;
import espalier.driver.StatisticalSeparation;
import espalier.driver.StatisticalSeparation.Example;
import espalier.driver.TreeShape;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The numbers of best-node for w=2, d=14 and leaves 0..80. */
class SeparationTrainingTest {
    private static final int DEPTH = 14;
    private static final int HIGH = 80;
    private final AnalyticSeparation analytic = new AnalyticSeparation(new TreeShape(2, DEPTH, 0, HIGH));
    private static final List<Example> THOUSAND =
            SeparationTraining.train(new TreeShape(2, DEPTH, 0, HIGH)).examples();

    @Test
    void thirtySeparatesHalfOfTheTrees() {
        assertThat(THOUSAND).hasSize(1000);
        assertThat(new StatisticalSeparation(THOUSAND).separated(30)).isBetween(440L, 540L);
        assertThat(1000 * analytic.chance(0, HIGH + 1, 2, 30)).isBetween(480.0, 500.0);
    }

    @Test
    void thirtyIsTestedFirst() {
        assertThat(analytic.next(0, HIGH + 1, 2)).isEqualTo(30);
        assertThat(new StatisticalSeparation(THOUSAND).next(0, HIGH + 1, 2)).isBetween(29, 31);
    }

    @Test
    void thirtyOneIsTheMostFrequentValue() {
        int[] count = new int[HIGH + 1];
        THOUSAND.forEach(e -> count[e.best()]++);
        int mode = 0;
        for (int v = 0; v <= HIGH; v++) {
            mode = count[v] > count[mode] ? v : mode;
        }
        assertThat(mode).isEqualTo(31);
    }

    /** The paper's x/80 is the distribution of another range: its error is more than ten times larger. */
    @Test
    @Tag("slow")
    void integersNeedTheRepairedDistribution() {
        int trees = 20_000;
        double[] atMost = experiment(trees);
        assertThat(error(atMost, x -> Math.pow(analytic.below(x + 1), 2))).isLessThan(0.012);
        assertThat(error(atMost, SeparationTrainingTest::printed)).isBetween(0.134, 0.154);
    }

    /** For every x, the share of trees with a value of at most x. */
    private static double[] experiment(int trees) {
        double[] atMost = new double[HIGH + 1];
        for (int seed = 0; seed < trees; seed++) {
            int value = value(new UniformTree(2, DEPTH, 0, HIGH, seed));
            for (int x = value; x <= HIGH; x++) {
                atMost[x] += 1.0 / trees;
            }
        }
        return atMost;
    }

    private static int value(UniformTree tree) {
        return Search.<UniformTree>with(Algorithm.ALPHA_BETA).run(tree).value().orElseThrow();
    }

    /** F(x) = x/80 at the leaves, then level by level up to the root, which is MAX. */
    private static double printed(int x) {
        double f = x / 80.0;
        for (int level = 1; level <= DEPTH; level++) {
            f = level % 2 == 0 ? f * f : 1 - (1 - f) * (1 - f);
        }
        return f;
    }

    private static double error(double[] atMost, IntToDoubleFunction distribution) {
        double worst = 0;
        for (int x = 0; x <= HIGH; x++) {
            worst = Math.max(worst, Math.abs(atMost[x] - distribution.applyAsDouble(x)));
        }
        return worst;
    }
}
