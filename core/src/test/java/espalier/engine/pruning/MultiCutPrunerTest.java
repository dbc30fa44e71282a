package espalier.engine.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.play.NodeType;
import espalier.play.PruningRule.MultiCut;
import espalier.play.Where;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MultiCutPrunerTest {
    /** A node whose moves all fail low; records the depths of their searches. */
    private static final class Failing implements Pruner.Prunable {
        private final List<Integer> depths = new ArrayList<>();

        @Override
        public boolean nullAllowed() {
            return true;
        }

        @Override
        public int standing() {
            return 0;
        }

        @Override
        public int adaptiveDepth() {
            return 6;
        }

        @Override
        public int searchNull(int end, int depth, int alpha, int beta, NodeType childType) {
            throw new AssertionError("multi-cut makes no null move");
        }

        @Override
        public int searchMove(int i, int from, int end, int depth, int alpha, int beta, NodeType childType) {
            depths.add(depth);
            return alpha;
        }

        @Override
        public int searchAgain(int end, int depth, int alpha, int beta, NodeType type) {
            throw new AssertionError("multi-cut searches moves");
        }

        @Override
        public void promote(int i) {
            throw new AssertionError("no move was good enough");
        }

        @Override
        public int pruned(int value, int beta) {
            throw new AssertionError("no move was good enough");
        }
    }

    @ParameterizedTest
    @CsvSource({"2,6,3", "2,7,4", "3,7,3", "-1,6,3", "-1,7,3", "-1,9,5"})
    void reducesByRAndAdaptivelyLikeANullMove(int r, int depth, int reduced) {
        Failing node = new Failing();
        MultiCutPruner pruner = new MultiCutPruner(new MultiCut(Where.ALL, 2, 3, r, MultiCut.NO_DELTA, true));
        assertThat(pruner.prune(node, 0, 5, depth, 9, 10, NodeType.ALL)).isEqualTo(Pruner.SEARCH);
        assertThat(node.depths).containsExactly(reduced, reduced, reduced);
    }
}
