package espalier.engine.pruning;

import espalier.game.Regression;
import espalier.game.Score;
import espalier.play.NodeType;
import espalier.play.PruningRule;

/**
 * ProbCut (prob-cut), and Multi-ProbCut if the regression has several pairs for a depth. For drivers that climb from
 * value to value it returns the bound that the deep search would surely reach: with beta, MTD(f) would need hundreds of
 * single steps. PVS and NegaScout get beta, because more would only cause a re-search.
 */
record ProbCutPruner(PruningRule.ProbCut method, boolean climbs, Regression.Pair[][] byDepth) implements Pruner {
    ProbCutPruner(PruningRule.ProbCut method, boolean climbs) {
        this(method, climbs, byDepth(method.model()));
    }

    private static Regression.Pair[][] byDepth(Regression model) {
        int deepest =
                model.pairs().stream().mapToInt(Regression.Pair::deep).max().orElse(0);
        Regression.Pair[][] pairs = new Regression.Pair[deepest + 1][];
        for (int depth = 0; depth <= deepest; depth++) {
            int wanted = depth;
            pairs[depth] =
                    model.pairs().stream().filter(pair -> pair.deep() == wanted).toArray(Regression.Pair[]::new);
        }
        return pairs;
    }

    @Override
    public int prune(Prunable node, int from, int end, int depth, int alpha, int beta, NodeType type) {
        if (!method.where().includes(type) || depth >= byDepth.length || !Score.isEvaluation(beta)) {
            return SEARCH;
        }
        for (Regression.Pair pair : byDepth[depth]) {
            double margin = method.threshold() * pair.deviation();
            int bound = (int) Math.ceil((beta + margin - pair.offset()) / pair.slope());
            if (!Score.isEvaluation(bound)) {
                continue;
            }
            int value = node.searchAgain(end, pair.shallow(), bound - 1, bound, type);
            if (value >= bound) {
                int surely = (int) Math.floor(pair.slope() * value + pair.offset() - margin);
                boolean sound = climbs && Score.isEvaluation(value) && Score.isEvaluation(surely);
                return sound ? node.pruned(Math.max(beta, surely), beta) : beta;
            }
        }
        return SEARCH;
    }
}
