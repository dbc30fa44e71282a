package espalier.lab.open;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import espalier.game.Game;
import espalier.game.Position;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Tiny;
import espalier.lab.positions.Positions;
import espalier.tree.CorrelatedTree;
import espalier.tree.ExplicitTree;
import espalier.tree.IrregularTree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenQuestionsTest {
    @Test
    void experimentsRun() {
        List<Findings> outcomes = List.of(
                Tiny.outcome(new WideAndIrregular(), "shapes", "4x3,5x3", "trees", "3", "training", "5"),
                Tiny.outcome(new LearntGuesses(), "width", "3", "depth", "4", "trees", "3", "learnt", "3"),
                Tiny.outcome(new BestMoveFamily(), "shapes", "2x4,3x3", "trees", "3"),
                Tiny.outcome(new FittedTrees(), "depths", "othello:3,checkers:3", "positions", "2"),
                Tiny.outcome(new MultiCutInPlay(), "games", "4", "milliseconds", "1", "table", "10"));
        assertThat(outcomes).allSatisfy(outcome -> {
            assertThat(outcome.exhibits()).isNotEmpty();
            assertThat(outcome.verdict()).isEqualTo(Findings.Verdict.REPORTED);
            assertThat(outcome.remark()).isNotEmpty();
        });
    }

    @Test
    void fittedTreesAreLikeTheGame() {
        Game<?> checkers = Game.named("checkers");
        Likeness like = likeness(checkers);
        assertThat(like.width()).isBetween(2, 20);
        assertThat(like.first()).isBetween(0.5, 1.0);
        assertThat(like.achieved(4)).isCloseTo(like.first(), within(0.02));
        // Siblings in the tree have the spread of those in the game.
        CorrelatedTree tree = like.tree(4, 7);
        double squares = 0;
        for (int i = 0; i < like.width(); i++) {
            tree.play(i);
            squares += (double) tree.score() * tree.score();
            tree.undo();
        }
        assertThat(Math.sqrt(squares / like.width())).isBetween(like.spread() / 2, like.spread() * 2);
    }

    private static <P extends Position<P>> Likeness likeness(Game<P> game) {
        return Likeness.of(game, Positions.of(game, Positions.SEQUENCES), 4);
    }

    /**
     * One leaf of a MIN node may suffice: the left move's value 3 takes both its leaves, and one leaf shows that the
     * right move is not better.
     */
    @Test
    void smallestProofs() {
        SmallestProof<ExplicitTree> proof = new SmallestProof<>(ExplicitTree.parse("[[3,5],[1,9]]"));
        assertThat(proof.value()).isEqualTo(3);
        assertThat(proof.ofBestMove()).isEqualTo(3);
        assertThat(proof.ofValue()).isEqualTo(3);
        // The left move's only leaf, and both of [2,1].
        assertThat(new SmallestProof<>(ExplicitTree.parse("[7,[[2,1],9]]")).ofBestMove())
                .isEqualTo(3);
    }

    /** Against every set of leaves of random small irregular trees. */
    @Test
    void noSmallerProofExists() {
        int compared = 0;
        for (int seed = 0; compared < 60; seed++) {
            ExplicitTree tree = ExplicitTree.copyOf(new IrregularTree(3, 3, 0, 4, seed));
            if (tree.rootWidth() >= 2 && tree.leaves() <= 12) {
                compared++;
                SmallestProof<ExplicitTree> proof = new SmallestProof<>(tree);
                assertThat(proof.ofBestMove()).as(tree.toString()).isEqualTo(fewest(tree, false));
                assertThat(proof.ofValue()).as(tree.toString()).isEqualTo(fewest(tree, true));
            }
        }
    }

    private static int fewest(ExplicitTree tree, boolean value) {
        int fewest = Integer.MAX_VALUE;
        for (int set = 0; set < 1 << tree.leaves(); set++) {
            if (Integer.bitCount(set) < fewest && (value ? settlesValue(tree, set) : settlesMove(tree, set))) {
                fewest = Integer.bitCount(set);
            }
        }
        return fewest;
    }

    private static boolean settlesValue(ExplicitTree tree, int set) {
        return bound(tree, set, false) == bound(tree, set, true);
    }

    private static boolean settlesMove(ExplicitTree tree, int set) {
        List<int[]> bounds = new ArrayList<>();
        for (int i = 0; i < tree.rootWidth(); i++) {
            tree.play(i);
            bounds.add(new int[] {bound(tree, set, false), bound(tree, set, true)});
            tree.undo();
        }
        return bounds.stream().anyMatch(one -> bounds.stream().allMatch(other -> other == one || one[0] >= other[1]));
    }

    /** The bounds of a node if only these leaves are known: unknown ones take the least or the largest value. */
    private static int bound(ExplicitTree tree, int set, boolean upper) {
        int[] moves = new int[tree.maxMoves()];
        int children = tree.generate(moves, 0);
        if (children == 0) {
            boolean known = (set >> tree.leafNumber() & 1) != 0;
            int value = tree.turn() == 0 ? tree.score() : -tree.score();
            return known ? value : upper ? 100 : -100;
        }
        boolean max = tree.turn() == 0;
        int best = max ? -1000 : 1000;
        for (int i = 0; i < children; i++) {
            tree.play(i);
            int below = bound(tree, set, upper);
            tree.undo();
            best = max ? Math.max(best, below) : Math.min(best, below);
        }
        return best;
    }
}
