package espalier.lab.bestnode;

import espalier.driver.Mtd;
import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.DescribedExperiment;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.learning.SeparationTraining;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** Figures 13 and 14: Best Node Search against MTD(f) and others, across widths. */
public final class Figures13And14 extends DescribedExperiment {
    private static final String BNS = "BNS+TT";

    /** What MTD(f) begins with, or where it may stop. */
    private static final List<String> BASELINES =
            List.of("MTD(31)", "MTD(modal)", "MTD(trained)", "MTD(modal) best-move stop");

    private static final List<String> OTHERS =
            List.of("PVS", "NegaScout", "NegaC*+TT (range)", "SSS*", "Dual*", "Alpha-beta");

    public Figures13And14() {
        super(new Description(
                "best-node",
                "figures 13 and 14",
                "Of MTD(f)'s leaf evaluations BNS needs 88 % at width 2 to 96 % at width 5, of its node visits about 80 % at"
                        + " all widths; SSS* needs 700 % and Dual* 300 %.",
                "leaf evaluations are distinct leaves (tables remember leaves; leaf visits if they did not), node visits all"
                        + " entries, also those answered from the table; percentages are ratios of means over the same trees."
                        + " BNS has analytic separation values and proves only the move. Four baselines: f = 31 at every"
                        + " width as in the paper, the most probable value, the guess that cost fewest leaves on training"
                        + " trees, and MTD(f) that stops when a move is proved best",
                "6 s",
                "5 min"));
    }

    @Override
    public Parameters parameters(Size size) {
        boolean quick = size == Size.QUICK;
        return Parameters.of(
                "shapes", "2x14,3x10,4x8,5x6", "high", 80, "trees", quick ? 150 : 10000, "training", quick ? 20 : 500);
    }

    @Override
    public List<Column> columns() {
        return Cost.columns("shape", "width", "seed", "algorithm");
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        List<Shape> shapes = Shape.parse(parameters.texts("shapes"), parameters.integers("high"));
        int training = parameters.integer("training", 1);
        Map<Shape, Integer> trained = new ConcurrentHashMap<>();
        List<Entrant> entrants = new ArrayList<>(List.of(
                Entrant.guessing(BASELINES.get(0), Algorithm.MTD_F, shape -> 31),
                Entrant.guessing(BASELINES.get(1), Algorithm.MTD_F, Shape::mode),
                Entrant.guessing(
                        BASELINES.get(2),
                        Algorithm.MTD_F,
                        shape -> trained.computeIfAbsent(shape, s -> train(s, training))),
                Entrant.guessing(BASELINES.get(3), Algorithm.MTD_BEST, Shape::mode),
                Entrant.bns(BNS, Algorithm.BNS_ANALYTIC_MEMORY)));
        Entrant.all().stream().filter(e -> OTHERS.contains(e.name())).forEach(entrants::add);
        return Jobs.each(shapes, parameters.range("trees", 2), (shape, seed, rows) -> {
            for (Entrant entrant : entrants) {
                rows.add(Cost.of(
                        entrant.search().apply(shape), shape.tree(seed), shape, shape.width(), seed, entrant.name()));
            }
        });
    }

    /** The guess around the mode from which MTD(f) evaluates the fewest leaves in training trees. */
    private static int train(Shape shape, int trees) {
        int best = 0;
        long least = Long.MAX_VALUE;
        for (int guess = shape.mode() - 6; guess <= shape.mode() + 6; guess++) {
            Search<UniformTree> search = Search.with(Algorithm.by(Mtd.from(guess)));
            long leaves = IntStream.range(0, trees)
                    .mapToLong(i -> (long) Cost.of(search, shape.tree(SeparationTraining.FIRST_SEED + i))[0])
                    .sum();
            if (leaves < least) {
                least = leaves;
                best = guess;
            }
        }
        return best;
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<Criterion> criteria = new ArrayList<>();
        String base = BASELINES.get(0);
        for (Cost cost : List.of(Cost.LEAVES, Cost.VISITS)) {
            List<Series> lines = new ArrayList<>(List.of(cost.line(rows, BNS, BNS, base, 0)));
            OTHERS.forEach(other -> lines.add(cost.line(rows, other, other, base, lines.size())));
            String figure = cost == Cost.LEAVES ? "Figure 13: " : "Figure 14: ";
            exhibits.add(cost.figure(figure + cost.words(), base, lines));
        }
        for (Cost cost : Cost.values()) {
            List<Series> lines = new ArrayList<>();
            BASELINES.forEach(b -> lines.add(cost.line(rows, "of " + b, BNS, b, lines.size())));
            exhibits.add(cost.figure("BNS relative to four MTD(f): " + cost.words(), "MTD(f)", lines));
        }
        for (String baseline : BASELINES) {
            criteria.add(everywhere(
                    "BNS evaluates fewer leaves than " + baseline + " at every width",
                    rows,
                    Cost.LEAVES,
                    baseline,
                    0,
                    100));
        }
        criteria.add(at("88 % of MTD(31)'s leaves at width 2 (84 to 92)", rows.where("width", 2), 84, 92));
        criteria.add(at("96 % of MTD(31)'s leaves at width 5 (92 to 100)", rows.where("width", 5), 92, 100));
        criteria.add(everywhere(
                "about 80 % of MTD(31)'s node visits at every width (75 to 85)", rows, Cost.VISITS, base, 75, 85));
        criteria.add(Criterion.between(
                "SSS* about 700 % of MTD(31)'s node visits over all widths (500 to 900)",
                mean(rows, "SSS*"), 500, 900));
        criteria.add(Criterion.between(
                "Dual* about 300 % of MTD(31)'s node visits over all widths (200 to 400)",
                mean(rows, "Dual*"), 200, 400));
        return new Outcome(exhibits, criteria, "");
    }

    /** The 95 % interval must lie between, and below the upper end, at every width. */
    private static Criterion everywhere(
            String wanted, Table rows, Cost cost, String baseline, double low, double high) {
        List<Estimate> all = rows.distinct("width").stream()
                .map(width -> cost.percent(rows.where("width", width), BNS, baseline))
                .toList();
        return new Criterion(
                wanted,
                String.join(", ", all.stream().map(e -> e.text(1)).toList()) + " %",
                all.stream().allMatch(e -> e.low() > low && e.high() < high));
    }

    private static Criterion at(String wanted, Table rows, double low, double high) {
        if (rows.size() == 0) {
            return new Criterion(wanted, "not run", false);
        }
        return Criterion.between(
                wanted, Cost.LEAVES.percent(rows, BNS, BASELINES.get(0)).mean(), low, high);
    }

    private static double mean(Table rows, String algorithm) {
        return rows.distinct("width").stream()
                .mapToDouble(width -> Cost.VISITS
                        .percent(rows.where("width", width), algorithm, BASELINES.get(0))
                        .mean())
                .average()
                .orElseThrow();
    }
}
