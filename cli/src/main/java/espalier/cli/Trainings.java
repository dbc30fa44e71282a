package espalier.cli;

import espalier.driver.StatisticalSeparation;
import espalier.driver.TreeShape;
import espalier.learning.SeparationTraining;
import espalier.tree.ExplicitTree;
import java.util.LinkedHashMap;
import java.util.Map;

/** Training takes a while, so trees of one shape in a batch share it. Keeps the last few. */
final class Trainings {
    private static final int KEPT = 64;

    private final Map<TreeShape, StatisticalSeparation> kept = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<TreeShape, StatisticalSeparation> eldest) {
            return size() > KEPT;
        }
    };

    /** Values for trees of this shape. */
    synchronized StatisticalSeparation train(TreeShape tree) {
        // The range may be wider than that of leaves.
        TreeShape shape =
                tree.range(Math.max(tree.low(), -ExplicitTree.MOST), Math.min(tree.high(), ExplicitTree.MOST));
        return kept.computeIfAbsent(shape, SeparationTraining::train);
    }
}
