package espalier.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.search.Algorithm;
import espalier.search.Observer;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An algorithm uses a hint if another one leads to other windows. */
@Tag("mutation")
class HintTest {
    static List<Algorithm> algorithms() {
        return Algorithm.table();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void hintsAreUsedAsTheDriverSays(Algorithm algorithm) {
        for (Hint hint : Hint.values()) {
            boolean used = false;
            for (int seed = 1; seed <= 10; seed++) {
                UniformTree tree = new UniformTree(3, 3, 0, 99, seed);
                Hints usual = Hints.of(tree).trained(Separation::linear);
                used |= !windows(algorithm, tree, usual).equals(windows(algorithm, tree, other(hint, usual)));
            }
            assertThat(algorithm.driver().uses().contains(hint))
                    .as(algorithm + " uses " + hint)
                    .isEqualTo(used);
        }
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void whatADriverDoesNotHaveCannotBeGivenToIt(Algorithm algorithm) {
        UniformTree tree = new UniformTree(3, 3, 0, 99, 1);
        Search<UniformTree> search = Search.with(algorithm);
        assertThat(search.hints(Hints.of(tree)).hints())
                .as("its shape, which all may know")
                .isEqualTo(Hints.of(tree));
        for (Hint hint : EnumSet.complementOf(EnumSet.of(Hint.RANGE))) {
            Hints given = other(hint, Hints.of(tree));
            assertThat(given.given()).containsExactly(hint);
            if (algorithm.driver().uses().contains(hint)) {
                assertThat(search.hints(given).hints()).isEqualTo(given);
            } else {
                assertThatThrownBy(() -> search.hints(given))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessage("algorithm '" + algorithm + "' takes no "
                                + hint.name().toLowerCase(Locale.ROOT));
            }
        }
    }

    private static Hints other(Hint hint, Hints usual) {
        return switch (hint) {
            case GUESS -> usual.guess(11);
            case STEP -> usual.step(7);
            case DELTA -> usual.delta(3);
            case RANGE -> usual.range(-50, 120).guess(usual.guess());
            case TRAINING -> usual.trained(() -> (alpha, beta, count) -> beta - 1);
        };
    }

    private static List<List<Integer>> windows(Algorithm algorithm, UniformTree tree, Hints hints) {
        List<List<Integer>> windows = new ArrayList<>();
        Search.<UniformTree>with(algorithm)
                .offer(hints)
                .observer(new Observer() {
                    @Override
                    public void pass(int number, int alpha, int beta) {
                        windows.add(List.of(alpha, beta));
                    }
                })
                .run(tree);
        return windows;
    }
}
