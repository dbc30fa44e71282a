package espalier.tree;

import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Result;
import espalier.search.Search;
import espalier.search.StatisticalSeparation;
import java.util.ArrayList;
import java.util.List;

/**
 * Trains {@link StatisticalSeparation} on uniform trees. Training seeds are {@link #FIRST_SEED} and the numbers after
 * it, far from the small numbers that people give to the trees they test.
 *
 * <p>At most {@link #TREES} trees are looked at. If one of them costs more than {@link #MOST_VISITS} node visits, the
 * training trees are made two plies shallower (the same side moves last), as often as needed.
 */
public final class SeparationTraining {
    public static final long FIRST_SEED = 0x5EED_0000_0000_0000L;
    public static final int TREES = 1000;
    private static final long MOST_VISITS = 500_000;

    private SeparationTraining() {}

    /** Trains for trees of this width, height and leaf range. */
    public static StatisticalSeparation train(int width, int height, int low, int high) {
        if (width < 2) {
            return new StatisticalSeparation(List.of());
        }
        for (int depth = height; ; depth -= 2) {
            while (depth > 2 && Math.pow(width, depth) >= Long.MAX_VALUE) {
                depth -= 2;
            }
            List<StatisticalSeparation.Example> examples = examples(width, depth, low, high);
            if (examples.size() == TREES || depth <= 2) {
                return new StatisticalSeparation(examples);
            }
        }
    }

    /** Stops early at a tree that is too expensive. */
    private static List<StatisticalSeparation.Example> examples(int width, int depth, int low, int high) {
        List<StatisticalSeparation.Example> examples = new ArrayList<>();
        Search<UniformTree> search =
                Search.<UniformTree>with(Algorithm.ALPHA_BETA).limits(Limits.nodes(MOST_VISITS));
        for (int i = 0; i < TREES; i++) {
            UniformTree tree = new UniformTree(width, depth, low, high, FIRST_SEED + i);
            int best = Integer.MIN_VALUE;
            int second = Integer.MIN_VALUE;
            for (int child = 0; child < width; child++) {
                tree.play(child);
                Result result = search.run(tree);
                tree.undo();
                if (result.value().isEmpty()) {
                    return examples;
                }
                int value = -result.value().getAsInt();
                second = Math.max(second, Math.min(best, value));
                best = Math.max(best, value);
            }
            examples.add(new StatisticalSeparation.Example(second, best));
        }
        return examples;
    }
}
