package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SelfPlay;
import espalier.models.SumBounds;
import espalier.search.Limits;
import espalier.testkit.ModelTrees.Sample;
import espalier.tree.ExplicitModelTree;
import espalier.tree.ExplicitTree;
import espalier.tree.ModelTree;
import espalier.tree.RandomModelTree;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sum-bounds: computed, estimated, and how a search reacts if they are wrong. */
class SumBoundsTest {
    /** The paper's example: queen, rook, bishop, knight, pawn; only the weights of bishops and knights differ. */
    @Test
    void bishopsAndKnights() {
        double[] mine = {9, 5, 3.1, 2.9, 1};
        double[] theirs = {-9, -5, -2.9, -3.1, -1};
        double[] most = {1, 2, 2, 2, 8};
        double[] least = Arrays.stream(most).map(x -> -x).toArray();
        assertThat(SumBounds.linear(mine, theirs, least, most)).isCloseTo(0.8, within(1e-9));
    }

    /** Some values of the terms reach the bound and none exceeds it. */
    @Test
    void linearBoundsAreTight() {
        Random random = new Random(1);
        for (int round = 0; round < 200; round++) {
            double[] mine = random.ints(3, -5, 6).asDoubleStream().toArray();
            double[] theirs = random.ints(3, -5, 6).asDoubleStream().toArray();
            double[] low = random.ints(3, -4, 2).asDoubleStream().toArray();
            double[] high = Arrays.stream(low).map(x -> x + random.nextInt(5)).toArray();
            double largest = 0;
            for (int corner = 0; corner < 8; corner++) {
                double sum = 0;
                for (int i = 0; i < 3; i++) {
                    sum += (mine[i] + theirs[i]) * ((corner >> i & 1) == 0 ? low[i] : high[i]);
                }
                largest = Math.max(largest, Math.abs(sum));
            }
            assertThat(SumBounds.linear(mine, theirs, low, high)).isEqualTo(largest);
        }
    }

    @Test
    void badBoundsAreRefused() {
        assertThatThrownBy(() -> SumBounds.known(1, -1)).hasMessageContaining("bound 2 is -1");
        assertThatThrownBy(() -> SumBounds.linear(new double[2], new double[1], new double[2], new double[2]))
                .hasMessageContaining("two weights");
        assertThatThrownBy(() -> new SelfPlay(0, 1, 2, 1, 1)).hasMessageContaining("at least one game");
        assertThatThrownBy(() -> new SelfPlay(100, 0, 20, 1, 1)).hasMessageContaining("all games are the same");
        assertThat(SumBounds.known(3, SumBounds.INFINITE)).hasToString("3,inf");
    }

    /**
     * Estimates that are too small: the answer is M^n of every tree in which the unseen leaves keep the reported
     * bounds. If those bounds hold, that is the tree itself.
     */
    @Test
    void brokenEstimatesAreCountedAndTheAnswerIsJustified() {
        int[] broken = {0};
        Stream.concat(ModelTrees.samples(4_000, 21), ModelTrees.deep(1_000, 22)).forEach(sample -> {
            ExplicitModelTree tree = sample.tree();
            int[] half = IntStream.rangeClosed(1, tree.level())
                    .map(j -> tree.sumBound(j) / 2)
                    .toArray();
            for (ModelAlgorithm algorithm : ModelAlgorithm.values()) {
                if (algorithm.usesBounds()) {
                    broken[0] += isJustified(algorithm, sample.with(SumBounds.estimated(half)));
                }
            }
        });
        assertThat(broken[0]).isGreaterThan(1_000);
    }

    private static int isJustified(ModelAlgorithm algorithm, Sample sample) {
        ExplicitModelTree tree = sample.tree();
        long root = tree.key();
        boolean[] seen = new boolean[tree.leaves()];
        ModelSearch<ExplicitModelTree> search = ModelSearch.of(
                        algorithm, sample.player(), sample.bounds(), tree.height())
                .observer((position, model, value) -> seen[(int) ((ExplicitModelTree) position).leafNumber()] = true);
        ModelResult result = search.run(tree);
        assertThat(result.complete()).isTrue();
        assertThat(result.value()).isPresent();
        assertThat(tree.key()).as("the position comes back").isEqualTo(root);
        long breaking = IntStream.range(0, tree.leaves())
                .filter(k -> seen[k] && breaks(tree, k, sample.bounds()))
                .count();
        assertThat(result.violations()).as(algorithm + " on " + sample).isEqualTo((int) breaking);
        assertThat(result.bounds().equals(sample.bounds())).isEqualTo(breaking == 0);
        // Change the unseen leaves to keep the bounds: the answer must be right for that tree.
        Sample repaired = new Sample(repaired(tree, seen, result.bounds()), result.bounds());
        ModelReference reference = repaired.reference();
        assertThat(result.value()).as(algorithm + " on " + sample).hasValue(reference.value());
        assertThat(result.index()).isEqualTo(reference.move());
        return breaking > 0 ? 1 : 0;
    }

