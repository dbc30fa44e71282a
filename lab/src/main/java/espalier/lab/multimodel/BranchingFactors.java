package espalier.lab.multimodel;

import espalier.game.Text;
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
import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import espalier.observe.LongSet;
import espalier.tree.ModelTree;
import espalier.tree.RandomModelTree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Figures 13 to 15: effective branching factors of alpha-beta* and alpha-beta*1p on the random trees of section 4, the
 * d-th root of a tree's leaf evaluations. Alpha-beta*1p calls all models at a leaf; the paper does not say whether that
 * is one evaluation or several, so both are counted.
 */
public final class BranchingFactors extends Experiment {
    private static final String COUNTING =
            "the d-th root of each tree's count, averaged; counted are calls of any model's function (evaluations)"
                    + " and distinct leaves; values -10000..10000, sum-bounds in percent of 10000";

    /** The largest value of a leaf. */
    private static final int RANGE = 10_000;

    /** The first depth of a trend: at smaller ones the trees are too small. */
    private static final int SHALLOW = 6;

    /** One panel: an algorithm and a count. */
    private enum Panel {
        STAR(ModelAlgorithm.ALPHA_BETA_STAR, "by-evaluations", "alpha-beta*"),
        ONE_PASS_LEAVES(ModelAlgorithm.ALPHA_BETA_STAR_1P, "by-leaves", "alpha-beta*1p, by leaves"),
        ONE_PASS_EVALUATIONS(ModelAlgorithm.ALPHA_BETA_STAR_1P, "by-evaluations", "alpha-beta*1p, by evaluations");

        private final ModelAlgorithm algorithm;
        private final String column;
        private final String words;

        Panel(ModelAlgorithm algorithm, String column, String words) {
            this.algorithm = algorithm;
            this.column = column;
            this.words = words;
        }

        private Table of(Table rows) {
            return rows.where("algorithm", algorithm.label());
        }

        /** Its branching factors, tree by tree. */
        double[] factors(Table rows) {
            return of(rows).numbers(column);
        }

        /** The same as one number per tree, where a tree has several rows. */
        double[] byTree(Table rows) {
            return of(rows).means("tree", column);
        }

        Plot plot(Table rows, String xName, String x, String line, UnaryOperator<String> legend) {
            return new Plot(words, xName, "effective branching factor").means(of(rows), x, line, column, legend);
        }

        /** That alpha-beta* has smaller factors, by one number per tree. */
        Criterion largerThanStar(String where, Table rows) {
            return Criterion.less(
                    "alpha-beta* has a smaller factor than " + words + where, STAR.byTree(rows), byTree(rows));
        }
    }

    /** Both forms of alpha-beta*1p. */
    private static final List<Panel> ONE_PASS = List.of(Panel.ONE_PASS_LEAVES, Panel.ONE_PASS_EVALUATIONS);

    /** What a figure says of its rows. */
    private interface Study {
        void of(Parameters parameters, Table rows, Findings found);
    }

    private final Study study;

    private BranchingFactors(Description about, Study study) {
        super(about.columns("width", "depth", "level", "bound", "tree", "algorithm")
                .columns("evaluations", "leaves", "by-evaluations", "by-leaves"));
        this.study = study;
    }

    /** By sum-bound and modelling level. */
    static BranchingFactors figure13() {
        return new BranchingFactors(
                new Description("multi-model", "figure 13")
                        .claim(
                                "The branching factors grow with the sum-bound and with the level, that of alpha-beta* to 3.25 at"
                                        + " level 1 and 3.6 at level 2; alpha-beta* prunes much more than alpha-beta*1p.")
                        .counting(COUNTING + "; width 4, depth 10")
                        .quick("10 s", "widths=4 depths=10 levels=0,1,2 bounds=0,10,100 trees=8")
                        .paper("4 min", "bounds=0,5,10,20,40,60,80,100,200 trees=100"),
                BranchingFactors::byBoundAndLevel);
    }

