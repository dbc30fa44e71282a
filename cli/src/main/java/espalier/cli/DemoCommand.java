package espalier.cli;

import espalier.lab.Comparison;
import espalier.lab.Comparison.Measure;
import espalier.lab.Plan;
import espalier.lab.Report;
import espalier.search.Algorithm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code espalier demo}: all algorithms on one set of trees, as a table and as a page with charts. */
@Command(
        name = "demo",
        description = "Compares all algorithms on one set of trees: a table here, charts in DIR/report.html.",
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  espalier demo",
            "  espalier demo --kind reordered --width 4 --depth 8 --trees 50 --out comparison"
        })
final class DemoCommand implements Callable<Integer> {
    private static final List<Integer> ORDERINGS = List.of(20, 40, 60, 80, 100);
    private static final int HIGH = 999;

    private final Console console;

    @Option(
            names = "--trees",
            paramLabel = "N",
            defaultValue = "20",
            description = "Trees for each ordering. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 1_000_000)
    private int trees;

    @Option(
            names = "--width",
            paramLabel = "W",
            defaultValue = "5",
            description = "Width of the trees. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 1000)
    private int width;

    @Option(
            names = "--depth",
            paramLabel = "D",
            defaultValue = "7",
            description = "Depth of the trees. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 512)
    private int depth;

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            defaultValue = "ordered",
            description = "ordered or reordered. Default: ${DEFAULT-VALUE}.")
    private Plan.Kind kind = Plan.Kind.ORDERED;

    @Option(names = "--threads", paramLabel = "K", description = "Default: the number of processors.")
    @Between(least = 1, most = 1024)
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "espalier-demo",
            description = "The folder of the report. Default: ${DEFAULT-VALUE}.")
    private Path out = Path.of("espalier-demo");

    DemoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Plan plan = plan();
        Path folder = folder();
        Comparison comparison;
        try (Progress progress = new Progress(console, "trees", Duration.ZERO)) {
            comparison = Comparison.run(plan, threads, progress::done);
        }
        console.out().print(table(comparison));
        String report = folder.resolve("report.html").toString();
        OutputFile.write(report, new Report(comparison, Main.version()).html());
        console.out().print("\nCharts and confidence intervals: " + report + "\n");
        return 0;
    }

    private Plan plan() {
        if (Math.pow(width, depth) > 1 << 26) {
            throw new BadInput(
                    "--width " + width + " --depth " + depth + ": minimax would look at more than 2^26 leaves");
        }
        return new Plan(kind, width, depth, 0, HIGH, ORDERINGS, trees);
    }

    /** Created before the work, so that an unwritable place fails at once. */
    private Path folder() {
        try {
            return Files.createDirectories(out);
        } catch (IOException e) {
            throw new Failed("cannot make the folder " + out + ": " + OutputFile.reason(e), e);
        }
    }

    private static String table(Comparison comparison) {
        Plan plan = comparison.plan();
        List<String> header = new ArrayList<>(List.of("algorithm"));
        for (Measure measure : Measure.values()) {
            String mark = measure == Measure.LEAF_EVALUATIONS ? "leaf " : "node ";
            plan.percents().forEach(percent -> header.add(mark + percent));
        }
        List<String[]> rows = new ArrayList<>();
        for (Algorithm algorithm : comparison.algorithms()) {
            List<String> row = new ArrayList<>();
            row.add(algorithm.label());
            for (Measure measure : Measure.values()) {
                for (int i = 0; i < plan.percents().size(); i++) {
                    double percent = comparison
                            .percentOf(measure, algorithm, Algorithm.ALPHA_BETA, i)
                            .mean();
                    row.add(String.format(Locale.ROOT, percent < 1000 ? "%.1f" : "%.0f", percent));
                }
            }
            rows.add(row.toArray(String[]::new));
        }
        String words = plan.describe();
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".\n\n"
                + Table.of(header.toArray(String[]::new), 1, rows)
                + "\nleaf P, node P: leaf evaluations and node visits in percent of alpha-beta's where the best child"
                + " comes\nfirst in P percent of the nodes; means over " + plan.seeds() + " trees, lower is better.\n";
    }
}
