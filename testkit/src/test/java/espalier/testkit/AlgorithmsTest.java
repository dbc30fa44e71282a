package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.driver.Hints;
import espalier.driver.Separation;
import espalier.game.Position;
import espalier.search.Algorithm;
import espalier.search.Observer;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Properties of every single algorithm. */
class AlgorithmsTest {
    private static final Pattern CLASS = Pattern.compile("\\b[A-Z]\\w*(\\.[A-Z]\\w*)?");

    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void theClassesItNamesExist(Algorithm algorithm) {
        Matcher names = CLASS.matcher(algorithm.parts());
        int found = 0;
        while (names.find()) {
            assertThat(exists("espalier.engine.procedure." + names.group())
                            || exists("espalier.driver." + names.group()))
                    .as(names.group())
                    .isTrue();
            found++;
        }
        assertThat(found).isPositive();
        assertThat(Algorithm.named(algorithm.label())).isEqualTo(algorithm);
    }

    private static boolean exists(String name) {
        try {
            Class.forName(name.replaceAll("\\.([A-Z]\\w*)\\.([A-Z])", ".$1\\$$2"));
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /** A search restores the position, even if the observer throws. */
    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void aThrowingObserverLeavesThePositionIntact(Algorithm algorithm) {
        UniformTree tree = new UniformTree(3, 5, 0, 9, 1);
        for (int leaves = 1; leaves <= 20; leaves++) {
            Search<UniformTree> search = Search.<UniformTree>with(algorithm)
                    .offer(Hints.of(tree).trained(Separation::linear))
                    .observer(new Thrower(leaves));
            assertThatThrownBy(() -> search.run(tree)).hasMessage("enough");
            assertThat(tree.key()).isZero();
            assertThat(tree.turn()).isZero();
        }
    }

    private static final class Thrower implements Observer {
        private int left;

        Thrower(int leaves) {
            left = leaves;
        }

        @Override
        public void leaf(Position<?> position, int[] path, int ply, int value) {
            if (--left == 0) {
                throw new IllegalStateException("enough");
            }
        }
    }
}
