package espalier.engine.pruning;

import espalier.play.NodeType;
import espalier.play.Pruning;
import java.util.List;

/** Decides before a node is searched whether it can be cut off by a reduced search. */
public interface Pruner {
    /** The node has to be searched. */
    int SEARCH = Integer.MIN_VALUE;

    /**
     * Asked at nodes of a type where it is wanted, with more than two plies to go, never at the root, and not where the
     * game is over.
     *
     * @return the value to return for the node, at least beta; or {@link #SEARCH}
     */
    int prune(Prunable node, int from, int end, int depth, int alpha, int beta, NodeType type);

    /** What a pruner can do with the node it is asked about. The moves are {@code from} to {@code end}. */
    interface Prunable {
        /** Whether a null move makes sense here and was not just made. */
        boolean nullAllowed();

        /** The depth above which a null move is reduced by one ply more. */
        int adaptiveDepth();

        /** The value after a null move. */
        int searchNull(int end, int depth, int alpha, int beta, NodeType childType);

        /** The value of a move, taken in the order of promise: {@code i} runs from {@code from} upwards. */
        int searchMove(int i, int end, int depth, int alpha, int beta, NodeType childType);

        /** The value of the node itself at another depth. */
        int searchAgain(int end, int depth, int alpha, int beta, NodeType type);

        /** Lets a move be tried early in the proper search. */
        void promote(int i);

        /** What a pruned node is worth that a reduced search found worth {@code value}. */
        int pruned(int value, int beta);
    }

    /**
     * All methods, one after the other.
     *
     * @param climbs whether the value of a pruned node says where the next search begins, as in null-window drivers
     */
    static Pruner of(List<Pruning> methods, boolean climbs) {
        Pruner[] pruners = methods.stream().map(method -> of(method, climbs)).toArray(Pruner[]::new);
        return switch (pruners.length) {
            case 0 -> (node, from, end, depth, alpha, beta, type) -> SEARCH;
            case 1 -> pruners[0];
            default -> new InTurn(pruners);
        };
    }

    private static Pruner of(Pruning method, boolean climbs) {
        if (method instanceof Pruning.NullMove nullMove) {
            return new NullMovePruner(nullMove);
        }
        if (method instanceof Pruning.MultiCut multiCut) {
            return new MultiCutPruner(multiCut);
        }
        return new ProbCutPruner((Pruning.ProbCut) method, climbs);
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
