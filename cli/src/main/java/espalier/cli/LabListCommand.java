package espalier.cli;

import espalier.game.Text;
import espalier.jobs.Parameters;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Size;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;

/** {@code espalier lab list}. */
@Command(
        name = "list",
        description = "Lists the experiments: paper, figure or table, claim, size and approximate duration.",
        footer = {
            "",
            "Examples:",
            "  espalier lab list",
            "  espalier lab list best-node                  some of them, with their parameters explained",
            "  espalier lab list solution-trees --json"
        })
final class LabListCommand extends Reporting {
    @picocli.CommandLine.Parameters(
            paramLabel = "NAME",
            arity = "0..*",
            description = "Only these experiments, or those of these papers; also explains their parameters.")
    private List<String> names = new ArrayList<>();

    @Override
    public Integer call() {
        List<Described> wanted = LabCommand.named(names.isEmpty() ? List.of("all") : names).stream()
                .map(Described::of)
                .toList();
        wanted.forEach(experiment -> format.print(console, experiment));
        if (!format.json() && !names.isEmpty()) {
            Map<String, String> meanings = new LinkedHashMap<>();
            wanted.forEach(experiment -> experiment.meanings.forEach(meanings::putIfAbsent));
            console.out().print("\nParameters, each an option of 'espalier lab run':\n");
            meanings.forEach((name, meaning) -> console.out().printf("    --%-13s%s%n", name, meaning));
        }
        return 0;
    }

    /**
     * @param sizes by name; a size has the same name as the paper's property
     * @param meanings of all parameters
     */
    private record Described(
            String name,
            String paper,
            String shows,
            String claim,
            Map<String, Planned> sizes,
            Map<String, String> meanings)
            implements Reply {
        static Described of(Experiment about) {
            Map<String, Planned> sizes = new LinkedHashMap<>();
            Map<String, String> meanings = new LinkedHashMap<>();
            for (Size size : Size.values()) {
                Parameters parameters = about.parameters(size);
                int jobs = about.jobs(parameters).count();
                sizes.put(
                        size.name().toLowerCase(Locale.ROOT),
                        new Planned(jobs, about.duration(size), parameters.values()));
                parameters.values().keySet().forEach(name -> meanings.put(name, about.meaning(name)));
            }
            return new Described(about.name(), about.paper(), about.shows(), about.claim(), sizes, meanings);
        }

        @Override
        public String text() {
            StringBuilder text = new StringBuilder(name + "\n    " + paper + ", " + shows + ": " + claim + "\n");
            sizes.forEach((size, plan) -> text.append(Text.of(
                    "    %-5s %s: %,d jobs, about %s%n",
                    size, Parameters.of(plan.parameters), plan.jobs, plan.duration)));
            return text.toString();
        }
    }

    private record Planned(int jobs, String duration, Map<String, String> parameters) {}
}
