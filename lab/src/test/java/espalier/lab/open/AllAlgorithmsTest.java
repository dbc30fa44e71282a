package espalier.lab.open;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.jobs.Table;
import espalier.lab.bestnode.Cost;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Tiny;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.OrderedTree;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class AllAlgorithmsTest {
    private static final String[] SMALL = {"width", "3", "depth", "4", "percents", "20,100", "trees", "1..3"};

    private static final Table ROWS = Tiny.rows(new AllAlgorithms(), SMALL);

    private static double[] counts(int percent, Algorithm algorithm, Cost cost) {
        return ROWS.where("percent", percent)
                .where("algorithm", algorithm.label())
                .numbers(cost.column());
    }

    /** The counts are those of the single searches. */
    @Test
    void counts() {
        for (int seed = 1; seed <= 3; seed++) {
            Counter counter = Counter.of(Algorithm.SSS_STAR);
            Search.<OrderedTree>with(Algorithm.SSS_STAR)
                    .observer(counter)
                    .run(new OrderedTree(3, 4, 0, 999, 20, seed, OptionalInt.empty()));
            assertThat(counts(20, Algorithm.SSS_STAR, Cost.LEAVES)[seed - 1])
                    .isEqualTo((double) counter.leafEvaluations());
            assertThat(counts(20, Algorithm.SSS_STAR, Cost.VISITS)[seed - 1]).isEqualTo((double) counter.nodeVisits());
        }
        assertThat(counts(20, Algorithm.MINIMAX, Cost.LEAVES)).containsExactly(81, 81, 81);
        assertThat(counts(100, Algorithm.MINIMAX, Cost.VISITS)).containsExactly(121, 121, 121);
    }

    @Test
    void perfectOrderIsKnuthAndMooresCount() {
        assertThat(counts(100, Algorithm.ALPHA_BETA, Cost.LEAVES)).containsExactly(17, 17, 17);
        assertThat(AllAlgorithms.percent(ROWS.where("percent", 100), Cost.LEAVES, "mtd-f"))
                .isEqualTo(Estimate.exact(100));
    }

    /** SSS* and AB-SSS* evaluate the same leaves, but do not visit as many nodes. */
    @Test
    void whatCoincidesSharesALine() {
        Findings outcome = Tiny.outcome(new AllAlgorithms(), SMALL);
        List<List<String>> lines = outcome.exhibits().stream()
                .filter(Exhibit.Figure.class::isInstance)
                .map(exhibit -> ((Exhibit.Figure) exhibit)
                        .chart().series().stream()
                                .map(series -> String.join(" = ", series.names()))
                                .toList())
                .toList();
        assertThat(lines).hasSize(8);
        assertThat(lines.get(0)).anyMatch(line -> line.startsWith("alpha-beta = s-alpha-beta"));
        assertThat(lines.get(2)).anyMatch(line -> line.startsWith("sss-star") && line.contains("ab-sss-star"));
        assertThat(lines.get(3)).noneMatch(line -> line.startsWith("sss-star") && line.contains("ab-sss-star"));
        assertThat(outcome.remark()).contains("width 3 and depth 4", "seeds 1 to 3", "20 %, 100 %", "6 trees in all");
    }

    @Test
    void everyAlgorithmButMinimaxHasAFamily() {
        assertThat(Arrays.stream(AllAlgorithms.Family.values()).flatMap(f -> f.members().stream()))
                .containsExactlyInAnyOrderElementsOf(Algorithm.all().stream()
                        .filter(a -> !a.equals(Algorithm.MINIMAX))
                        .toList());
    }
}
