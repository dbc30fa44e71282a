package espalier.lab.multimodel;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.experiment.Size;
import espalier.lab.experiment.Tiny;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MultiModelTest {
    @Test
    void figuresRun() {
        assertThat(Tiny.outcome(BranchingFactors.figure13(), "widths", "3", "depths", "4", "trees", "3")
                        .exhibits())
                .hasSize(3);
        assertThat(Tiny.outcome(BranchingFactors.figure14(), "depths", "2,6,8", "trees", "3")
                        .exhibits())
                .hasSize(3);
        assertThat(Tiny.outcome(BranchingFactors.figure15(), "widths", "2,3", "trees", "3")
                        .exhibits())
                .hasSize(3);
    }

    @Test
    void equalTimeRuns() {
        Findings found = Tiny.outcome(new EqualTime(), "openings", "2", "milliseconds", "1");
        assertThat(found.criteria()).hasSize(2);
        assertThat(found.remark()).contains("where Total weighs -10", "where Total weighs -150");
    }

    @Test
    void whatWasNotRunIsSaid() {
        assertThat(Tiny.outcome(BranchingFactors.figure14(), "depths", "2,4", "trees", "3")
                        .criteria())
                .filteredOn(c -> c.wanted().contains("gap"))
                .extracting(Criterion::measured)
                .containsOnly("not run");
        assertThat(Tiny.outcome(BranchingFactors.figure14(), "depths", "6,7", "trees", "3", "bounds", "0")
                        .criteria())
                .extracting(Criterion::measured)
                .containsOnly("not run");
        assertThat(Tiny.outcome(BranchingFactors.figure15(), "widths", "2,3", "levels", "1", "trees", "3")
                        .criteria()
                        .get(0)
                        .measured())
                .isEqualTo("not run");
        assertThat(Tiny.outcome(BranchingFactors.figure13(), "depths", "3", "levels", "0", "trees", "3")
                        .criteria())
                .noneMatch(Criterion::holds);
    }

    /** 3.25 and 3.60 in the paper; its width and depth. */
    @Test
    void branchingFactorsOfThePaper() {
        assertThat(Tiny.outcome(BranchingFactors.figure13(), "levels", "1,2", "bounds", "100", "trees", "6")
                        .criteria())
                .filteredOn(c -> c.wanted().contains("and 100 %: "))
                .extracting(c -> Double.parseDouble(c.measured().split(" ", -1)[0]))
                .satisfiesExactly(
                        one -> assertThat(one).isBetween(3.2, 3.28),
                        two -> assertThat(two).isBetween(3.57, 3.65));
    }

    @Test
    void checkersRuns() {
        assertThat(Tiny.outcome(new Figure17(), "games", "2", "depths", "2,3").exhibits())
                .hasSize(2);
        Findings table = Tiny.outcome(new Table1(), "openings", "2", "evaluations", "100");
        assertThat(table.exhibits()).hasSize(3);
        Findings weights =
                Tiny.outcome(new WeightOfTotal(), "openings", "2", "evaluations", "50,100", "totals", "-10,-300");
        assertThat(weights.exhibits()).hasSize(3);
        assertThat(weights.criteria()).hasSize(8);
        Findings others = Tiny.outcome(new OtherModels(), "matches", "2", "openings", "1", "evaluations", "100");
        assertThat(others.remark())
                .contains("that learns them ", "that knows the weights ", "that expects wrong weights ", "strength 4");
    }

    /** Points of two openings: more than 1 certainly, possibly, and not. That it searches less deeply does not help. */
    @Test
    void table1IsReproducedOnlyByMoreThanOnePoint() {
        Table1 table = new Table1();
        Map<String, Judgement> expected = Map.of(
                "1.50 1.51", Judgement.HOLDS, "0.5 1.6", Judgement.UNDECIDED, "0.59 0.6", Judgement.CONTRADICTED);
        expected.forEach((points, judgement) -> {
            List<List<String>> rows = new ArrayList<>();
            for (String player : List.of("alpha-beta*", "control: alpha-beta at its depth")) {
                for (String opening : points.split(" ", -1)) {
                    rows.add(List.of("100", player, "0", "1", "0", "1", opening, "3", "4"));
                }
            }
            Findings outcome = table.study(table.parameters(Size.QUICK), new Table(table.columns(), rows));
            assertThat(outcome.criteria())
                    .extracting(Criterion::judgement)
                    .containsExactly(
                            judgement,
                            judgement == Judgement.UNDECIDED ? judgement : Judgement.CONTRADICTED, // the paper's 1.030
                            Judgement.HOLDS);
            assertThat(outcome.verdict())
                    .isEqualTo(
                            switch (judgement) {
                                case HOLDS -> Findings.Verdict.IN_DIRECTION;
                                case CONTRADICTED -> Findings.Verdict.NOT;
                                case UNDECIDED -> Findings.Verdict.UNDECIDED;
                            });
        });
    }

    /** Points of 1.5 are a score of 3/4. */
    @Test
    void matchesAreRated() {
        Table rows = Tiny.table(new Table1(), "100 star 0 2 1 1 1.5 3 4", "100 star 1 2 1 1 1.5 3 4");
        assertThat(MatchTable.numbers("", rows).rows())
                .containsExactly(List.of(
                        "star", "100", "4", "2", "2", "1.500 \u00b1 0.000", "+191 (+191 to +191)", "3.00", "4.00"));
        Table wide = Tiny.table(new Table1(), "100 star 0 2 0 0 2 3 4", "100 star 1 0 2 0 1 3 4");
        assertThat(MatchTable.numbers("", wide).rows().get(0)).contains("+191 (-Infinity to +Infinity)");
    }

    /** Lemma 1 and the upper bound of lemma 2 hold; its lower bound does not. */
    @Test
    void lemmas() {
        Findings outcome = Tiny.outcome(new Lemmas(), "widths", "2", "depths", "4", "levels", "2", "trees", "3");
        assertThat(outcome.criteria()).extracting(Criterion::holds).containsExactly(true, true, true, false);
        assertThat(outcome.criteria().get(3).measured()).endsWith("32 evaluations; printed bounds 64 and 64");
    }

    @Test
    void aWrongCountIsSeen() {
        Lemmas lemmas = new Lemmas();
        Findings outcome =
                lemmas.study(lemmas.parameters(Size.QUICK), Tiny.table(lemmas, "2 3 1 0 16 16 15", "2 3 1 1 17 15 99"));
        assertThat(outcome.criteria()).extracting(Criterion::holds).containsExactly(false, false, false, true);
    }
}
