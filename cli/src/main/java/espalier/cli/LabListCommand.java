package espalier.cli;

import espalier.jobs.Parameters;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Size;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Mixin;

/** {@code espalier lab list}. */
@picocli.CommandLine.Command(
        name = "list",
        description = "Lists the experiments: paper, figure or table, claim, size and approximate duration.",
        sortOptions = false)
final class LabListCommand implements Command {
    private final Console console;

    @picocli.CommandLine.Parameters(
            paramLabel = "NAME",
            arity = "0..*",
            description = "Only these experiments, or those of these papers; also explains their parameters.")
    private List<String> names = new ArrayList<>();

    @Mixin
    private JsonOption output = new JsonOption();

    LabListCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
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
            for (String name : experiment.parameters(Size.PAPER).values().keySet()) {
                meanings.putIfAbsent(name, experiment.meaning(name));
            }
        }
        StringBuilder text = new StringBuilder("\nParameters, each an option of 'espalier lab run':\n");
        meanings.forEach((name, meaning) -> text.append(String.format(Locale.ROOT, "    --%-13s%s%n", name, meaning)));
        return text.toString();
    }

    private static String object(Experiment experiment) {
        return Json.object(out -> {
            out.writeStringProperty("name", experiment.name());
            out.writeStringProperty("paper", experiment.paper());
            out.writeStringProperty("shows", experiment.shows());
            out.writeStringProperty("claim", experiment.claim());
            out.writeObjectPropertyStart("sizes"); // a parameter has the same name as the paper's property
            for (Size size : Size.values()) {
                Parameters parameters = experiment.parameters(size);
                out.writeObjectPropertyStart(size.name().toLowerCase(Locale.ROOT));
                out.writeNumberProperty("jobs", experiment.jobs(parameters).count());
                out.writeStringProperty("duration", experiment.duration(size));
                out.writeObjectPropertyStart("parameters");
                parameters.values().forEach(out::writeStringProperty);
                out.writeEndObject();
                out.writeEndObject();
            }
            out.writeEndObject();
            out.writeObjectPropertyStart("meanings");
            for (String name : experiment.parameters(Size.PAPER).values().keySet()) {
                out.writeStringProperty(name, experiment.meaning(name));
            }
            out.writeEndObject();
        });
    }
}