    /** By depth and sum-bound. */
    static BranchingFactors figure14() {
        return new BranchingFactors(
                new Description("multi-model", "figure 14")
                        .claim(
                                "The gap to alpha-beta (sum-bound 0) increases with depth for alpha-beta*1p and slightly decreases"
                                        + " for alpha-beta*.")
                        .counting(COUNTING
                                + "; width 2, level 1; gaps are taken tree by tree at depth 6 and at the deepest, all sum-bounds"
                                + " together")
                        .quick("2 s", "widths=2 depths=2,4,6,8,10,12 levels=1 bounds=0,5,10,25,50 trees=40")
                        .paper("6 s", "depths=2,4,6,8,10,12,14,16 trees=100"),
                BranchingFactors::byDepth);
    }

    /** By width and modelling level. */
    static BranchingFactors figure15() {
        return new BranchingFactors(
                new Description("multi-model", "figure 15")
                        .claim(
                                "The gap between alpha-beta (level 0) and alpha-beta* slowly increases with the branching factor, and"
                                        + " alpha-beta* is better than alpha-beta*1p on large trees.")
                        .counting(COUNTING + "; depth 6, sum-bound 5 %")
                        .quick("2 s", "widths=2,3,4,5,6 depths=6 levels=0,1,2 bounds=5 trees=20")
                        .paper("1 min", "widths=2,3,4,5,6,7,8,9,10 levels=0,1,2,3 trees=100"),
                BranchingFactors::byWidth);
    }

    /** The kind of trees of a group of jobs. */
    private record Setting(int width, int depth, int level, int percent) {
        int bound() {
            return RANGE / 100 * percent;
        }

        RandomModelTree tree(int number) {
            return new RandomModelTree(width, depth, RANGE, bound(), level, 1_000_003L * number + 17);
        }
    }

    private static List<Setting> settings(Parameters parameters) {
        List<Setting> settings = new ArrayList<>();
        for (int width : parameters.integers("widths")) {
            for (int depth : parameters.integers("depths")) {
                for (int level : parameters.integers("levels")) {
                    for (int bound : parameters.integers("bounds")) {
                        settings.add(new Setting(width, depth, level, bound));
                    }
                }
            }
        }
        return settings;
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        List<ModelAlgorithm> algorithms = List.of(ModelAlgorithm.ALPHA_BETA_STAR, ModelAlgorithm.ALPHA_BETA_STAR_1P);
        List<Setting> settings = settings(parameters);
        settings.forEach(setting -> setting.tree(0)); // rejects impossible trees
        return Jobs.each(settings, algorithms, parameters.range("trees", 2), (setting, algorithm, number, rows) -> {
            int depth = setting.depth;
            LongSet leaves = new LongSet();
            ModelResult result = ModelSearch.of(
                            algorithm,
                            Player.chain(ModelTree.<RandomModelTree>values(setting.level)),
                            bounds(setting.level, setting.bound()),
                            depth)
                    .observer((position, model, value) -> leaves.add(position.key()))
                    .run(setting.tree(number));
            rows.add(
                    setting.width,
                    depth,
                    setting.level,
                    setting.percent,
                    number,
                    algorithm.label(),
                    result.evaluations(),
                    leaves.size(),
                    root(result.evaluations(), depth),
                    root(leaves.size(), depth));
        });
    }

    static SumBounds bounds(int level, int bound) {
        return SumBounds.known(IntStream.range(0, level).map(j -> bound).toArray());
    }

    private static String root(long count, int depth) {
        return Text.of("%.6f", Math.pow((double) count, 1.0 / depth));
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        study.of(parameters, rows, found);
    }

    private static Table positive(Table rows, String column) {
        return rows.where(column, value -> !value.equals("0"));
    }

    private static void byBoundAndLevel(Parameters parameters, Table rows, Findings found) {
        found.want(infinite(rows, 1, 3.25, 3.20, 3.28));
        found.want(infinite(rows, 2, 3.60, 3.57, 3.65));
        for (Panel panel : Panel.values()) {
            found.show(panel.plot(rows, "sum-bound (% of the largest value)", "bound", "level", l -> "level " + l));
            found.want(
                    grows("grows with the sum-bound at levels 1 and 2: " + panel.words, panel, rows, "level", "bound"));
            found.want(grows(
                    "grows with the level at every sum-bound above 0: " + panel.words, panel, rows, "bound", "level"));
        }
        Table modelling = positive(positive(rows, "level"), "bound");
        for (Panel onePass : ONE_PASS) {
            found.want(onePass.largerThanStar(" (levels and sum-bounds above 0 together)", modelling));
        }
    }

