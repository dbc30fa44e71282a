package espalier.lab.multimodel;

import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.DescribedExperiment;
import espalier.lab.experiment.Exhibit;
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
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Effective branching factors of alpha-beta* and alpha-beta*1p on the random trees of section 4: the d-th root of a tree's
 * leaf evaluations. The paper does not say whether alpha-beta*1p, which asks all models at a leaf, makes one evaluation
 * there or several, so both are counted.
 */
abstract class BranchingFactors extends DescribedExperiment {
    static final String COUNTING =
            "the d-th root of each tree's count, averaged; counted are calls of any model's function"
                    + " (evaluations) and different leaves; values -10000..10000, sum-bounds in percent of 10000";

    /** The largest value of a leaf. */
    static final int RANGE = 10_000;

    /** One panel: an algorithm and what is counted of it. */
    enum Panel {
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

        String words() {
            return words;
        }

        /** Its rows. */
        Table of(Table rows) {
            return rows.where("algorithm", algorithm.label());
        }

        /** Its branching factors, tree by tree. */
        double[] factors(Table rows) {
            return of(rows).numbers(column);
        }

        /** The same as one number a tree, where a tree has several rows. */
        double[] byTree(Table rows) {
            return of(rows).means("tree", column);
        }

        Exhibit figure(Table rows, String xName, String x, String line, UnaryOperator<String> legend) {
            return Exhibit.Figure.lines(words, xName, "effective branching factor", of(rows), x, line, column, legend);
        }
    }

    /** Both forms of alpha-beta*1p. */
    static final List<Panel> ONE_PASS = List.of(Panel.ONE_PASS_LEAVES, Panel.ONE_PASS_EVALUATIONS);

    BranchingFactors(Description description) {
        super(description);
    }

    /** The kind of trees of a group of jobs. */
    record Setting(int width, int depth, int level, int percent) {
        int bound() {
            return RANGE / 100 * percent;
        }

        RandomModelTree tree(int number) {
            return new RandomModelTree(width, depth, RANGE, bound(), level, 1_000_003L * number + 17);
        }
    }

    /** All combinations of the parameters "widths", "depths", "levels" and "bounds". */
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

    static Parameters parameters(String widths, String depths, String levels, String bounds, int trees) {
        return Parameters.of("widths", widths, "depths", depths, "levels", levels, "bounds", bounds, "trees", trees);
    }

    @Override
    public final List<Column> columns() {
        return List.of(
                Column.of("width"),
                Column.of("depth"),
                Column.of("level"),
                Column.of("bound"),
                Column.of("tree"),
                Column.of("algorithm"),
                Column.of("evaluations"),
                Column.of("leaves"),
                Column.of("by-evaluations"),
                Column.of("by-leaves"));
    }

    @Override
    public final Jobs jobs(Parameters parameters) {
        List<ModelAlgorithm> algorithms = List.of(ModelAlgorithm.ALPHA_BETA_STAR, ModelAlgorithm.ALPHA_BETA_STAR_1P);
        List<Setting> settings = settings(parameters);
        settings.forEach(setting -> setting.tree(0)); // complains about what cannot be a tree
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
        return String.format(Locale.ROOT, "%.6f", Math.pow((double) count, 1.0 / depth));
    }

    /** How much larger the factors of one part of the rows are than those of another, tree by tree. */
    static double[] gap(Panel panel, Table rows, Table base) {
        double[] a = panel.byTree(rows);
        double[] b = panel.byTree(base);
        // Without a base there is no gap.
        return IntStream.range(0, Math.min(a.length, b.length))
                .mapToDouble(i -> a[i] - b[i])
                .toArray();
    }
}
