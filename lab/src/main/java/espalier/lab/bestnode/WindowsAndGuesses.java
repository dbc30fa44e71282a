package espalier.lab.bestnode;

import espalier.driver.Separation;
import espalier.game.Text;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.learning.SeparationTraining;
import espalier.tree.UniformTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** What figures 13 and 14 may have measured: fail-soft or fail-hard null windows, and five first guesses of MTD(f). */
public final class WindowsAndGuesses extends Experiment {
    private static final String BNS = "BNS analytic";
    private static final String TRAINED = "BNS trained";
    private static final List<String> WINDOWS = List.of("soft", "hard");
    private static final List<String> GUESSES = List.of("31", "modal", "mean", "37", "previous");

    public WindowsAndGuesses() {
        super(new Description("best-node", "windows and guesses")
                .claim(
                        "Fail-soft or fail-hard null windows, and which first guess of MTD(f): which of them give the percentages"
                                + " of figures 13 and 14, and are analytic separation values those of training?")
                .counting(
                        "as in figures 13 and 14, with a null-window search of the experiment's own: all results fail-soft,"
                                + " or all clipped to the window (also in memory); everyone knows the range of leaf values, where SSS*"
                                + " and Dual* begin; previous: the value of the tree with the number before")
                .columns("shape", "width", "seed", "windows", "algorithm", "leaves", "visits", "passes")
                .quick("10 s", "shapes=2x14,3x10,4x8,5x6 high=80 trees=40")
                .paper("10 min", "trees=1000"));
    }

    /** What is known about a shape before its trees are searched. */
    private record Known(int modal, int mean, Separation analytic, Separation trained) {
        static Known of(Shape shape) {
            return new Known(
                    shape.mode(),
                    shape.mean(),
                    shape.analytic(),
                    SeparationTraining.train(shape.tree(0).shape()));
        }
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        List<Shape> shapes = Shape.parse(parameters.texts("shapes"), parameters.integers("high"));
        Map<Shape, Known> known = new ConcurrentHashMap<>();
        return Jobs.each(shapes, parameters.range("trees", 2), (shape, seed, rows) -> {
            UniformTree tree = shape.tree(seed);
            Known prior = known.computeIfAbsent(shape, Known::of);
            int previous = new NullWindows(shape.tree(seed - 1), false).mtd(prior.modal);
            Map<String, Consumer<NullWindows>> searches = new LinkedHashMap<>();
            List<Integer> guesses = List.of(31, prior.modal, prior.mean, 37, previous);
            for (int i = 0; i < GUESSES.size(); i++) {
                int guess = guesses.get(i);
                searches.put(mtd(GUESSES.get(i)), search -> search.mtd(guess));
            }
            searches.put("SSS*", search -> search.mtd(shape.high()));
            searches.put("Dual*", search -> search.mtd(0));
            searches.put(BNS, search -> search.bestNode(prior.analytic));
            searches.put(TRAINED, search -> search.bestNode(prior.trained));
            for (String windows : WINDOWS) {
                searches.forEach((name, run) -> {
                    NullWindows search = new NullWindows(tree.copy(), windows.equals("hard"));
                    run.accept(search);
                    rows.add(
                            shape,
                            shape.width(),
                            seed,
                            windows,
                            name,
                            search.leaves(),
                            search.visits(),
                            search.passes());
                });
            }
        });
    }

    private static String mtd(String guess) {
        return "MTD(" + guess + ")";
    }

    /** One kind of windows and one first guess: everything relative to that MTD(f), by width. */
    private record Setting(Table rows, String windows, String guess) {
        Estimate percent(String algorithm, String column, String width) {
            Table own = rows.where("windows", windows).where("width", width);
            return Estimate.ofTotals(
                            own.where("algorithm", algorithm).numbers(column),
                            own.where("algorithm", mtd(guess)).numbers(column))
                    .times(100);
        }

        List<Estimate> percents(String algorithm, String column) {
            return rows.distinct("width").stream()
                    .map(width -> percent(algorithm, column, width))
                    .toList();
        }

        Estimate mean(String algorithm) {
            return Estimate.mean(percents(algorithm, "visits"));
        }