    private static boolean breaks(ExplicitModelTree tree, int leaf, SumBounds bounds) {
        return IntStream.rangeClosed(1, tree.level())
                .anyMatch(j -> Math.abs(tree.leaf(leaf, j) + tree.leaf(leaf, j - 1)) > bounds.bound(j));
    }

    private static ExplicitModelTree repaired(ExplicitModelTree tree, boolean[] seen, SumBounds bounds) {
        int models = tree.level() + 1;
        int[] values = new int[tree.leaves() * models];
        for (int k = 0; k < values.length; k++) {
            int j = k % models;
            int value = tree.leaf(k / models, j);
            int other = j == 0 ? 0 : -values[k - 1];
            int bound = j == 0 ? SumBounds.INFINITE : bounds.bound(j);
            values[k] = seen[k / models] ? value : Math.max(other - bound, Math.min(other + bound, value));
        }
        return ExplicitModelTree.of(ExplicitTree.copyOf(tree), tree.level(), values);
    }

    /** Estimates that hold are not widened, and cost evaluations but no leaves. */
    @Test
    void estimatesThatHold() {
        ModelTrees.samples(500, 23).forEach(sample -> {
            int level = sample.tree().level();
            int[] bounds = IntStream.rangeClosed(1, level)
                    .map(j -> sample.bounds().bound(j))
                    .toArray();
            ModelSearch<ExplicitModelTree> known = ModelSearch.of(
                    ModelAlgorithm.ALPHA_BETA_STAR,
                    sample.player(),
                    sample.bounds(),
                    sample.tree().height());
            ModelSearch<ExplicitModelTree> estimated = ModelSearch.of(
                    ModelAlgorithm.ALPHA_BETA_STAR,
                    sample.player(),
                    SumBounds.estimated(bounds),
                    sample.tree().height());
            ModelResult one = known.run(sample.tree());
            ModelResult other = estimated.run(sample.tree());
            assertThat(other.value()).isEqualTo(one.value());
            assertThat(other.index()).isEqualTo(one.index());
            assertThat(other.expansions()).isEqualTo(one.expansions());
            assertThat(other.evaluations()).isEqualTo(one.evaluations() * (level + 1));
            assertThat(other.violations()).isZero();
        });
    }

    /** More games see more, never less; the statement about new games follows their number. */
    @Test
    void selfPlay() {
        RandomModelTree tree = new RandomModelTree(3, 12, 1000, 100, 2, 5);
        Player<RandomModelTree> player = Player.chain(ModelTree.<RandomModelTree>values(2));
        SelfPlay.Estimate few = new SelfPlay(2, 6, 12, 6, 1).estimate(player, tree, 0.95);
        SelfPlay.Estimate many = new SelfPlay(60, 6, 12, 6, 1).estimate(player, tree, 0.95);
        for (int j = 1; j <= 2; j++) {
            assertThat(many.bounds().bound(j))
                    .isBetween(few.bounds().bound(j), 100)
                    .isGreaterThan(80);
        }
        assertThat(many.bounds().isEstimated()).isTrue();
        assertThat(many.coverage()).isCloseTo(Math.pow(0.05, 1 / 60.0), within(1e-12));
        assertThat(new SelfPlay(60, 6, 12, 6, 1).estimate(player, tree, 0.95)).isEqualTo(many);
        assertThat(tree.key()).isZero();
    }

    /** Limits are exact, the position is restored, and there is a move. */
    @ParameterizedTest
    @EnumSource
    void limitsStop(ModelAlgorithm algorithm) {
        RandomModelTree tree = new RandomModelTree(4, 7, 1000, 100, 2, 5);
        Player<RandomModelTree> player = Player.chain(ModelTree.<RandomModelTree>values(2));
        ModelSearch<RandomModelTree> search = ModelSearch.of(algorithm, player, SumBounds.known(100, 100), 7);
        ModelResult whole = search.run(tree);
        for (long limit : new long[] {1, 7, 500}) {
            ModelResult byEvaluations = search.evaluations(limit).run(tree);
            assertThat(byEvaluations.evaluations()).isEqualTo(limit);
            ModelResult byVisits = search.limits(Limits.nodes(limit)).run(tree);
            assertThat(byVisits.visits()).isEqualTo(limit);
            for (ModelResult result : List.of(byEvaluations, byVisits)) {
                assertThat(result.complete()).isFalse();
                assertThat(result.value()).isEmpty();
                assertThat(result.index()).isBetween(0, 3);
                assertThat(tree.key()).isZero();
            }
        }
        assertThat(search.evaluations(whole.evaluations()).run(tree)).isEqualTo(whole);
        assertThat(search.evaluations(whole.evaluations() - 1).run(tree).complete())
                .isFalse();
        assertThat(search.limits(Limits.nodes(whole.visits())).run(tree)).isEqualTo(whole);
        assertThat(search.limits(Limits.nodes(whole.visits() - 1)).run(tree).complete())
                .isFalse();
        assertThat(search.limits(Limits.until(() -> true)).run(tree).evaluations())
                .isZero();
    }
}
