package espalier.bench;

import espalier.game.ModelValue;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import espalier.tree.ModelTree;
import espalier.tree.RandomModelTree;
import espalier.tree.UniformTree;
import org.openjdk.jmh.annotations.Benchmark;

/** Alpha-beta* of level 0 evaluates alpha-beta's leaves: its overhead. */
public class ModelBenchmark extends TreeBenchmark {
    @Override
    void use() {
        super.use();
        for (ModelAlgorithm algorithm : ModelAlgorithm.values()) {
            for (int level = 0; level < 3; level++) {
                models(algorithm, level, 50);
            }
            search(algorithm);
        }
    }

    /** A leaf's value for MAX does not depend on the side to move. */
    private static final class LeafValue implements ModelValue<UniformTree> {
        @Override
        public int value(UniformTree position, int player) {
            int score = position.score();
            return position.turn() == player ? score : -score;
        }
    }

    private int search(ModelAlgorithm algorithm) {
        return ModelSearch.of(algorithm, Player.minimax(new LeafValue()), SumBounds.known(), 9)
                .run(tree)
                .index();
    }

    private static int models(ModelAlgorithm algorithm, int level, int bound) {
        int[] bounds = new int[level];
        java.util.Arrays.fill(bounds, bound);
        Player<RandomModelTree> player = Player.chain(ModelTree.<RandomModelTree>values(level));
        return ModelSearch.of(algorithm, player, SumBounds.known(bounds), 7)
                .run(new RandomModelTree(4, 7, 1000, bound, level, 7))
                .index();
    }

    @Benchmark
    public int alphaBeta() {
        return alphaBetaIndex();
    }

    @Benchmark
    public int alphaBetaStarOfLevelZero() {
        return search(ModelAlgorithm.ALPHA_BETA_STAR);
    }

    @Benchmark
    public int onePassOfLevelZero() {
        return search(ModelAlgorithm.ALPHA_BETA_STAR_1P);
    }

    @Benchmark
    public int alphaBetaStarOfLevelOne() {
        return models(ModelAlgorithm.ALPHA_BETA_STAR, 1, 50);
    }
}
