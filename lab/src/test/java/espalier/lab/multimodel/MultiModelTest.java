package espalier.lab.multimodel;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.experiment.Tiny;
import org.junit.jupiter.api.Test;

class MultiModelTest {
    @Test
    void figuresRun() {
        assertThat(Tiny.outcome(new Figure13(), "widths", "3", "depths", "4", "trees", "3")
                        .exhibits())
                .hasSize(3);
        assertThat(Tiny.outcome(new Figure14(), "depths", "2,6,8", "trees", "3").exhibits())
                .hasSize(3);
        assertThat(Tiny.outcome(new Figure15(), "widths", "2,3", "trees", "3").exhibits())
                .hasSize(3);
    }

    /** Lemma 1 and the upper bound of lemma 2 hold; its lower bound does not. */
    @Test
    void lemmas() {
        Outcome outcome = Tiny.outcome(new Lemmas(), "widths", "2", "depths", "4", "levels", "2", "trees", "3");
        assertThat(outcome.criteria()).extracting(Criterion::holds).containsExactly(true, true, true, false);
        assertThat(outcome.criteria().get(3).measured()).endsWith("32 evaluations; printed bounds 64 and 64");
    }

    @Test
    void aWrongCountIsSeen() {
        Lemmas lemmas = new Lemmas();
        Outcome outcome =
                lemmas.study(lemmas.parameters(Size.QUICK), Tiny.table(lemmas, "2 3 1 0 16 16 15", "2 3 1 1 17 15 99"));
        assertThat(outcome.criteria()).extracting(Criterion::holds).containsExactly(false, false, false, true);
    }
}
