package espalier.engine.pruning;

import espalier.play.NodeType;
import espalier.play.PruningRule;

/** The adaptive null move (null-move), with the variable bound of forward-pruning, fig. 6, at ALL nodes. */
record NullMovePruner(PruningRule.NullMove method) implements Pruner {
    @Override
    public int prune(Prunable node, int from, int end, int depth, int alpha, int beta, NodeType type) {
        if (!method.where().includes(type) || !node.nullAllowed()) {
            return SEARCH;
        }
        int bound = type == NodeType.ALL ? beta - method.tempo() : beta;
        int reduction = type == NodeType.ALL || depth > node.adaptiveDepth() ? 3 : 2;
        int value = node.searchNull(end, depth - 1 - reduction, bound - 1, bound, type.first());
        return value >= bound ? Math.max(beta, node.pruned(value, beta)) : SEARCH;
    }
}
