package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.ModelValue;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.Reach;
import espalier.models.SumBounds;
import espalier.testkit.ModelReference.Node;
import espalier.testkit.ModelTrees.Sample;
import espalier.tree.ExplicitModelTree;
import espalier.tree.ModelTree;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All algorithms of opponent-model search against the definition of M^n. */
class ModelLawsTest {
    private static final List<ModelAlgorithm> EXACT = Stream.of(ModelAlgorithm.values())
            .filter(a -> a != ModelAlgorithm.ALPHA_BETA)
            .toList();

    private static void none(Stream<Sample> samples, Consumer<Sample> law) {
        samples.forEach(sample -> {
            try {
                law.accept(sample);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("on " + sample + ": " + e, e);
            }
        });
    }

    private static ModelResult run(ModelAlgorithm algorithm, Sample sample) {
        ExplicitModelTree tree = sample.tree();
        return ModelSearch.of(algorithm, sample.player(), sample.bounds(), tree.height())
                .run(tree);
    }

    private static void agree(Sample sample) {
        ModelReference reference = sample.reference();
        int value = reference.value();
        int move = reference.move();
        for (ModelAlgorithm algorithm : EXACT) {
            ModelResult result = run(algorithm, sample);
            if (result.value().orElseThrow() != value || result.index() != move) {
                throw new AssertionError(algorithm.label() + " says " + result + ", it is " + value + " by " + move);
            }
        }
    }

    @Test
    void allAgreeOnSomeTrees() {
        none(ModelTrees.samples(3_000, 1), ModelLawsTest::agree);
        none(ModelTrees.deep(1_000, 2), ModelLawsTest::agree);
    }

    @Test
    @Tag("slow")
    void allAgreeOnAHundredThousandTrees() {
        int count = 130_000;
        Set<Integer> different = new HashSet<>();
        AtomicInteger withAChoice = new AtomicInteger();
        none(ModelTrees.samples(count, 3), sample -> {
            different.add(sample.toString().hashCode()); // equal hashes make it fewer, never more
            withAChoice.addAndGet(sample.reference().root().children().size() > 1 ? 1 : 0);
            agree(sample);
        });
        assertThat(different).hasSizeGreaterThan(100_000);
        assertThat(withAChoice.get()).isGreaterThan(count * 9 / 10);
    }

    @Test
    @Tag("slow")
    void allAgreeOnTwentyThousandDeepTreesWithSmallBounds() {
        none(ModelTrees.deep(20_000, 4), ModelLawsTest::agree);
    }

    /** At every node, for every pair of neighbouring models: eq. (4) and the sharper form. */
    @Test
    void sumsOfInteriorNodesStayWithinReach() {
        none(ModelTrees.samples(4_000, 5), sample -> {
            int depth = sample.tree().height();
            ModelReference reference = sample.reference();
            within(reference, reference.root(), true, Reach.symmetric(sample.bounds(), depth));
            within(reference, reference.root(), true, Reach.sharp(sample.bounds(), depth));
        });
    }

    private static void within(ModelReference reference, Node node, boolean rootPlayerMoves, Reach reach) {
        for (int j = 1; j <= reference.level(); j++) {
            boolean active = rootPlayerMoves == ((reference.level() - j) % 2 == 0);
            int sum = reference.value(node, j, active) + reference.value(node, j - 1, !active);
            assertThat(sum).isBetween(-reach.lower(j, node.height()), reach.upper(j, node.height()));
        }
        node.children().forEach(child -> within(reference, child, !rootPlayerMoves, reach));
    }

    /** The sharper bounds are never looser than eq. (4). */
    @Test
    void sharpIsSharper() {
        none(ModelTrees.samples(300, 6), sample -> {
            Reach plain = Reach.symmetric(sample.bounds(), 9);
            Reach sharp = Reach.sharp(sample.bounds(), 9);
            for (int j = 0; j <= sample.bounds().level(); j++) {
                for (int h = 0; h <= 9; h++) {
                    assertThat(sharp.lower(j, h)).isLessThanOrEqualTo(plain.lower(j, h));
                    assertThat(sharp.upper(j, h)).isLessThanOrEqualTo(plain.upper(j, h));
                }
            }
        });
    }

