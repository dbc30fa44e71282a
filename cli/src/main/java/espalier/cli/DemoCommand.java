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
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code espalier demo}: all algorithms on one set of trees, as a table and as a page with charts. */
@picocli.CommandLine.Command(
        name = "demo",
        description = "Compares all algorithms on one set of trees: a table here, charts in DIR/report.html.",
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  espalier demo",
            "  espalier demo --kind reordered --width 4 --depth 8 --trees 50 --out comparison"
        })
final class DemoCommand implements Command {
    private static final List<Integer> ORDERINGS = List.of(20, 40, 60, 80, 100);
    private static final int HIGH = 999;

    private final Console console;

    @Option(names = "--trees", paramLabel = "N", description = "Trees for each ordering. Default: 20.")
    private String trees = "20";

    @Option(names = "--width", paramLabel = "W", description = "Width of the trees. Default: 5.")
    private String width = "5";

    @Option(names = "--depth", paramLabel = "D", description = "Depth of the trees. Default: 7.")
    private String depth = "7";

    @Option(names = "--kind", paramLabel = "KIND", description = "ordered or reordered. Default: ordered.")
    private String kind = "ordered";

    @Option(names = "--threads", paramLabel = "K", description = "Default: as many as there are processors.")
    private @Nullable String threads;

    @Option(names = "--out", paramLabel = "DIR", description = "Where the report goes. Default: espalier-demo.")
    private String out = "espalier-demo";

    DemoCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
        Plan plan = plan();
        Path folder = folder();
        Comparison comparison;
        try (Progress progress = new Progress(console, "trees", Duration.ZERO)) {
            comparison = Comparison.run(plan, threads(), progress::done);
        }
        console.out().print(table(comparison));
        String report = folder.resolve("report.html").toString();
        OutputFile.write(report, new Report(comparison, Main.version()).html());
        console.out().print("\nCharts and confidence intervals: " + report + "\n");
        return 0;
    }

    private Plan plan() {
        int w = Numbers.integer("--width", width, 1, 1000);
        int d = Numbers.integer("--depth", depth, 1, 512);
        int n = Numbers.integer("--trees", trees, 1, 1_000_000);
        if (Math.pow(w, d) > 1 << 26) {
            throw new BadInput("--width " + w + " --depth " + d + ": minimax would look at more than 2^26 leaves");
        }
        Plan.Kind made = switch (kind) {
            case "ordered" -> Plan.Kind.ORDERED;
            case "reordered" -> Plan.Kind.REORDERED;
            default -> throw new BadInput("--kind is ordered or reordered, not '" + Numbers.shortened(kind) + "'");
        };
        return new Plan(made, w, d, 0, HIGH, ORDERINGS, n);
    }

    private int threads() {
        return threads == null
                ? Runtime.getRuntime().availableProcessors()
                : Numbers.integer("--threads", threads, 1, 1024);
    }

    /** Made before the work, so that a place that cannot be written to is noticed at once. */
    private Path folder() {
        try {
            return Files.createDirectories(Path.of(out));
        } catch (IOException e) {
            throw new Failed("cannot make the folder " + out + ": " + OutputFile.reason(e));
        } catch (IllegalArgumentException e) {
            throw new BadInput("--out: '" + Numbers.shortened(out) + "' is not a file name");
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
        for (Algorithm algorithm : Algorithm.values()) {
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
                + " stands\nfirst in P percent of the nodes; means over " + plan.seeds() + " trees, lower is better.\n";
    }
}
