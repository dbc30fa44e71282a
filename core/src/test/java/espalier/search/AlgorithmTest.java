package espalier.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.driver.AnalyticSeparation;
import espalier.driver.BestNode;
import espalier.driver.Driver;
import espalier.driver.FullWindow;
import espalier.driver.Hints;
import espalier.driver.Mtd;
import espalier.driver.Separation;
import espalier.observe.Counter;
import espalier.tree.UniformTree;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("mutation")
class AlgorithmTest {
    private final UniformTree tree = new UniformTree(6, 5, 0, 999, 3);

    @Test
    void thirtyFourAlgorithmsOfDifferentNames() {
        assertThat(Algorithm.table()).hasSize(34).extracting(Algorithm::label).doesNotHaveDuplicates();
    }

    /** Every constant is a row and every row a constant. */
    @Test
    void constantsAreTheTable() throws IllegalAccessException {
        List<Algorithm> constants = new ArrayList<>();
        for (Field field : Algorithm.class.getFields()) {
            if (field.getType() == Algorithm.class) {
                constants.add((Algorithm) field.get(null));
            }
        }
        assertThat(constants).containsExactlyInAnyOrderElementsOf(Algorithm.table());
    }

    /** {@code parts} names a factory method or a class of drivers, and a class of procedures. */
    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#table")
    void theDriverItNamesExists(Algorithm algorithm) throws ClassNotFoundException {
        assertThat(algorithm.parts()).contains(algorithm.procedure().className());
        String[] name = algorithm.driver().name().split("\\.", -1);
        Class<?> home = Class.forName("espalier.driver." + name[0]);
        if (name.length == 1) {
            assertThat(algorithm.driver()).isInstanceOf(home);
        } else {
            assertThat(algorithm.parts()).startsWith(algorithm.driver().name() + " over ");
            assertThat(home.getMethods())
                    .anyMatch(m -> m.getName().equals(name[1]) && Modifier.isStatic(m.getModifiers()));
        }
    }

    @Test
    void whatCannotBeDrivenIsRefused() {
        assertThatThrownBy(() -> Algorithm.of("x", Paper.NONE, Mtd.sss(), ProcedureKind.OPEN_LIST, Algorithm.Use.NONE))
                .hasMessageContaining("x: OpenList searches the whole tree itself");
        assertThatThrownBy(() ->
                        Algorithm.of("x", Paper.NONE, new FullWindow(), ProcedureKind.MINIMAX, Algorithm.Use.NEEDED))
                .hasMessageContaining("x: Minimax uses no memory");
        assertThatThrownBy(() -> Algorithm.named("nosuch")).hasMessageContaining("there are: minimax, alpha-beta,");
    }

    @Test
    void whatIsTheSameInGames() {
        assertThat(Algorithm.table().stream()
                        .filter(a -> a.sameInGames().isPresent())
                        .map(a -> a + " " + a.sameInGames().get()))
                .containsExactly(
                        "alpha-beta-memory alpha-beta",
                        "nega-scout-memory nega-scout",
                        "c-star-memory c-star",
                        "sss-2 ab-sss-star",
                        "dual-2 ab-dual-star",
                        "bns-memory bns",
                        "bns-statistical bns",
                        "bns-statistical-memory bns");
        assertThat(Algorithm.table().stream().filter(Algorithm::isTreesOnly))
                .containsExactly(
                        Algorithm.MINIMAX,
                        Algorithm.S_ALPHA_BETA,
                        Algorithm.SCOUT,
                        Algorithm.INFORMED_NEGA_SCOUT,
                        Algorithm.SSS_STAR,
                        Algorithm.DUAL_STAR,
                        Algorithm.REC_SSS_STAR,
                        Algorithm.SSS_2_DIMINISH,
                        Algorithm.BNS_ANALYTIC,
                        Algorithm.BNS_ANALYTIC_MEMORY);
    }

    private String counts(Algorithm algorithm) {
        return counts(algorithm, Hints.of(tree));
    }

    private String counts(Algorithm algorithm, Hints hints) {
        Counter counter = Counter.of(algorithm);
        Result result =
                Search.of(tree).by(algorithm).offer(hints).observer(counter).run();
        return result.index() + " " + result.passes() + " " + counter.nodeVisits() + " " + counter.leafEvaluations();
    }

    private String counts(Separation separation) {
        Driver driver = BestNode.with(separation, 0, 999);
        return counts(Algorithm.of("x", Paper.NONE, driver, ProcedureKind.ALPHA_BETA, Algorithm.Use.NONE));
    }

    /** Without any options: the variants are not plain BNS under another name. */
    @Test
    void bestNodeSearchCarriesItsSeparation() {
        assertThat(counts(Algorithm.BNS)).isEqualTo(counts(Separation.linear()));
        assertThat(counts(Algorithm.BNS_ANALYTIC))
                .isEqualTo(counts(new AnalyticSeparation(tree.shape())))
                .isNotEqualTo(counts(Algorithm.BNS));
        assertThatThrownBy(() -> counts(Algorithm.BNS_STATISTICAL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("training");
        Separation middle = (alpha, beta, count) -> (alpha + beta) / 2;
        assertThat(counts(Algorithm.BNS_STATISTICAL, Hints.of(tree).trained(() -> middle)))
                .isEqualTo(counts(middle))
                .isNotEqualTo(counts(Algorithm.BNS));
    }

    @Test
    void givenHintsAreUsed() {
        Hints hints = Hints.of(tree).guess(900);
        assertThat(counts(Algorithm.MTD_F, hints))
                .isEqualTo(counts(Algorithm.by(Mtd.from(900))))
                .isNotEqualTo(counts(Algorithm.MTD_F));
        assertThat(counts(Algorithm.MTD_F))
                .as("the middle of the range")
                .isEqualTo(counts(Algorithm.by(Mtd.from(499))));
        assertThat(counts(Algorithm.PVS, hints)).isEqualTo(counts(Algorithm.PVS));
    }

    @Test
    void aSearchOfNothing() {
        Search<UniformTree> search = Search.with(Algorithm.PVS);
        assertThatThrownBy(search::run).isInstanceOf(IllegalStateException.class);
    }
}
