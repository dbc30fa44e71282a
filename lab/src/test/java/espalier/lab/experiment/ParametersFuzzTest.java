package espalier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.jobs.Parameters;
import espalier.testkit.Fuzz;
import org.junit.jupiter.api.Test;

/** Damaged parameters: read, or refused before anything runs. */
class ParametersFuzzTest {
    @Test
    void parameters() {
        Fuzz.of("trees=20 depth=9", "trees=1000..1999 percents=20,40,100 games=chess:3,othello:4", "depth=-1")
                .texts(text -> {
                    Parameters read = Parameters.parse(text);
                    assertThat(Parameters.parse(read.toString())).isEqualTo(read);
                    assertThat(read.with("trees", "5").integer("trees", 1)).isEqualTo(5);
                    if (read.values().containsKey("percents")) {
                        assertThat(read.integers("percents", 0, 100))
                                .isNotEmpty()
                                .doesNotHaveDuplicates();
                    }
                    if (read.values().containsKey("games")) {
                        assertThat(read.texts("games")).isNotEmpty().doesNotHaveDuplicates();
                    }
                    assertThat(read.range("trees", 1).count()).isPositive();
                    assertThat(read.integer("depth", 1)).isPositive();
                });
    }

    /** The first word names the experiment. */
    @Test
    void experiments() {
        String[] seeds = Experiments.all().stream()
                .map(experiment -> experiment.name() + " " + experiment.parameters(Size.QUICK))
                .toArray(String[]::new);
        Fuzz.of(seeds).texts(text -> {
            String[] words = text.split(" ", 2);
            Experiments.named(words[0])
                    .filter(experiment -> words.length > 1)
                    .ifPresent(experiment -> assertThat(experiment
                                    .jobs(experiment.parameters(Size.QUICK).and(words[1]))
                                    .count())
                            .isPositive());
        });
    }
}
