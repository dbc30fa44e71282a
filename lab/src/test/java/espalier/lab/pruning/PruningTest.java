package espalier.lab.pruning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Size;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Tiny;
import espalier.lab.practice.Variant;
import espalier.play.Additions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PruningTest {
    static List<Experiment> experiments() {
        return Tiny.of("forward-pruning");
    }

    @ParameterizedTest
    @MethodSource("experiments")
    void runs(Experiment experiment) {
        Parameters parameters = Tiny.parameters(
                experiment,
                Map.of(
                        "depths", "loa:5",
                        "positions", "3",
                        "validation", "2",
                        "alone", "4",
                        "ms", "10",
                        "tempi", "100,200",
                        "deltas", "100,525",
                        "games", "4",
                        "nodes", "200",
                        "table", "12"));
        Table rows = Tiny.rows(experiment, parameters);
        assertThat(experiment.study(parameters, rows).exhibits()).isNotEmpty();
    }

    private static Findings table1(double alone, double beside) {
        Table1 experiment = new Table1();
        Parameters parameters = Tiny.parameters(experiment, Map.of("depths", "loa:7", "alone", "6"));
        return Tiny.madeUp(experiment, parameters, (variant, depth) -> {
            if (!variant.contains("and MC-A")) {
                return 1;
            }
            return variant.startsWith("no") ? alone : Math.pow(beside, depth);
        });
    }

    /** What was written after a look at results is undecided until fresh positions confirm it. */
    @Test
    void table1IsReproducedInPartWhereMcASavesMoreWithDepth() {
        Findings found = table1(0.98, 0.95);
        assertThat(found.verdict()).isEqualTo(Findings.Verdict.PARTLY);
        assertThat(found.criteria())
                .filteredOn(criterion -> criterion.kind() == Criterion.Kind.DIRECTION)
                .allMatch(Criterion::holds)
                .filteredOn(Criterion::seen)
                .singleElement()
                .extracting(Criterion::wanted)
                .asString()
                .contains("only null move");
    }

    @Test
    void table1IsNotWhereItSavesNothingOrTooMuchAlone() {
        assertThat(table1(0.8, 1).criteria())
                .filteredOn(criterion -> criterion.wanted().startsWith("MC-A"))
                .hasSizeGreaterThan(5)
                .noneMatch(Criterion::holds);
    }

    /** The expected results by means: MC-A alone saves nothing, with MC-C more at larger depths. */
    @Test
    void multiCutAtAllNodes() {
        Table1 experiment = new Table1();
        Parameters parameters =
                Tiny.parameters(experiment, Map.of("depths", "loa:6", "positions", "10", "alone", "5", "table", "16"));
        Counts counts = new Counts(Tiny.rows(experiment, parameters), 1, "visits", 1);
        assertThat(percent(counts, Table1.Beside.NOTHING, 5)).isBetween(95.0, 105.0);
        double shallow = percent(counts, Table1.Beside.MC_C, 4);
        double deep = percent(counts, Table1.Beside.MC_C, 6);
        assertThat(deep).isLessThan(shallow).isLessThan(100);
    }

    private static double percent(Counts counts, Table1.Beside beside, int depth) {
        Variant with = beside.with(Additions.REPAIRED);
        return counts.at(depth)
                .percent(with, beside.without(Additions.REPAIRED))
                .mean();
    }

    /** The tuning set has one of two positions; MC-A saves as much on it as on the other, and then does not. */
    @Test
    void table2WantsTheSetsToAgree() {
        Table2 experiment = new Table2();
        Parameters parameters =
                Tiny.parameters(experiment, Map.of("depths", "loa:5", "positions", "2", "validation", "2"));
        for (String other : List.of("80", "90")) {
            List<List<String>> rows = new ArrayList<>();
            for (int position = 0; position < 4; position++) {
                String number = Integer.toString(position);
                String visits = position < 2 ? "80" : other;
                rows.add(List.of("loa", number, "default", "5", "100", "100", "1", "0"));
                rows.add(List.of("loa", number, "MC-A", "5", visits, visits, "1", "0"));
            }
            Findings outcome = experiment.study(parameters, new Table(experiment.columns(), rows));
            assertThat(outcome.criteria()).extracting(Criterion::holds).containsExactly(true, other.equals("80"));
        }
    }

    /** The paper's rule changes a value, the repaired one does not. */
    @Test
    void safetyIsAskedOfThePrintedRuleToo() {
        Safety experiment = new Safety();
        Parameters parameters = Tiny.parameters(experiment, Map.of("depths", "loa:3", "positions", "2"));
        List<List<String>> rows = new ArrayList<>();
        for (Variant variant : experiment.variants(parameters)) {
            String value = variant.equals(Safety.PRINTED) ? "7" : "3";
            rows.add(List.of("loa", "0", variant.key(), "3", "1", "1", "1", value));
        }
        Findings outcome = experiment.study(parameters, new Table(experiment.columns(), rows));
        assertThat(outcome.criteria()).extracting(Criterion::holds).containsExactly(false, true);
    }

    @Test
    void badParametersAreToldApart() {
        Figure5 experiment = new Figure5();
        Parameters good = experiment.parameters(Size.QUICK);
        assertThatThrownBy(() -> experiment.jobs(good.with("ms", "2,4")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'ms'");
        assertThatThrownBy(() -> experiment.jobs(good.with("positions", "172")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("only 171");
        assertThatThrownBy(() -> experiment.jobs(good.with("depths", "loa")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'loa'");
        assertThatThrownBy(() -> experiment.jobs(good.with("table", "40")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'table'");
        Table3 match = new Table3();
        assertThatThrownBy(() -> match.jobs(match.parameters(Size.QUICK).with("games", "5")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'games' is 5, it must be even: openings are played twice");
    }
}
