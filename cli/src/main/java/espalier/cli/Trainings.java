package espalier.cli;

import espalier.search.StatisticalSeparation;
import espalier.tree.ExplicitTree;
import espalier.tree.SeparationTraining;
import espalier.tree.Tree;
import java.util.LinkedHashMap;
import java.util.Map;

/** Training takes a while: trees of one shape in a batch share it. The last few are kept. */
final class Trainings {
    private static final int KEPT = 64;

    private record Shape(int width, int height, int low, int high) {}

    private final Map<Shape, StatisticalSeparation> kept = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Shape, StatisticalSeparation> eldest) {
            return size() > KEPT;
        }
    };

    /** Values for trees like this one with leaves of that range. */
    StatisticalSeparation train(Tree<?> tree, int low, int high) {
        // A range may be wider than leaves can be.
        Shape shape = new Shape(
                tree.rootWidth(), tree.height(), Math.max(low, -ExplicitTree.MOST), Math.min(high, ExplicitTree.MOST));
        return kept.computeIfAbsent(shape, s -> SeparationTraining.train(s.width, s.height, s.low, s.high));
    }
}
