package espalier.lab.solution;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Size;
import espalier.lab.experiment.Tiny;
import espalier.tree.ExplicitTree;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SolutionTreesTest {
    static List<Experiment> ofTrees() {
        return List.of(
                NodeCounts.figure8(),
                NodeCounts.figure9(),
                GuessCurve.figure10(),
                NodeCounts.wideTrees(),
                NodeCounts.evenDepth(),
                GuessCurve.refutationWall());
    }

    @ParameterizedTest
    @MethodSource("ofTrees")
    void runs(Experiment experiment) {
        Findings outcome = Tiny.outcome(experiment, "width", "3", "depth", "4", "trees", "3", "percents", "20,100");
        assertThat(outcome.exhibits()).isNotEmpty();
        assertThat(outcome.criteria()).isNotEmpty();
    }

    @Test
    void theMinimumIsExpandedWhereTheOrderingIsPerfect() {
        assertThat(NodeCounts.minimalNodes(5, 9)).isEqualTo(6238);
        assertThat(Tiny.outcome(NodeCounts.figure9(), "depth", "5", "trees", "2", "percents", "20,100")
                        .criteria())
                .filteredOn(criterion -> criterion.wanted().startsWith("all expand the minimum of 242"))
                .hasSize(4)
                .allMatch(Criterion::holds);
    }

    @Test
    void perfectOrdering() {
        Findings outcome = Tiny.outcome(new PerfectOrdering(), "trees", "1");
        assertThat(outcome.criteria()).allMatch(criterion -> criterion.wanted().endsWith("expands 6238 nodes"));
        assertThat(outcome.verdict()).isEqualTo(Findings.Verdict.REPRODUCED);
        PerfectOrdering one = new PerfectOrdering();
        assertThat(one.study(
                                one.parameters(Size.QUICK),
                                Tiny.table(
                                        one,
                                        "REORDERED 0 5 alpha-beta 6238",
                                        "REORDERED 0 0 alpha-beta 7",
                                        "REORDERED 0 5 pvs 6239"))
                        .criteria())
                .extracting(Criterion::holds)
                .containsExactly(true, false);
    }

    @Test
    void figure7FindsTheSmallestTrees() {
        Findings outcome = Tiny.outcome(new Figure7(), "leaves", "5", "values", "2");
        assertThat(outcome.verdict()).isEqualTo(Findings.Verdict.REPRODUCED);
        assertThat(outcome.criteria().get(1).measured()).isEqualTo("smallest: [0 [[[1 0] 1] 0]]");
        assertThat(Tiny.outcome(new Figure7(), "leaves", "2", "values", "2").verdict())
                .isEqualTo(Findings.Verdict.NOT);
    }

    /** Schroeder's numbers. */
    @Test
    void allShapes() {
        assertThat(List.of(1, 2, 3, 4, 5, 6).stream().map(n -> Figure7.shapes(n).size()))
                .containsExactly(1, 1, 3, 11, 45, 197);
        assertThat(Figure7.shapes(3)).containsExactlyInAnyOrder("[0,0,0]", "[0,[0,0]]", "[[0,0],0]");
    }

    /** {@code [[3,1],[2,0]]} is worth 1: the lower bound 1 needs both leaves on the left, the upper bound needs all. */
    @Test
    void aNullWindowCallIsOneSearch() {
        ExplicitTree tree = ExplicitTree.parse("[[3,1],[2,0]]");
        assertThat(Candidate.nullWindow(tree, 1)).isEqualTo(4);
        assertThat(Candidate.nullWindow(tree, 2)).isEqualTo(7);
        assertThat(Candidate.nullWindow(tree, 4)).isEqualTo(5);
    }

    @Test
    void lessNeedsSignificance() {
        Table rows = Tiny.table(
                NodeCounts.figure8(),
                "REORDERED 20 0 SSS-2 100",
                "REORDERED 20 0 Dual-2 90",
                "REORDERED 20 1 SSS-2 110",
                "REORDERED 20 1 Dual-2 101",
                "REORDERED 20 2 SSS-2 120",
                "REORDERED 20 2 Dual-2 109");
        assertThat(NodeCounts.fewer(TreeKind.REORDERED, rows, NodeCounts.DUAL_2, NodeCounts.SSS_2)
                        .holds())
                .isTrue();
        assertThat(NodeCounts.fewer(TreeKind.REORDERED, rows, NodeCounts.SSS_2, NodeCounts.DUAL_2)
                        .holds())
                .isFalse();
        assertThat(NodeCounts.fewer(TreeKind.REORDERED, rows, NodeCounts.DUAL_2, NodeCounts.DUAL_2)
                        .holds())
                .isFalse();
        assertThat(NodeCounts.dualBest(TreeKind.REORDERED, rows)).hasSize(2).allMatch(Criterion::holds);
        assertThat(NodeCounts.evenDepth().criteria(TreeKind.REORDERED, rows)).noneMatch(Criterion::holds);
    }

    @Test
    void bestAtTheWorstOrderingIsNotBestEverywhere() {
        Table rows = Tiny.table(
                NodeCounts.figure8(),
                "REORDERED 20 0 PVS 100",
                "REORDERED 20 0 Dual-2 90",
                "REORDERED 80 0 PVS 70",
                "REORDERED 80 0 Dual-2 75",
                "REORDERED 100 0 PVS 50",
                "REORDERED 100 0 Dual-2 50");
        assertThat(NodeCounts.dualBest(TreeKind.REORDERED, rows))
                .extracting(Criterion::measured)
                .containsExactly("Dual-2 is best", "but PVS at 80 %");
    }

    /** A root of 975 is far from 0 and near 999. */
    @Test
    void figure10GuessesTheEndsOfTheRange() {
        Table rows = Tiny.rows(GuessCurve.figure10(), "depth", "4", "trees", "20", "percents", "20", "offsets", "0,24");
        Table last = rows.where("set", TreeKind.TOP_DOWN_EVEN).where("seed", 19);
        assertThat(last.distinct("offset")).containsExactly("0", "24", "guess-0", "guess-999");
        assertThat(last.where("offset", "guess-999").numbers("nodes"))
                .isEqualTo(last.where("offset", "24").numbers("nodes"));
        assertThat(GuessCurve.curve(last).distinct("offset")).containsExactly("0", "24");
    }

    @Test
    void whatWasNotRunIsSaid() {
        assertThat(Tiny.outcome(NodeCounts.figure8(), "depth", "3", "trees", "2", "percents", "50,60")
                        .criteria())
                .extracting(Criterion::measured)
                .containsOnly("not run");
        for (NodeCounts counts : List.of(NodeCounts.figure9(), NodeCounts.wideTrees(), NodeCounts.evenDepth())) {
            assertThat(Tiny.outcome(counts, "width", "3", "depth", "3", "trees", "2", "percents", "50")
                            .criteria())
                    .noneMatch(Criterion::holds);
        }
        for (GuessCurve curve : List.of(GuessCurve.figure10(), GuessCurve.refutationWall())) {
            assertThat(Tiny.outcome(curve, "depth", "3", "trees", "2", "percents", "100")
                            .criteria())
                    .extracting(Criterion::measured)
                    .containsOnly("not run");
        }
    }

    /** Results of independent measurements: width 5, depth 9, top-down, roots 25, 75, ..., 975. */
    @Test
    void theOrderOfTheAlgorithms() {
        NodeCounts figure = NodeCounts.figure8();
        Parameters parameters =
                figure.parameters(Size.PAPER).with("percents", "20,100").with("trees", "40");
        Table rows = Tiny.first(40, figure, parameters);
        assertThat(rows.distinct("set")).containsExactly("TOP_DOWN_EVEN");
        assertThat(rows.where("percent", 100).distinct("nodes")).containsExactly("6238");
        Table worst = rows.where("percent", 20);
        List<Double> means = List.of("Dual-2", "SSS-2", "PVS", "Alpha-beta").stream()
                .map(name -> worst.where("algorithm", name).mean("nodes"))
                .toList();
        assertThat(means).isSorted();
        assertThat(means.get(3) / means.get(0)).isBetween(1.5, 2.5);
    }

    @Test
    void theCurveOfGuesses() {
        GuessCurve figure = GuessCurve.figure10();
        Parameters parameters = figure.parameters(Size.QUICK)
                .with("percents", "20,60")
                .with("offsets", "-100,0,100")
                .with("trees", "100"); // with 20 the difference of 0 and 999 is within its interval
        assertThat(figure.criteria("", Tiny.first(100, figure, parameters))).allMatch(Criterion::holds);
    }

    /** An insignificant difference of 90 and 110 proves nothing; 99 and 101 differ by less than the margin. */
    @Test
    void evenDepthWantsMoreThanALackOfSignificance() {
        for (int half : new int[] {10, 1}) {
            Table rows = Tiny.table(
                    NodeCounts.evenDepth(),
                    "REORDERED 20 0 SSS-2 100",
                    "REORDERED 20 0 Dual-2 " + (100 - half),
                    "REORDERED 20 1 SSS-2 100",
                    "REORDERED 20 1 Dual-2 " + (100 + half),
                    "REORDERED 20 2 SSS-2 100",
                    "REORDERED 20 2 Dual-2 100");
            assertThat(NodeCounts.evenDepth().criteria(TreeKind.REORDERED, rows))
                    .extracting(Criterion::holds)
                    .containsExactly(half == 1);
        }
    }

    @Test
    void figure10WantsItsMinimumAtTheGameValue() {
        GuessCurve figure = GuessCurve.figure10();
        Table rows = Tiny.table(
                figure,
                "REORDERED 20 0 -504 90",
                "REORDERED 20 0 0 40",
                "REORDERED 20 0 495 70",
                "REORDERED 20 0 guess-0 39",
                "REORDERED 20 0 guess-999 70",
                "REORDERED 20 1 -504 95",
                "REORDERED 20 1 0 45",
                "REORDERED 20 1 495 76",
                "REORDERED 20 1 guess-0 44",
                "REORDERED 20 1 guess-999 76");
        // One ordering cannot show that the gain is less in ordered trees.
        assertThat(figure.criteria("here", rows))
                .filteredOn(criterion -> !criterion.measured().equals("not run"))
                .hasSize(2)
                .allMatch(Criterion::holds);
        assertThat(GuessCurve.refutationWall().criteria("here", rows)).noneMatch(Criterion::holds);
    }
}
