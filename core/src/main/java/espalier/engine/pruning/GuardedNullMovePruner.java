package espalier.engine.pruning;

import espalier.play.NodeType;
import espalier.play.PruningRule;

/** The null move, guarded by the static value. */
record GuardedNullMovePruner(PruningRule.GuardedNullMove method) implements Pruner {
    private static final int LEAST = 3;
    /** The reduction grows by a ply for this many plies of depth. */
    private static final int PLIES = 4;

    private static final int MOST_SPARE = 3;

    @Override
    public int prune(Prunable node, int from, int end, int depth, int alpha, int beta, NodeType type) {
        int above = node.standing() - beta;
        if (above < 0 || !method.where().includes(type) || !node.nullAllowed()) {
            return SEARCH;
        }
        int reduction = LEAST + depth / PLIES + Math.min(MOST_SPARE, above / method.spare());
        int value = node.searchNull(end, Math.max(0, depth - 1 - reduction), beta - 1, beta, type.first());
        return value >= beta ? node.pruned(value, beta) : SEARCH;
    }
}
