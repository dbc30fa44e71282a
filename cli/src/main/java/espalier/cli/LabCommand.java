package espalier.cli;

import espalier.game.Quoted;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code espalier lab}: experiments. Its commands are {@link LabListCommand}, {@link LabRunCommand}, {@link LabReportCommand}. */
@Command(
        name = "lab",
        description = "Experiments: the figures and tables of the papers, and open questions.",
        synopsisSubcommandLabel = "COMMAND",
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  espalier lab list",
            "  espalier lab run solution-trees --size quick",
            "  espalier lab report espalier-lab/*"
        })
final class LabCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        throw new BadInput("a command is missing: lab list, lab run or lab report");
    }

    /** Experiments by name, by paper, or all of them. */
    static List<Experiment> named(List<String> names) {
        List<Experiment> all = Experiments.all();
        Set<Experiment> chosen = new LinkedHashSet<>();
        for (String name : names) {
            List<Experiment> found = all.stream()
                    .filter(e -> name.equals("all") || name.equals(e.name()) || name.equals(e.paper()))
                    .toList();
            if (found.isEmpty()) {
                Set<String> known = new LinkedHashSet<>();
                all.forEach(each -> known.add(each.paper()));
                all.forEach(each -> known.add(each.name()));
                throw new BadInput(Quoted.unknown("experiment ", name, known));
            }
            chosen.addAll(found);
        }
        return new ArrayList<>(chosen);
    }
}
