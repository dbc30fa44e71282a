package espalier.lab.bestnode;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.experiment.Table;
import espalier.lab.experiment.Tiny;
import org.junit.jupiter.api.Test;

class BestNodeTest {
    @Test
    void statisticsRun() {
        assertThat(Tiny.outcome(new Tables1To3(), "trees", "50").exhibits()).hasSize(3);
        assertThat(Tiny.outcome(new Figures8To12(), "trees", "50").exhibits()).hasSize(6);
    }

    /** Where the paper's values cannot occur. */
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

    /** What independent measurements say must come out, on the paper's 1000 trees. */
    @Test
    void theModeIs31AndThirtySeparatesHalf() {
        assertThat(Tiny.outcome(new Tables1To3()).criteria())
                .filteredOn(c -> c.wanted().equals("most trees are worth 31")
                        || c.wanted().equals("X = 30 separates 509 of 1000 trees (440 to 540)"))
                .hasSize(2)
                .allMatch(Criterion::holds);
    }

    @Test
    void separationIsCounted() {
        Tables1To3 tables = new Tables1To3();
        Outcome outcome = tables.study(
                tables.parameters(Size.QUICK), Tiny.table(tables, "0 31 29", "1 30 31", "2 28 31", "3 33 20"));
        assertThat(outcome.criteria().get(0).holds()).isTrue();
        assertThat(outcome.criteria().get(3).measured()).isEqualTo("750");
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
                .extracting(Entrant::name)
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