        /** The mean distance of five printed numbers, as a factor. */
        double distance() {
            List<Estimate> leaves = percents(BNS, "leaves");
            double[] here = {
                leaves.get(0).mean(),
                leaves.get(leaves.size() - 1).mean(),
                mean(BNS).mean(),
                mean("SSS*").mean(),
                mean("Dual*").mean()
            };
            double[] printed = {88, 96, 80, 700, 300};
            double sum = 0;
            for (int i = 0; i < printed.length; i++) {
                sum += Math.abs(Math.log(here[i] / printed[i]));
            }
            return Math.exp(sum / printed.length);
        }

        String words() {
            return windows + " windows, " + mtd(guess);
        }
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        List<Setting> settings = new ArrayList<>();
        for (String windows : WINDOWS) {
            GUESSES.forEach(guess -> settings.add(new Setting(rows, windows, guess)));
        }
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Printed: 88 to 96, 80, 700 and 300 %",
                "windows and first guess | BNS leaves by width | BNS visits by width | SSS* visits by width | Dual* visits by width"
                        + " | mean factor from the printed five");
        settings.forEach(s -> table.row(
                s.words(),
                text(s.percents(BNS, "leaves")),
                text(s.percents(BNS, "visits")),
                text(s.percents("SSS*", "visits")),
                text(s.percents("Dual*", "visits")),
                Text.of("%.2f", s.distance())));
        found.show(table);
        found.show(passes(rows));
        for (Setting s : settings) {
            if (s.guess.equals("31")) {
                found.want(Criterion.between(
                        s.windows + " windows: SSS* about 700 % of MTD(31)'s node visits over all widths (500 to 900)",
                        s.mean("SSS*"),
                        500,
                        900));
                found.want(Criterion.between(
                        s.windows + " windows: Dual* about 300 % of MTD(31)'s node visits over all widths (200 to 400)",
                        s.mean("Dual*"),
                        200,
                        400));
            }
            List<Estimate> percents = s.percents(BNS, "leaves");
            found.want(
                    s.words() + ": BNS evaluates fewer leaves at every width",
                    text(percents) + " %",
                    Judgement.all(percents.stream().map(percent -> Judgement.below(percent, 100))));
        }
        List<Estimate> ratios = rows.distinct("width").stream()
                .map(width -> {
                    Table own = rows.where("windows", "soft").where("width", width);
                    return Estimate.ofTotals(
                                    own.where("algorithm", BNS).numbers("leaves"),
                                    own.where("algorithm", TRAINED).numbers("leaves"))
                            .times(100);
                })
                .toList();
        found.want(
                "analytic separation values are those of training: 99 to 101 % of the leaves at every width",
                text(ratios) + " %", Judgement.all(ratios.stream().map(ratio -> Judgement.within(ratio, 99, 101))));
        Setting nearest = settings.stream()
                .min(Comparator.comparingDouble(Setting::distance))
                .orElseThrow();
        found.remark("Nearest to the five printed numbers: " + nearest.words() + " (a mean factor of "
                + Text.of("%.2f", nearest.distance()) + "): BNS leaves " + text(nearest.percents(BNS, "leaves"))
                + " %, BNS visits " + text(nearest.percents(BNS, "visits")) + " %, SSS* "
                + text(nearest.percents("SSS*", "visits")) + " % and Dual* "
                + text(nearest.percents("Dual*", "visits")) + " % of the visits, by width.");
    }

    private static String text(List<Estimate> all) {
        return all.stream().map(e -> e.text(1)).collect(Collectors.joining(", "));
    }

    private static Exhibit passes(Table rows) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Passes, means over all trees", "algorithm", WINDOWS.stream().map(windows -> windows + " windows"));
        for (String algorithm : rows.distinct("algorithm")) {
            table.row(
                    algorithm,
                    WINDOWS.stream()
                            .map(windows -> Text.of(
                                    "%.2f",
                                    rows.where("algorithm", algorithm)
                                            .where("windows", windows)
                                            .mean("passes")))
                            .toList());
        }
        return table;
    }
}
