package espalier.lab.bestnode;

import espalier.driver.Mtd;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.learning.SeparationTraining;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Figures 13 and 14: Best Node Search against MTD(f) and others, across widths. */
public final class Figures13And14 extends Experiment {
    private static final String BNS = Entrant.BNS_TABLE.key();
    private static final String BASE = Entrant.MTD_31.key();
    private static final String TRAINED = "MTD(trained)";
    private static final String STOPPED = "MTD(modal) best-move stop";

    /** MTD(f)'s first guess, or its stopping rule. */
    private static final List<String> BASELINES = List.of(BASE, Entrant.MTD_MODAL.key(), TRAINED, STOPPED);

    private static final List<Entrant> OTHERS = List.of(
            Entrant.PVS,
            Entrant.NEGA_SCOUT,
            Entrant.NEGA_C_RANGE,
            Entrant.SSS_STAR,
            Entrant.DUAL_STAR,
            Entrant.ALPHA_BETA);

    public Figures13And14() {
        super(new Description("best-node", "figures 13 and 14")
                .claim("BNS needs 88 % (width 2) to 96 % (width 5) of MTD(f)'s leaf evaluations and about 80 % of"
                        + " its node visits at all widths; SSS* needs 700 % and Dual* 300 %.")
                .counting("leaf evaluations are distinct leaves (tables store leaves; otherwise leaf visits), node"
                        + " visits are all entries, including those answered from the table; percentages"
                        + " are ratios of means over the same trees. BNS has analytic separation values"
                        + " and proves only the move. Four baselines: f = 31 at every width as in the"
                        + " paper, the most probable value, the guess that cost fewest leaves on training"
                        + " trees, and MTD(f) that stops when a move is proved best")
                .columns("shape", "width", "seed", "algorithm")
                .columns(Cost.columns())
                .quick("6 s", "shapes=2x14,3x10,4x8,5x6 high=80 trees=150 training=20")
                .paper("5 min", "trees=10000 training=500"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        List<Shape> shapes = Shape.parse(parameters.texts("shapes"), parameters.integers("high"));
        int training = parameters.integer("training", 1);
        Map<Shape, Integer> trained = new ConcurrentHashMap<>();
        List<Entrant> first = List.of(
                Entrant.MTD_31,
                Entrant.MTD_MODAL,
                Entrant.guessing(
                        TRAINED, Algorithm.MTD_F, shape -> trained.computeIfAbsent(shape, s -> train(s, training))),
                Entrant.guessing(STOPPED, Algorithm.MTD_BEST, Shape::mode),
                Entrant.BNS_TABLE);
        // In the order in which rows have always been written.
        Stream<Entrant> others = Entrant.all().stream().filter(OTHERS::contains);
        List<Entrant> entrants = Stream.concat(first.stream(), others).toList();
        return Jobs.each(shapes, parameters.range("trees", 2), (shape, seed, rows) -> {
            for (Entrant entrant : entrants) {
                rows.add(Cost.row(
                        entrant.search().apply(shape), shape.tree(seed), shape, shape.width(), seed, entrant.key()));
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
                    .mapToLong(i -> Cost.LEAVES.of(search, shape.tree(SeparationTraining.FIRST_SEED + i)))
                    .sum();
            if (leaves < least) {
                least = leaves;
                best = guess;
            }
        }
        return best;
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        for (Cost cost : List.of(Cost.LEAVES, Cost.VISITS)) {
            Plot plot = cost.plot((cost == Cost.LEAVES ? "Figure 13: " : "Figure 14: ") + cost.words(), BASE);
            cost.line(plot, rows, BNS, BNS, BASE);
            OTHERS.forEach(other -> cost.line(plot, rows, other.title(), other.key(), BASE));
            found.show(plot);
        }
        for (Cost cost : Cost.values()) {
            Plot plot = cost.plot("BNS relative to four MTD(f): " + cost.words(), "MTD(f)");
            BASELINES.forEach(base -> cost.line(plot, rows, "of " + base, BNS, base));
            found.show(plot);
        }
        for (String baseline : BASELINES) {
            found.want(everywhere(
                    "BNS evaluates fewer leaves than " + baseline + " at every width",
                    rows,
                    Cost.LEAVES,
                    baseline,
                    0,
                    100));
        }
        found.want(at("88 % of MTD(31)'s leaves at width 2 (84 to 92)", rows.where("width", 2), 84, 92));
        found.want(at("96 % of MTD(31)'s leaves at width 5 (92 to 100)", rows.where("width", 5), 92, 100));
        found.want(
                everywhere("BNS visits fewer nodes than " + BASE + " at every width", rows, Cost.VISITS, BASE, 0, 100));
        found.want(everywhere(
                "about 80 % of MTD(31)'s node visits at every width (75 to 85)", rows, Cost.VISITS, BASE, 75, 85));
        found.want(Criterion.between(
                "SSS* about 700 % of MTD(31)'s node visits over all widths (500 to 900)",
                mean(rows, Entrant.SSS_STAR), 500, 900));
        found.want(Criterion.between(
                "Dual* about 300 % of MTD(31)'s node visits over all widths (200 to 400)",
                mean(rows, Entrant.DUAL_STAR), 200, 400));
    }

    /** The 95 % interval must lie between at every width. */
    private static Criterion everywhere(
            String wanted, Table rows, Cost cost, String baseline, double low, double high) {
        List<Estimate> all = rows.distinct("width").stream()
                .map(width -> cost.percent(rows.where("width", width), BNS, baseline))
                .toList();
        return new Criterion(
                wanted,
                all.stream().map(e -> e.text(1)).collect(Collectors.joining(", ")) + " %",
                Judgement.all(all.stream().map(e -> Judgement.within(e, low, high))));
    }

    private static Criterion at(String wanted, Table rows, double low, double high) {
        return rows.size() == 0
                ? Criterion.notRun(wanted)
                : Criterion.between(wanted, Cost.LEAVES.percent(rows, BNS, BASE), low, high);
    }

    private static Estimate mean(Table rows, Entrant entrant) {
        return Estimate.mean(rows.distinct("width").stream()
                .map(width -> Cost.VISITS.percent(rows.where("width", width), entrant.key(), BASE))
                .toList());
    }
}