    private static Criterion infinite(Table rows, int level, double paper, double low, double high) {
        Table own = Panel.STAR.of(rows.where("level", level).where("bound", 100));
        String wanted = "alpha-beta* at level " + level + " and 100 %: " + paper + " (" + low + " to " + high + ")";
        return own.size() == 0
                ? Criterion.notRun(wanted)
                : Criterion.between(wanted, Estimate.of(own.numbers("by-evaluations")), low, high);
    }

    /**
     * Neighbouring values of a column, for each value of another, without levels and bounds of 0, which are alpha-beta.
     */
    private static Criterion grows(String wanted, Panel panel, Table rows, String each, String by) {
        List<String> exceptions = new ArrayList<>();
        List<Judgement> steps = new ArrayList<>();
        for (String group : positive(rows, each).distinct(each)) {
            Table own = rows.where(each, group);
            List<String> values = own.distinct(by);
            for (int i = 1; i < values.size(); i++) {
                Criterion step = Criterion.less(
                        "",
                        panel.factors(own.where(by, values.get(i - 1))),
                        panel.factors(own.where(by, values.get(i))));
                steps.add(step.judgement());
                if (!step.holds()) {
                    exceptions.add(each + " " + group + " from " + by + " " + values.get(i - 1) + " to " + values.get(i)
                            + ": " + step.measured());
                }
            }
        }
        if (steps.isEmpty()) {
            return Criterion.notRun(wanted);
        }
        return new Criterion(
                wanted,
                exceptions.isEmpty() ? "everywhere" : String.join("; ", exceptions),
                Judgement.all(steps.stream()));
    }

    private static void byDepth(Parameters parameters, Table rows, Findings found) {
        int deepest =
                parameters.integers("depths").stream().max(Integer::compare).orElseThrow();
        for (Panel panel : Panel.values()) {
            found.show(panel.plot(rows, "depth (plies)", "depth", "bound", b -> "sum-bound " + b + " %"));
            double[] shallow = gaps(panel, rows.where("depth", SHALLOW));
            double[] deep = gaps(panel, rows.where("depth", deepest));
            String words = "gap from depth " + SHALLOW + " to " + deepest + ": " + panel.words;
            found.want(
                    panel == Panel.STAR
                            ? Criterion.less("decreasing " + words, deep, shallow)
                            : Criterion.less("increasing " + words, shallow, deep));
        }
        for (Panel onePass : ONE_PASS) {
            found.want(onePass.largerThanStar(" at depth " + deepest, positive(rows.where("depth", deepest), "bound")));
        }
    }

    /** The mean over sum-bounds, tree by tree. */
    private static double[] gaps(Panel panel, Table rows) {
        return gap(panel, positive(rows, "bound"), rows.where("bound", 0));
    }

    private static void byWidth(Parameters parameters, Table rows, Findings found) {
        for (Panel panel : Panel.values()) {
            found.show(panel.plot(rows, "branching factor", "width", "level", l -> "level " + l));
        }
        List<Integer> widths = parameters.integers("widths").stream().sorted().toList();
        Table narrow = rows.where("width", widths.get(0));
        Table wide = rows.where("width", widths.get(widths.size() - 1));
        for (String level : positive(rows, "level").distinct("level")) {
            found.want(Criterion.less(
                    "the gap of alpha-beta* to alpha-beta grows from the narrowest to the widest trees, level " + level,
                    gap(Panel.STAR, narrow.where("level", level), narrow.where("level", 0)),
                    gap(Panel.STAR, wide.where("level", level), wide.where("level", 0))));
            for (Panel onePass : ONE_PASS) {
                found.want(onePass.largerThanStar(" on the widest trees, level " + level, wide.where("level", level)));
            }
        }
    }

    /** The excess of the factors in one part of the rows over those in another, tree by tree. */
    private static double[] gap(Panel panel, Table rows, Table base) {
        double[] a = panel.byTree(rows);
        double[] b = panel.byTree(base);
        // Without a base there is no gap.
        return IntStream.range(0, Math.min(a.length, b.length))
                .mapToDouble(i -> a[i] - b[i])
                .toArray();
    }
}
