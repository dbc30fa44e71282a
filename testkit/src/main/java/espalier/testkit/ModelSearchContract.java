package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.ModelValue;
import espalier.game.Position;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Opponent-model search on a game: every algorithm against the definition, also with wrong estimates of the bounds. */
public abstract class ModelSearchContract<P extends Position<P>> {
    /** {@return the positions to search} */
    protected abstract Stream<P> positions();

    /** {@return functions for the models, f_0 first; they may be unrelated} */
    protected abstract List<ModelValue<P>> values();

    /** {@return the search depth; the definition visits every leaf} */
    protected int depth() {
        return 3;
    }

    @Test
    void allAlgorithmsAgreeWithTheDefinition() {
        positions().forEach(position -> {
            for (int level = 0; level < values().size(); level++) {
                Player<P> player = Player.chain(values().subList(0, level + 1));
                ModelReference reference = ModelReference.of(player, position, depth());
                for (ModelAlgorithm algorithm : ModelAlgorithm.values()) {
                    if (algorithm != ModelAlgorithm.ALPHA_BETA || level == 0) {
                        ModelResult result = ModelSearch.of(algorithm, player, reference.bounds(), depth())
                                .run(position);
                        assertThat(result.value()).as(algorithm.label()).hasValue(reference.value());
                        assertThat(result.index()).as(algorithm.label()).isEqualTo(reference.move());
                    }
                }
            }
        });
    }

    /**
     * Bounds of zero are wrong nearly everywhere, so the search meets leaves that break them. The answer is right if
     * the bounds that it rests on hold for the unvisited leaves too.
     */
    @Test
    void wrongEstimatesAreWidened() {
        Player<P> player = Player.chain(values());
        SumBounds zero = SumBounds.estimated(new int[player.level()]);
        int violations = 0;
        int wideEnough = 0;
        for (P position : positions().toList()) {
            ModelReference reference = ModelReference.of(player, position, depth());
            long key = position.key();
            for (ModelAlgorithm algorithm : ModelAlgorithm.values()) {
                if (algorithm.usesBounds()) {
                    ModelResult result =
                            ModelSearch.of(algorithm, player, zero, depth()).run(position);
                    assertThat(result.value()).as(algorithm.label()).isPresent();
                    assertThat(result.violations() > 0)
                            .isEqualTo(!result.bounds().equals(zero));
                    assertThat(position.key()).isEqualTo(key);
                    violations += result.violations();
                    if (holds(result.bounds(), reference.bounds())) {
                        wideEnough++;
                        assertThat(result.value()).as(algorithm.label()).hasValue(reference.value());
                        assertThat(result.index()).as(algorithm.label()).isEqualTo(reference.move());
                    }
                }
            }
        }
        assertThat(violations).isPositive();
        assertThat(wideEnough).isPositive();
    }

    private static boolean holds(SumBounds bounds, SumBounds tightest) {
        return IntStream.rangeClosed(1, tightest.level()).allMatch(j -> bounds.bound(j) >= tightest.bound(j));
    }
}
