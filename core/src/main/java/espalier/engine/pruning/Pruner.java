package espalier.engine.pruning;

import espalier.play.NodeType;
import espalier.play.PruningRule;
import java.util.List;

/** Decides by a reduced search whether a node can be pruned. */
public interface Pruner {
    /** The node is not pruned. */
    int SEARCH = Integer.MIN_VALUE;

    /**
     * Called at nodes of a wanted type with more than two plies left; never at the root, nor where the game is over.
     *
     * @return the value of the pruned node, at least beta; or {@link #SEARCH}
     */
    int prune(Prunable node, int from, int end, int depth, int alpha, int beta, NodeType type);

    /** What a pruner can do with its node. The moves are {@code from} to {@code end}. */
    interface Prunable {
        /** Whether a null move makes sense here and the last move was not one. */
        boolean nullAllowed();

        /** The static value; far below all others in a position that has none. */
        int standing();

        /** Above this depth a null move is reduced by one more ply. */
        int adaptiveDepth();

        /** The value after a null move. */
        int searchNull(int end, int depth, int alpha, int beta, NodeType childType);

        /** The value of a move, taken in the order of promise: {@code i} runs from {@code from} upwards. */
        int searchMove(int i, int from, int end, int depth, int alpha, int beta, NodeType childType);

        /** The value of the node itself at another depth. */
        int searchAgain(int end, int depth, int alpha, int beta, NodeType type);

        /** Moves this move forward in the ordering of the full search. */
        void promote(int i);

        /** The value of a node pruned because a reduced search returned {@code value}. */
        int pruned(int value, int beta);
    }

    /**
     * All methods, one after the other.
     *
     * @param climbs whether the value of a pruned node decides where the next search begins, as in null-window drivers
     */
    static Pruner of(List<PruningRule> methods, boolean climbs) {
        Pruner[] pruners = methods.stream().map(method -> of(method, climbs)).toArray(Pruner[]::new);
        return switch (pruners.length) {
            case 0 -> (node, from, end, depth, alpha, beta, type) -> SEARCH;
            case 1 -> pruners[0];
            default -> new InTurn(pruners);
        };
    }

    private static Pruner of(PruningRule method, boolean climbs) {
        if (method instanceof PruningRule.NullMove nullMove) {
            return new NullMovePruner(nullMove);
        }
        if (method instanceof PruningRule.GuardedNullMove nullMove) {
            return new GuardedNullMovePruner(nullMove);
        }
        if (method instanceof PruningRule.MultiCut multiCut) {
            return new MultiCutPruner(multiCut);
        }
        return new ProbCutPruner((PruningRule.ProbCut) method, climbs);
    }

    /** One method after the other, until one prunes. */
    record InTurn(Pruner[] pruners) implements Pruner {
        @Override
        public int prune(Prunable node, int from, int end, int depth, int alpha, int beta, NodeType type) {
            for (Pruner pruner : pruners) {
                int value = pruner.prune(node, from, end, depth, alpha, beta, type);
                if (value != SEARCH) {
                    return value;
                }
            }
            return SEARCH;
        }
    }
}
