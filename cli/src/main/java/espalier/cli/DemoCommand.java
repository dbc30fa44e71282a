package espalier.cli;

import espalier.game.Text;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.ThreadRunner;
import espalier.lab.bestnode.Cost;
import espalier.lab.experiment.Size;
import espalier.lab.open.AllAlgorithms;
import espalier.lab.report.Page;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code espalier demo}: all algorithms on one set of trees, as a table and as a page with charts. */
@Command(
        name = "demo",
        description = "Compares all algorithms on one set of trees: a table here, charts in DIR/report.html.",
        footer = {
            "",
            "Examples:",
            "  espalier demo",
            "  espalier demo --kind reordered --width 4 --depth 8 --trees 50 --out comparison"
        })
final class DemoCommand extends Action {
    @Option(names = "--trees", paramLabel = "N", description = "Trees for each ordering. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 1_000_000)
    private int trees = 20;

    @Option(names = "--width", paramLabel = "W", description = "Width of the trees. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 1000)
    private int width = 5;

    @Option(names = "--depth", paramLabel = "D", description = "Depth of the trees. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 512)
    private int depth = 7;

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            defaultValue = "ordered",
            description = "ordered or reordered. Default: ${DEFAULT-VALUE}.")
    private AllAlgorithms.Kind kind = AllAlgorithms.Kind.ORDERED;

    @Option(names = "--threads", paramLabel = "K", description = "Default: the number of processors.")
    @Between(least = 1, most = 1024)
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--out", paramLabel = "DIR", description = "The folder of the report. Default: ${DEFAULT-VALUE}.")
    private Path out = Path.of("espalier-demo");

    @Override
    public Integer call() {
        AllAlgorithms experiment = new AllAlgorithms();
        Parameters parameters = experiment
                .parameters(Size.QUICK)
                .and("kind=" + kind.name().toLowerCase(Locale.ROOT) + " width=" + width + " depth=" + depth
                        + " trees=1.." + trees);
        try {
            experiment.jobs(parameters);
        } catch (IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()), e);
        }
        Path folder = OutputFile.folder(out); // before the work, so that an unwritable place fails at once
        Run run;
        try (Progress progress = new Progress(console, "trees", Duration.ZERO)) {
            run = Run.once(experiment, parameters, new ThreadRunner(threads), Main.version(), progress::done);
        }
        console.out().print(table(parameters, run.rows()));
        String report = folder.resolve("report.html").toString();
        OutputFile.write(report, new Page("The minimax family on one set of trees", List.of(run)).html());
        console.out().print("\nCharts and confidence intervals: " + report + "\n");
        return 0;
    }

    private String table(Parameters parameters, espalier.jobs.Table counts) {
        List<String> header = new ArrayList<>(List.of("algorithm"));
        for (String mark : List.of("leaf ", "node ")) {
            parameters.integers("percents").forEach(percent -> header.add(mark + percent));
        }
        List<String[]> rows = new ArrayList<>();
        for (String algorithm : counts.distinct("algorithm")) {
            List<String> row = new ArrayList<>(List.of(algorithm));
            for (Cost cost : AllAlgorithms.COSTS) {
                for (int ordering : parameters.integers("percents")) {
                    double percent = AllAlgorithms.percent(counts.where("percent", ordering), cost, algorithm)
                            .mean();
                    row.add(Text.of(percent < 1000 ? "%.1f" : "%.0f", percent));
                }
            }
            rows.add(row.toArray(String[]::new));
        }
        String words = AllAlgorithms.describe(parameters);
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".\n\n"
                + TextTable.of(header.toArray(String[]::new), 1, rows)
                + "\nleaf P, node P: leaf evaluations and node visits in percent of alpha-beta's where the best child"
                + " comes\nfirst in P percent of the nodes; means over " + trees + " trees, lower is better.\n";
    }
}
