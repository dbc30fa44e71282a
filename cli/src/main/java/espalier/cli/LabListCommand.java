package espalier.cli;

import espalier.jobs.Parameters;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Size;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code espalier lab list}. */
@Command(
        name = "list",
        description = "Lists the experiments: paper, figure or table, claim, size and approximate duration.",
        sortOptions = false)
final class LabListCommand extends Action {
    @picocli.CommandLine.Parameters(
            paramLabel = "NAME",
            arity = "0..*",
            description = "Only these experiments, or those of these papers; also explains their parameters.")
    private List<String> names = new ArrayList<>();

    @Mixin
    private JsonOption output = new JsonOption();

    @Override
    public Integer call() {
        List<Experiment> wanted = LabCommand.named(names.isEmpty() ? List.of("all") : names);
        for (Experiment experiment : wanted) {
            console.out().print(output.json() ? object(experiment) + "\n" : words(experiment));
        }
        if (!output.json() && !names.isEmpty()) {
            console.out().print(meanings(wanted));
        }
        return 0;
    }

    private static String words(Experiment experiment) {
        StringBuilder text = new StringBuilder(experiment.name())
                .append("\n    ")
                .append(experiment.paper())
                .append(", ")
                .append(experiment.shows())
                .append(": ")
                .append(experiment.claim())
                .append('\n');
        for (Size size : Size.values()) {
            Parameters parameters = experiment.parameters(size);
            text.append(String.format(
                    Locale.ROOT,
                    "    %-5s %s: %,d jobs, about %s%n",
                    size.name().toLowerCase(Locale.ROOT),
                    parameters,
                    experiment.jobs(parameters).count(),
                    experiment.duration(size)));
        }
        return text.toString();
    }

    /** What their parameters mean, each once. */
    private static String meanings(List<Experiment> experiments) {
        Map<String, String> meanings = new LinkedHashMap<>();
        for (Experiment experiment : experiments) {
            meanings(experiment).forEach(meanings::putIfAbsent);
        }
        StringBuilder text = new StringBuilder("\nParameters, each an option of 'espalier lab run':\n");
        meanings.forEach((name, meaning) -> text.append(String.format(Locale.ROOT, "    --%-13s%s%n", name, meaning)));
        return text.toString();
    }

    /**
     * @param sizes by name; a size has the same name as the paper's property
     */
    private record Described(
            String name,
            String paper,
            String shows,
            String claim,
            Map<String, Planned> sizes,
            Map<String, String> meanings) {}

    private record Planned(int jobs, String duration, Map<String, String> parameters) {}

    private static String object(Experiment experiment) {
        Map<String, Planned> sizes = new LinkedHashMap<>();
        for (Size size : Size.values()) {
            Parameters parameters = experiment.parameters(size);
            int jobs = experiment.jobs(parameters).count();
            sizes.put(
                    size.name().toLowerCase(Locale.ROOT),
                    new Planned(jobs, experiment.duration(size), parameters.values()));
        }
        return Json.of(new Described(
                experiment.name(),
                experiment.paper(),
                experiment.shows(),
                experiment.claim(),
                sizes,
                meanings(experiment)));
    }

    private static Map<String, String> meanings(Experiment experiment) {
        Map<String, String> meanings = new LinkedHashMap<>();
        experiment
                .parameters(Size.PAPER)
                .values()
                .keySet()
                .forEach(name -> meanings.put(name, experiment.meaning(name)));
        return meanings;
    }
}
