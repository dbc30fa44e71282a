package espalier.cli;

import espalier.jobs.JobFailure;
import espalier.jobs.Run;
import espalier.lab.experiment.Experiments;
import espalier.lab.report.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code espalier lab report}. */
@Command(
        name = "report",
        description =
                "Writes a report on finished runs: one HTML file, and Markdown: a first page and a folder with a file"
                        + " for each paper, pictures and numbers.",
        footer = {
            "",
            "Examples:",
            "  espalier lab report espalier-lab/*",
            "  espalier lab report docs/REPRODUCTION/rows --foreword docs/REPRODUCTION/foreword.md --out docs --name"
                    + " REPRODUCTION"
        })
final class LabReportCommand extends Action {
    @Needed
    @picocli.CommandLine.Parameters(
            paramLabel = "DIR",
            arity = "0..*",
            description = "Folders of 'lab run', or folders that contain such folders.")
    private List<Path> folders = new ArrayList<>();

    @Option(names = "--out", paramLabel = "DIR", description = "The folder of the report. Default: ${DEFAULT-VALUE}.")
    private Path out = Path.of("espalier-report");

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "Writes NAME.html, NAME.md and the folder NAME. Default: ${DEFAULT-VALUE}.")
    private String name = "report";

    @Option(names = "--title", paramLabel = "WORDS", description = "The report's title. Default: ${DEFAULT-VALUE}.")
    private String title = "Published results, run again";

    @Option(names = "--foreword", paramLabel = "FILE", description = "Markdown to put at the start of the first page.")
    private @Nullable String foreword;

    @Override
    public Integer call() {
        if (folders.isEmpty()) {
            throw new BadInput("a folder is missing: lab report DIR...");
        }
        if (!name.equals(String.valueOf(Path.of(name).getFileName())) || name.isBlank() || name.startsWith(".")) {
            throw new BadInput(
                    "--name is the name of a file, without folder and ending, not '" + Numbers.shortened(name) + "'");
        }
        List<Run> runs = new ArrayList<>();
        for (Path folder : folders) {
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
        Page page = new Page(title, foreword(), runs);
        write(page);
        console.out().print(out.resolve(name + ".html") + "\n");
        return 0;
    }

    private String foreword() {
        String file = foreword;
        return file == null ? "" : BadInput.unless("--foreword " + file, () -> InputFile.text(file));
    }

    private void leftOut(Path place, String reason) {
        console.err().println("espalier: " + place + " is left out: " + reason);
    }

    private static List<Path> places(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new BadInput(folder + " is not a folder");
        }
        if (Files.exists(folder.resolve("manifest.json"))) {
            return List.of(folder);
        }
        try (Stream<Path> inside = Files.list(folder)) {
            List<Path> found = inside.filter(p -> Files.exists(p.resolve("manifest.json")))
                    .sorted()
                    .toList();
            if (found.isEmpty()) {
                throw new BadInput(folder + " holds no results of lab run");
            }
            return found;
        } catch (IOException e) {
            throw new Failed("cannot read " + folder + ": " + OutputFile.reason(e), e);
        }
    }

    private void write(Page page) {
        Path beside = OutputFile.folder(out.resolve(name));
        page.files()
                .forEach((file, text) -> OutputFile.write(beside.resolve(file).toString(), text));
        OutputFile.write(out.resolve(name + ".md").toString(), page.markdown(name));
        OutputFile.write(out.resolve(name + ".html").toString(), page.html());
    }
}
