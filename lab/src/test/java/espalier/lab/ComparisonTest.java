package espalier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.lab.Comparison.Measure;
import espalier.lab.chart.Estimate;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.OrderedTree;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final Plan PLAN = new Plan(Plan.Kind.ORDERED, 3, 4, 0, 99, List.of(20, 100), 3);

    private static Comparison run(Plan plan, int threads) {
        return Comparison.run(plan, threads, (trees, of) -> {});
    }

    /** The counts are those of the single searches. */
    @Test
    void counts() {
        Comparison comparison = run(PLAN, 1);
        for (int seed = 1; seed <= 3; seed++) {
            Counter counter = Counter.of(Algorithm.SSS_STAR);
            Search.<OrderedTree>with(Algorithm.SSS_STAR)
                    .observer(counter)
                    .run(new OrderedTree(3, 4, 0, 99, 20, seed, OptionalInt.empty()));
            assertThat(comparison.counts(Measure.LEAF_EVALUATIONS, Algorithm.SSS_STAR, 0)[seed - 1])
                    .isEqualTo(counter.leafEvaluations());
            assertThat(comparison.counts(Measure.NODE_VISITS, Algorithm.SSS_STAR, 0)[seed - 1])
                    .isEqualTo(counter.nodeVisits());
        }
        assertThat(comparison.counts(Measure.LEAF_EVALUATIONS, Algorithm.MINIMAX, 0))
                .containsExactly(81, 81, 81);
        assertThat(comparison.mean(Measure.NODE_VISITS, Algorithm.MINIMAX, 1)).isEqualTo(121);
    }

    @Test
    void perfectOrderIsKnuthAndMooresCount() {
        Comparison comparison = run(PLAN, 1);
        assertThat(comparison.counts(Measure.LEAF_EVALUATIONS, Algorithm.ALPHA_BETA, 1))
                .containsExactly(17, 17, 17);
        assertThat(comparison.percentOf(Measure.LEAF_EVALUATIONS, Algorithm.MTD_F, Algorithm.ALPHA_BETA, 1))
                .isEqualTo(new Estimate(100, 0));
    }

    @Test
    void threadsChangeNothing() {
        Comparison one = run(PLAN, 1);
        Comparison three = run(PLAN, 3);
        for (Measure measure : Measure.values()) {
            for (Algorithm algorithm : Algorithm.all()) {
                for (int i = 0; i < 2; i++) {
                    assertThat(three.counts(measure, algorithm, i)).isEqualTo(one.counts(measure, algorithm, i));
                }
            }
        }
    }

    @Test
    void sameMeansOnEveryTree() {
        Comparison comparison = run(PLAN, 1);
        assertThat(comparison.same(Measure.LEAF_EVALUATIONS, Algorithm.SSS_STAR, Algorithm.AB_SSS_STAR))
                .isTrue();
        assertThat(comparison.same(Measure.NODE_VISITS, Algorithm.SSS_STAR, Algorithm.AB_SSS_STAR))
                .isFalse();
    }

    @Test
    void progressCountsTrees() {
        List<Integer> seen = new ArrayList<>();
        Comparison.run(PLAN, 1, (trees, of) -> {
            seen.add(trees);
            assertThat(of).isEqualTo(6);
        });
        assertThat(seen).containsExactly(0, 1, 2, 3, 4, 5, 6);
    }

    @Test
    void everyAlgorithmButMinimaxHasAFamily() {
        List<Algorithm> members =
                Family.all().stream().flatMap(f -> f.members().stream()).toList();
        Stream<Algorithm> all = Algorithm.all().stream().filter(a -> a != Algorithm.MINIMAX);
        assertThat(members).containsExactlyInAnyOrderElementsOf(all.toList());
    }

    @Test
    void plansAreChecked() {
        assertThatThrownBy(() -> new Plan(Plan.Kind.ORDERED, 3, 4, 0, 99, List.of(), 3))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Plan(Plan.Kind.ORDERED, 3, 4, 0, 99, List.of(5), 0))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
