package espalier.lab.bestnode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Size;
import espalier.lab.experiment.Tiny;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BestNodeTest {
    @Test
    void statisticsRun() {
        assertThat(Tiny.outcome(new Tables1To3(), "trees", "50").exhibits()).hasSize(3);
        assertThat(Tiny.outcome(new Figures8To12(), "trees", "50").exhibits()).hasSize(6);
    }

    /** Ranges in which the paper's values cannot occur. */
    @Test
    void statisticsOfOtherRangesRun() {
        assertThat(Tiny.outcome(new Tables1To3(), "trees", "5", "high", "20").criteria())
                .noneMatch(Criterion::holds);
        for (String high : new String[] {"2", "30"}) {
            assertThat(Tiny.outcome(new Figures8To12(), "trees", "5", "high", high)
                            .exhibits())
                    .hasSize(6);
        }
    }

    /** Results of independent measurements, on the paper's 1000 trees. */
    @Test
    void theModeIs31AndThirtySeparatesHalf() {
        assertThat(Tiny.outcome(new Tables1To3()).criteria())
                .filteredOn(c -> c.wanted().equals("most trees are worth 31")
                        || c.wanted().equals("X = 30 separates 509 of 1000 trees (440 to 540)"))
                .hasSize(2)
                .allMatch(Criterion::holds);
    }

    /** The statements of the paper's text about its tables. */
    @Test
    void thePapersTables() {
        assertThat(Tables1To3.printedBest(31)).isEqualTo(252);
        assertThat(Tables1To3.printedPair(29, 31)).isEqualTo(78);
        assertThat(Tables1To3.printedSeparatedBy(30)).isEqualTo(509);
        assertThat(IntStream.rangeClosed(0, 80).map(Tables1To3::printedBest).sum())
                .isEqualTo(1000);
    }

    /** The paper's digits, for comparison with ours. */
    @Test
    void table4() {
        Exhibit.Numbers table = (Exhibit.Numbers)
                Tiny.outcome(new Figures8To12(), "trees", "5").exhibits().get(0);
        assertThat(table.rows()).hasSize(8);
        for (int i = 0; i < 8; i += 2) {
            for (int column = 2; column < 6; column++) {
                assertThat(Double.parseDouble(table.rows().get(i).get(column)))
                        .isCloseTo(Double.parseDouble(table.rows().get(i + 1).get(column)), within(1.1e-8));
            }
        }
    }

    @Test
    void figures15To22AreAboutThePapersGuess() {
        assertThat(Tiny.outcome(new Figures15To22(), "shapes", "2x4", "trees", "3")
                        .criteria())
                .extracting(Criterion::wanted)
                .filteredOn(wanted -> wanted.startsWith("BNS+TT"))
                .allMatch(wanted ->
                        wanted.contains("0..800") ? wanted.contains("MTD(modal)") : wanted.contains("MTD(31)"))
                .hasSize(4);
    }

    /** A smaller mean is not enough. */
    @Test
    void leastIsSignificant() {
        Figures15To22 figures = new Figures15To22();
        for (String second : new String[] {"8 8 8", "13 13 13"}) {
            Table rows = Tiny.table(
                    figures,
                    "80 2x4 2 0 BNS 10 10 10",
                    "80 2x4 2 0 PVS 20 20 20",
                    "80 2x4 2 1 BNS 10 10 10",
                    "80 2x4 2 1 PVS " + second);
            assertThat(Figures15To22.least("", rows, Cost.LEAVES, List.of(Entrant.BNS, Entrant.PVS), Entrant.BNS)
                            .holds())
                    .isFalse();
        }
        Table rows = Tiny.table(
                figures,
                "80 2x4 2 0 BNS 10 10 10",
                "80 2x4 2 0 PVS 20 20 20",
                "80 2x4 2 1 BNS 10 10 10",
                "80 2x4 2 1 PVS 20 20 20");
        assertThat(Figures15To22.least("", rows, Cost.LEAVES, List.of(Entrant.BNS, Entrant.PVS), Entrant.BNS)
                        .holds())
                .isTrue();
    }

    @Test
    void separationIsCounted() {
        Tables1To3 tables = new Tables1To3();
        Findings outcome = tables.study(
                tables.parameters(Size.QUICK), Tiny.table(tables, "0 31 29", "1 30 31", "2 28 31", "3 33 20"));
        assertThat(outcome.criteria().get(0).holds()).isTrue();
        assertThat(outcome.criteria().get(3).measured()).isEqualTo("750 \u00b1 424");
        assertThat(outcome.criteria().get(3).holds()).isFalse();
    }

    @Test
    void comparisonsRun() {
        String[] small = {"shapes", "2x4,3x3", "trees", "3"};
        assertThat(Tiny.outcome(new Figures13And14(), small).exhibits()).hasSize(5);
        assertThat(Tiny.outcome(new Figures15To22(), small).exhibits()).hasSize(2 * (4 + 2));
    }

    @Test
    void theModeOfThePaper() {
        assertThat(Shape.parse("2x14", 80).mode()).isEqualTo(31);
    }

    @Test
    void moreThanTenAlgorithms() {
        assertThat(Entrant.all())
                .extracting(Entrant::key)
                .doesNotHaveDuplicates()
                .hasSizeGreaterThan(10);
    }

    @Test
    void costsAreComparedByTheirMeans() {
        Figures13And14 figures = new Figures13And14();
        Table rows = Tiny.table(
                figures, "2x4 2 0 BNS 10 20 30", "2x4 2 0 MTD 20 20 20", "2x4 2 1 BNS 8 20 30", "2x4 2 1 MTD 16 20 20");
        assertThat(Cost.LEAVES.percent(rows, "BNS", "MTD").mean()).isEqualTo(50);
        assertThat(Cost.LEAF_VISITS.percent(rows, "BNS", "MTD").mean()).isEqualTo(100);
        assertThat(Cost.VISITS.percent(rows, "BNS", "MTD").mean()).isEqualTo(150);
    }
}
