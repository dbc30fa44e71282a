package espalier.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.games.files.Resource;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every line of the first page takes its numbers from registered criteria. */
class FirstPageTest {
    /** Lines of the register: the experiment and the words. */
    private static List<String> registered() {
        List<String> all = new ArrayList<>();
        String experiment = "";
        for (String line :
                Resource.text(Experiment.class, "criteria.txt").lines().toList()) {
            if (line.startsWith("[")) {
                experiment = line.substring(1, line.length() - 1);
            } else if (line.matches("(direction|size|control): .*")) {
                all.add(experiment + " " + line.substring(line.indexOf(": ") + 2));
            }
        }
        return all;
    }

    @Test
    void linesNameCriteria() {
        List<String> registered = registered();
        for (Summary summary : Summary.ALL) {
            if (summary.criterion().equals(Summary.REMARK)) {
                continue;
            }
            assertThat(registered)
                    .as("%s: %s", summary.experiment(), summary.criterion())
                    .anyMatch(line -> begins(line, summary.experiment() + " " + summary.criterion()));
        }
    }

    /** Whether words with gaps may begin so. */
    private static boolean begins(String words, String beginning) {
        Matcher matcher = Pattern.compile(Arrays.stream(words.split("\\{}", -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining(".+")))
                .matcher(beginning);
        return matcher.matches() || matcher.hitEnd();
    }

    @Test
    void everyExperimentWithAClaimHasALine() {
        List<String> registered = registered();
        assertThat(Experiments.all().stream()
                        .map(Experiment::name)
                        .filter(name -> registered.stream().anyMatch(line -> line.startsWith(name + " "))))
                .allMatch(name -> Summary.ALL.stream()
                        .anyMatch(summary -> summary.experiment().equals(name)));
    }
}
