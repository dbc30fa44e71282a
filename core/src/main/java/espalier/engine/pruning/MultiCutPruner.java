package espalier.engine.pruning;

import espalier.game.Score;
import espalier.play.NodeType;
import espalier.play.PruningRule;

/** Multi-cut (forward-pruning, fig. 3) at CUT or ALL nodes. */
record MultiCutPruner(PruningRule.MultiCut method) implements Pruner {
    @Override
    public int prune(Prunable node, int from, int end, int depth, int alpha, int beta, NodeType type) {
        if (!method.where().includes(type)) {
            return SEARCH;
        }
        int reduction = reduction(node, depth);
        int cuts = 0;
        for (int i = from; i < end && i < from + method.m(); i++) {
            int value = node.searchMove(i, from, end, depth - 1 - reduction, alpha, beta, type.first());
            if (value < beta) {
                continue;
            }
            if (Score.isWin(value)) {
                return value;
            }
            if (++cuts == method.c() || value - beta > method.delta()) {
                return node.pruned(value, beta);
            }
            if (method.reorder()) {
                node.promote(i);
            }
        }
        return SEARCH;
    }

    private int reduction(Prunable node, int depth) {
        return method.r() == PruningRule.MultiCut.ADAPTIVE ? depth > node.adaptiveDepth() ? 3 : 2 : method.r();
    }
}
