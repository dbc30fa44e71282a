package espalier.cli;

import espalier.jobs.JobFailure;
import espalier.jobs.Run;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import espalier.lab.report.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** {@code espalier lab report}. */
@picocli.CommandLine.Command(
        name = "report",
        description = "Writes a report on finished runs: one HTML file, and Markdown with its pictures beside it.",
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  espalier lab report espalier-lab/*",
            "  espalier lab report runs/* --out docs --name REPRODUCTION"
        })
final class LabReportCommand implements Command {
    private final Console console;

    @picocli.CommandLine.Parameters(
            paramLabel = "DIR",
            arity = "0..*",
            description = "Folders of 'lab run'; those that hold no results, but folders that do, too.")
    private List<String> folders = new ArrayList<>();

    @Option(names = "--out", paramLabel = "DIR", description = "Where the report goes. Default: espalier-report.")
    private String out = "espalier-report";

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "NAME.html, NAME.md and the folder NAME are written. Default: report.")
    private String name = "report";

    @Option(names = "--title", paramLabel = "WORDS", description = "The report's title.")
    private String title = "Published results, run again";

    LabReportCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
        if (folders.isEmpty()) {
            throw new BadInput("a folder is missing: lab report DIR...");
        }
        List<Run> runs = new ArrayList<>();
        for (String folder : folders) {
            for (Path place : places(folder)) {
                try {
                    Run run = Run.read(place);
                    Experiments.of(run);
                    if (run.complete()) {
                        runs.add(run);
                    } else {
                        leftOut(place, run.done() + " of " + run.jobs() + " jobs are done");
                    }
                } catch (JobFailure e) {
                    leftOut(place, String.valueOf(e.getMessage()));
                }
            }
        }
        if (runs.isEmpty()) {
            throw new Failed("there is no finished run to report on");
        }
        runs.sort(java.util.Comparator.comparingInt(LabReportCommand::rank));
        Page page = new Page(title, runs);
        write(page);
        console.out().print(Path.of(out).resolve(name + ".html") + "\n");
        return 0;
    }

    private void leftOut(Path place, String reason) {
        console.err().println("espalier: " + place + " is left out: " + reason);
    }

    /** As they are listed. */
    private static int rank(Run run) {
        List<String> names = Experiments.all().stream().map(Experiment::name).toList();
        return names.indexOf(run.manifest().workload());
    }

    private static List<Path> places(String folder) {
        try {
            Path path = Path.of(folder);
            if (!Files.isDirectory(path)) {
                throw new BadInput(folder + " is not a folder");
            }
            if (Files.exists(path.resolve("manifest.json"))) {
                return List.of(path);
            }
            try (var inside = Files.list(path)) {
                List<Path> found = inside.filter(p -> Files.exists(p.resolve("manifest.json")))
                        .sorted()
                        .toList();
                if (found.isEmpty()) {
                    throw new BadInput(folder + " holds no results of lab run");
                }
                return found;
            }
        } catch (IOException e) {
            throw new Failed("cannot read " + folder + ": " + OutputFile.reason(e));
        } catch (java.nio.file.InvalidPathException e) {
            throw new BadInput("'" + Numbers.shortened(folder) + "' is not a file name");
        }
    }

    private void write(Page page) {
        Path folder = Path.of(out);
        Path beside = folder.resolve(name);
        try {
            Files.createDirectories(beside);
        } catch (IOException e) {
            throw new Failed("cannot make the folder " + beside + ": " + OutputFile.reason(e));
        }
        page.files()
                .forEach((file, text) -> OutputFile.write(beside.resolve(file).toString(), text));
        OutputFile.write(folder.resolve(name + ".md").toString(), page.markdown(name));
        OutputFile.write(folder.resolve(name + ".html").toString(), page.html());
    }
}
