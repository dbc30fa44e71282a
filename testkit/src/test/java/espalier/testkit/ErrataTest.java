package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Algorithm;
import espalier.search.Result;
import espalier.search.Search;
import espalier.testkit.Errata.Erratum;
import espalier.testkit.PrintedForms.Bns;
import espalier.testkit.PrintedForms.Diminish;
import espalier.testkit.PrintedForms.Table;
import espalier.testkit.PrintedForms.Visits;
import espalier.testkit.PrintedForms.Window;
import espalier.tree.ExplicitTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every failing reading has a tree that shows it; on that tree the right form is right. The page says the same. */
class ErrataTest {
    static final List<Erratum> ERRATA = Errata.ALL;

    @ParameterizedTest
    @FieldSource("ERRATA")
    void theExampleShowsIt(Erratum erratum) {
        ExplicitTree tree = ExplicitTree.parse(erratum.example());
        assertThat(erratum.shows().test(tree)).as(erratum.example()).isTrue();
        // Ours is right there; the laws check it for every algorithm.
        new TreeLaws().check(tree);
    }

    /** The enumeration finds nothing larger than the examples; the page gives its trees, each beside whose reading it is. */
    @Test
    void smallestExamples() throws IOException {
        Map<Erratum, ExplicitTree> smallest = SmallestErrata.ofNodes(8);
        assertThat(smallest.keySet()).containsAll(ERRATA);
        List<String> page = Files.readAllLines(Path.of("..", "docs", "ERRATA.md"));
        smallest.forEach((erratum, tree) -> assertThat(page)
                .filteredOn(line -> line.startsWith("| " + erratum + " | " + erratum.kind().words + " |"))
                .singleElement()
                .asString()
                .contains("`" + tree + "`"));
        smallest.forEach((erratum, tree) -> assertThat(tree.leaves())
                .as(erratum + " on " + tree)
                .isLessThanOrEqualTo(ExplicitTree.parse(erratum.example()).leaves()));
    }

    /** Otherwise an example might show a mistake of ours. */
    @Test
    void repairedFormsAreRight() {
        Counterexample.none(RandomTrees.trees(1000, 3), tree -> {
            OptionalInt value = OptionalInt.of(Node.of(tree).minimax());
            assertThat(PrintedForms.sss2(Node.of(tree), Diminish.REPAIRED)).isEqualTo(value);
            assertThat(PrintedForms.sss0(Node.of(tree), 0, Window.AROUND)).isEqualTo(value);
            assertThat(PrintedForms.sss4(Node.of(tree), 2, Window.AROUND, false))
                    .isEqualTo(value);
            assertThat(PrintedForms.sssB(Node.of(tree), tree.low(), tree.high(), Window.AROUND))
                    .isEqualTo(value);
            assertThat(PrintedForms.abSss(Node.of(tree), Table.REPAIRED, new Visits()))
                    .isEqualTo(value);
            assertThat(PrintedForms.mtd(Node.of(tree), 0, false)).isEqualTo(value);
            Node root = Node.of(tree);
            int move = PrintedForms.bns(root, tree.low(), tree.high(), Bns.REPAIRED)
                    .orElseThrow();
            assertThat(root.children.get(move).minimax()).isEqualTo(value.getAsInt());
        });
    }

    @Test
    void diminishReturnsMinusSixteen() {
        ExplicitTree tree = ExplicitTree.parse("[[-18,[-16]]]");
        assertThat(PrintedForms.sss2(Node.of(tree), Diminish.MIN_AS_PRINTED)).hasValue(-16);
        assertThat(run(tree, Algorithm.SSS_2_DIMINISH).value()).hasValue(-18);
    }

    @Test
    void diminishNeverEnds() {
        ExplicitTree tree = ExplicitTree.parse("[[[0],[2]]]");
        assertThat(PrintedForms.sss2(Node.of(tree), Diminish.MIN_AS_PRINTED)).isEmpty();
        assertThat(run(tree, Algorithm.SSS_2_DIMINISH).value()).hasValue(0);
    }

    @Test
    void maxsearchEvaluatesLess() {
        ExplicitTree tree = ExplicitTree.parse("[[0,1],0]");
        assertThat(Errata.leaves(tree, Algorithm.SSS_STAR)).containsExactly(0, 2, 1);
        assertThat(Errata.leaves(tree, Algorithm.SSS_2_DIMINISH)).containsExactly(0, 2, 1);
        assertThat(Errata.leaves(tree, Algorithm.SSS_2)).containsExactly(0, 2);
    }

    @Test
    void raisedAlphaGivesTwo() {
        ExplicitTree tree = ExplicitTree.parse("[[2,1]]");
        assertThat(PrintedForms.abSss(Node.of(tree), Table.RAISED_ALPHA, new Visits()))
                .hasValue(2);
        assertThat(run(tree, Algorithm.AB_SSS_STAR).value()).hasValue(1);
    }

    @Test
    void theLastMoveIsNotTheBest() {
        ExplicitTree tree = ExplicitTree.parse("[1,0]");
        assertThat(PrintedForms.bns(Node.of(tree), 0, 1, Bns.BETA_AT_HIGH)).hasValue(1);
        assertThat(PrintedForms.bns(Node.of(ExplicitTree.parse("[10,9]")), 0, 10, Bns.BETA_AT_HIGH))
                .hasValue(1);
        assertThat(run(tree, Algorithm.BNS).index()).isZero();
    }

    @Test
    void roundingToNearestNeverEnds() {
        ExplicitTree tree = ExplicitTree.parse("[2,1,1,2]");
        assertThat(PrintedForms.bns(Node.of(tree), 1, 2, Bns.ROUND_TO_NEAREST)).isEmpty();
        assertThat(run(tree, Algorithm.BNS).index()).isIn(0, 3);
    }

    private static Result run(ExplicitTree tree, Algorithm algorithm) {
        return Search.<ExplicitTree>with(algorithm).run(tree);
    }
}