    /** Two players with their own functions, alternating in the chain of models, are Max^n for two. */
    @Test
    void alternatingModelsAreMaxN() {
        none(ModelTrees.samples(3_000, 7).filter(s -> s.tree().level() > 0), sample -> {
            ExplicitModelTree tree = sample.tree();
            List<ModelValue<ExplicitModelTree>> two = ModelTree.values(1);
            int depth = tree.height();
            Player<ExplicitModelTree> player = Player.chain(IntStream.rangeClosed(0, depth)
                    .mapToObj(j -> two.get((depth - j) % 2))
                    .toList());
            int bound = tree.sumBound(1);
            SumBounds bounds =
                    SumBounds.known(IntStream.range(0, depth).map(j -> bound).toArray());
            int[] maxN = maxN(tree.copy(), new int[tree.maxMoves()]);
            for (ModelAlgorithm algorithm : EXACT) {
                ModelResult result =
                        ModelSearch.of(algorithm, player, bounds, depth).run(tree);
                assertThat(result.value()).as(algorithm.label()).hasValue(maxN[0]);
                assertThat(result.index()).as(algorithm.label()).isEqualTo(maxN[2]);
            }
        });
    }

    /** {value for the first player, value for the second, index of the move}; the first has f_0, the second f_1. */
    private static int[] maxN(ExplicitModelTree tree, int[] moves) {
        int end = tree.generate(moves, 0);
        if (end == 0) {
            return new int[] {tree.value(0), tree.value(1), -1};
        }
        int[] best = null;
        for (int i = 0; i < end; i++) {
            tree.play(i);
            int[] child = maxN(tree, moves);
            tree.undo();
            if (best == null || child[tree.turn()] > best[tree.turn()]) {
                best = new int[] {child[0], child[1], i};
            }
        }
        return best;
    }

    /** Every model takes the first maximal successor: the opponent here takes the first of two with value 0. */
    @Test
    void theFirstOfEqualMovesIsTaken() {
        Sample ties = sample("[[{\"f\":[0,1]},{\"f\":[0,9]}],[{\"f\":[-3,5]},{\"f\":[-4,2]}]]", 1, 9);
        agree(ties);
        assertThat(run(ModelAlgorithm.ALPHA_BETA_STAR, ties).value()).hasValue(5);
        assertThat(run(ModelAlgorithm.ALPHA_BETA_STAR, ties).index()).isEqualTo(1);
    }

    static Sample sample(String tree, int level, int... bounds) {
        return new Sample(ExplicitModelTree.parse(tree, level), SumBounds.known(bounds));
    }

    @Test
    void figure9IsWrongWhereTheRepairedFormIsRight() {
        Sample sample = ModelTrees.figure9();
        agree(sample);
        assertThat(run(ModelAlgorithm.ALPHA_BETA_STAR_1P, sample).value()).hasValue(-3);
        assertThat(Figure9.value(sample.reference(), sample.bounds(), false)).isZero();
        assertThat(Figure9.value(sample.reference(), sample.bounds(), true)).isZero();
    }

    /** The trees on which all algorithms agree include many on which the printed figure fails. */
    @Test
    void figure9IsWrongOnManyTrees() {
        assertThat(wrong(ModelTrees.likeFigure9(1_000, 8), true)).isGreaterThan(100);
        // As printed, the root is left after its first child: no model has a vote there.
        assertThat(wrong(ModelTrees.deep(1_000, 2), false)).isGreaterThan(100);
        none(ModelTrees.likeFigure9(1_000, 8), ModelLawsTest::agree);
    }

    private static long wrong(Stream<Sample> samples, boolean rootConsensus) {
        return samples.filter(sample -> {
                    ModelReference reference = sample.reference();
                    return Figure9.value(reference, sample.bounds(), rootConsensus) != reference.value();
                })
                .count();
    }
}
