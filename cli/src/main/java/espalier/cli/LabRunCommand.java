package espalier.cli;

import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.Runner;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.experiment.Size;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;

/** {@code espalier lab run}. */
@Command(
        name = "run",
        description = "Runs experiments, or resumes interrupted ones.",
        customSynopsis = "espalier lab run NAME... [--size=SIZE] [--out=DIR] [--on=WHERE] [--threads=K] [--json]"
                + " [--PARAMETER=VALUE]...",
        footer = {
            "",
            "NAME: an experiment, a paper (all its experiments), or 'all'.",
            "",
            "Every parameter that 'espalier lab list' shows is an option too: --trees 5000 --depth 11. Results go"
                    + " to DIR/EXPERIMENT-SIZE (rows.csv, manifest.json). Results already there are not computed"
                    + " again; other parameters need another DIR. --trees 1000..1999 takes other seeds than"
                    + " --trees 1000 (0 to 999).",
            "Experiments that measure time run in one separate JVM by default; keep the machine idle.",
            "",
            "Examples:",
            "  espalier lab run all",
            "  espalier lab run solution-trees-figure-8 --size paper --trees 2000 --out more-trees",
            "  espalier lab run best-node --size paper --on spark://127.0.0.1:7077"
        })
final class LabRunCommand extends Reporting {
    @Option(
            names = "--size",
            paramLabel = "SIZE",
            defaultValue = "quick",
            description = "quick or paper. Default: ${DEFAULT-VALUE}.")
    private Size size = Size.QUICK;

    @Option(names = "--out", paramLabel = "DIR", description = "The folder of the results. Default: ${DEFAULT-VALUE}.")
    private Path out = Path.of("espalier-lab");

    @Option(
            names = "--on",
            paramLabel = "WHERE",
            description = "threads, fork (separate JVMs), or a Spark master: spark://HOST:PORT, local[2], ..."
                    + " Default: threads; fork for times.")
    private @Nullable String on;

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Number of threads or JVMs; a cluster ignores it. Default: the number of processors; one for"
                    + " times.")
    @Between(least = 1, most = 1024)
    private @Nullable Integer threads;

    /** Names and parameters. picocli does not know the experiments' options and would take their values for names. */
    @Unmatched
    private List<String> words = new ArrayList<>();

    private final List<String> names = new ArrayList<>();
    private final Map<String, String> options = new LinkedHashMap<>();

    @Override
    public Integer call() {
        read();
        if (names.isEmpty()) {
            throw new BadInput("an experiment is missing; espalier lab list shows them");
        }
        Map<Experiment, Parameters> plan = parameters(LabCommand.named(names));
        // Before the first one starts, not hours later.
        plan.forEach((experiment, parameters) -> Run.check(experiment, parameters, place(experiment)));
        plan.forEach((experiment, parameters) -> run(experiment, parameters, place(experiment)));
        return 0;
    }

    private void run(Experiment experiment, Parameters parameters, Path place) {
        Runner runner = runner(experiment);
        if (experiment.timed() && ((on != null && !on.equals(Runners.FORK)) || (threads != null && threads != 1))) {
            console.err()
                    .println("espalier: " + experiment.name()
                            + " measures time, which parallel jobs distort; without --on and --threads it"
                            + " runs in one JVM of its own");
        }
        Run run;
        try (Progress progress = new Progress(console, experiment.name(), Duration.ofSeconds(1))) {
            run = Run.go(experiment, parameters, place, runner, Main.version(), watcher(progress));
        }
        Findings outcome = Findings.of(run);
        Finding found = new Finding(experiment.name(), outcome.verdict().words(), outcome.remark(), outcome.criteria());
        console.out().print(format.json() ? Json.of(found) + "\n" : found.text(place));
        console.out().flush();
    }

    private Run.Progress watcher(Progress progress) {
        return new Run.Progress() {
            @Override
            public void done(int jobs, int of) {
                progress.done(jobs, of);
            }

            @Override
            public void note(String line) {
                console.err().println("espalier: " + line);
            }
        };
    }

    private Path place(Experiment experiment) {
        return out.resolve(experiment.name() + "-" + size.name().toLowerCase(Locale.ROOT));
    }

    private Runner runner(Experiment experiment) {
        String where = on != null ? on : experiment.timed() ? Runners.FORK : Runners.THREADS;
        int count = threads != null
                ? threads
                : experiment.timed() ? 1 : Runtime.getRuntime().availableProcessors();
        return Runners.named(where, count, Duration.ofSeconds(1));
    }

    /** Each experiment takes the values of its parameters; an unknown name is an error. */
    private Map<Experiment, Parameters> parameters(List<Experiment> experiments) {
        Map<Experiment, Parameters> plan = new LinkedHashMap<>();
        for (Experiment experiment : experiments) {
            plan.put(experiment, experiment.parameters(size));
        }
        for (Map.Entry<String, String> option : options.entrySet()) {
            boolean known = false;
            for (Map.Entry<Experiment, Parameters> entry : plan.entrySet()) {
                if (entry.getValue().values().containsKey(option.getKey())) {
                    entry.setValue(entry.getValue().with(option.getKey(), option.getValue()));
                    known = true;
                }
            }
            if (!known) {
                Set<String> names = experiments.get(0).parameters(size).values().keySet();
                throw new BadInput("no option --" + Numbers.shortened(option.getKey())
                        + " and no parameter of that name" + Failure.hint(option.getKey(), names) + "; "
                        + experiments.get(0).name() + " has: " + String.join(", ", names));
            }
        }
        plan.forEach((experiment, parameters) -> {
            try {
                experiment.jobs(parameters);
            } catch (IllegalArgumentException e) {
                throw BadInput.because(experiment.name(), e);
            }
        });
        return plan;
    }

    /** Names, {@code --name value} and {@code --name=value}. */
    private void read() {
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            int equals = word.indexOf('=');
            if (!word.startsWith("-")) {
                names.add(word);
            } else if (!word.startsWith("--")) {
                throw new BadInput("no option '" + Numbers.shortened(word) + "'");
            } else if (equals > 0) {
                option(word.substring(2, equals), word.substring(equals + 1));
            } else if (i + 1 < words.size()) {
                option(word.substring(2), words.get(++i));
            } else {
                throw new BadInput(word + ": a value is missing");
            }
        }
    }

    private void option(String name, String value) {
        if (options.put(name, value) != null) {
            throw new BadInput("option '--" + Numbers.shortened(name) + "' should be specified only once");
        }
    }

    /** The outcome of an experiment. */
    private record Finding(String experiment, String verdict, String remark, List<Criterion> criteria) {
        String text(Path place) {
            return experiment + ": " + verdict + "  (" + place + ")\n"
                    + criteria.stream()
                            .map(c -> sign(c.counted()) + c.wanted() + ": " + c.measured() + "\n")
                            .collect(Collectors.joining())
                    + (remark.isEmpty() ? "" : "  " + remark + "\n")
                    + "  figures and tables: espalier lab report " + place + "\n";
        }

        private static String sign(Judgement judgement) {
            return switch (judgement) {
                case HOLDS -> "  + ";
                case CONTRADICTED -> "  - ";
                case UNDECIDED -> "  ? ";
            };
        }
    }
}
