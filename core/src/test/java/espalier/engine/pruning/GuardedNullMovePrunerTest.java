package espalier.engine.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import espalier.play.NodeType;
import espalier.play.PruningRule;
import espalier.play.Where;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GuardedNullMovePrunerTest {
    private static final int BETA = 10;

    private final List<Integer> depths = new ArrayList<>();

    /** A node whose null move is always refuted or never. */
    private int prune(int standing, int depth, int nullValue) {
        Pruner pruner = Pruner.of(List.of(new PruningRule.GuardedNullMove(Where.BOTH, 200)), false);
        return pruner.prune(new Node(standing, nullValue), 0, 1, depth, BETA - 1, BETA, NodeType.CUT);
    }

    @Test
    void belowBetaNothingIsTried() {
        assertEquals(Pruner.SEARCH, prune(BETA - 1, 8, 100));
        assertEquals(List.of(), depths);
    }

    @Test
    void reductionGrowsWithDepthAndValue() {
        assertEquals(30, prune(BETA, 4, 30));
        assertEquals(30, prune(BETA, 12, 30));
        assertEquals(30, prune(BETA + 450, 12, 30));
        assertEquals(30, prune(BETA + 5000, 12, 30));
        assertEquals(30, prune(BETA + 5000, 3, 30));
        assertEquals(List.of(0, 5, 3, 2, 0), depths);
    }

    @Test
    void aNullMoveThatFailsPrunesNothing() {
        assertEquals(Pruner.SEARCH, prune(BETA, 8, BETA - 1));
        assertThrows(IllegalArgumentException.class, () -> new PruningRule.GuardedNullMove(Where.BOTH, 0));
    }

    private final class Node implements Pruner.Prunable {
        private final int standing;
        private final int nullValue;

        Node(int standing, int nullValue) {
            this.standing = standing;
            this.nullValue = nullValue;
        }

        @Override
        public boolean nullAllowed() {
            return true;
        }

        @Override
        public int standing() {
            return standing;
        }

        @Override
        public int adaptiveDepth() {
            throw new AssertionError("of another rule");
        }

        @Override
        public int searchNull(int end, int depth, int alpha, int beta, NodeType childType) {
            depths.add(depth);
            return nullValue;
        }

        @Override
        public int searchMove(int i, int from, int end, int depth, int alpha, int beta, NodeType childType) {
            throw new AssertionError("of another rule");
        }

        @Override
        public int searchAgain(int end, int depth, int alpha, int beta, NodeType type) {
            throw new AssertionError("of another rule");
        }

        @Override
        public void promote(int i) {
            throw new AssertionError("of another rule");
        }

        @Override
        public int pruned(int value, int beta) {
            return value;
        }
    }
}
