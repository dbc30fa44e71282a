package espalier.lab.multimodel;

import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.tree.ModelTree;
import espalier.tree.RandomModelTree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Lemmas 1 and 2: how many evaluations M* and M*1p make, and M* with simple pruning at most and at least. */
public final class Lemmas extends Experiment {
    private static final int RANGE = 1000;

    public Lemmas() {
        super(new Description("multi-model", "lemmas 1 and 2")
                .claim(
                        "M* makes T(b,d) evaluations and M*1p (n+1) b^d; M* with simple pruning makes at most (b/(b-1))^n b^d and at"
                                + " least floor(d/2)^n (b^floor((d+n)/2) + b^ceil((d+n)/2)).")
                .counting(
                        "calls of any model's function; T(b,d) = b (T(b,d-1) + T(b,d-2)), T(b,0) = 1, T(b,1) = b; random trees"
                                + " and the tree whose leaves are all the same (tree 0), on which alpha-beta is at its best; depths above"
                                + " the level")
                .columns("width", "depth", "level", "tree", "m-star", "m-star-1p", "m-star-simple")
                .quick("1 s", "widths=2,3,4 depths=3,4,5 levels=0,1,2,3 trees=10")
                .paper("10 s", "widths=2,3,4,5 depths=3,4,5,6,7 trees=100"));
    }

    private record Setting(int width, int depth, int level) {
        RandomModelTree tree(int number) {
            return new RandomModelTree(width, depth, number == 0 ? 0 : RANGE, RANGE, level, number);
        }
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        List<Setting> settings = new ArrayList<>();
        for (int width : parameters.integers("widths")) {
            for (int depth : parameters.integers("depths")) {
                for (int level : parameters.integers("levels")) {
                    if (depth > level) {
                        settings.add(new Setting(width, depth, level));
                    }
                }
            }
        }
        settings.forEach(setting -> setting.tree(0)); // rejects impossible trees
        return Jobs.each(settings, parameters.range("trees", 1), (setting, number, rows) -> {
            RandomModelTree tree = setting.tree(number);
            rows.add(
                    setting.width,
                    setting.depth,
                    setting.level,
                    number,
                    evaluations(ModelAlgorithm.M_STAR, tree),
                    evaluations(ModelAlgorithm.M_STAR_1P, tree),
                    evaluations(ModelAlgorithm.M_STAR_SIMPLE, tree));
        });
    }

    private static long evaluations(ModelAlgorithm algorithm, RandomModelTree tree) {
        return ModelSearch.of(
                        algorithm,
                        Player.chain(ModelTree.<RandomModelTree>values(tree.level())),
                        BranchingFactors.bounds(tree.level(), RANGE),
                        tree.height())
                .run(tree)
                .evaluations();
    }

    /** A row, and the lemmas' bounds. */
    private record Case(int width, int depth, int level, long serial, long onePass, long simple) {
        static List<Case> of(Table rows) {
            double[] widths = rows.numbers("width");
            double[] depths = rows.numbers("depth");
            double[] levels = rows.numbers("level");
            double[] serial = rows.numbers("m-star");
            double[] onePass = rows.numbers("m-star-1p");
            double[] simple = rows.numbers("m-star-simple");
            return IntStream.range(0, rows.size())
                    .mapToObj(i -> new Case(
                            (int) widths[i],
                            (int) depths[i],
                            (int) levels[i],
                            (long) serial[i],
                            (long) onePass[i],
                            (long) simple[i]))
                    .toList();
        }

        static long serialWanted(int width, int depth) {
            return depth == 0
                    ? 1
                    : depth == 1 ? width : width * (serialWanted(width, depth - 1) + serialWanted(width, depth - 2));
        }

        boolean serialRight() {
            return serial == serialWanted(width, depth);
        }

        boolean onePassRight() {
            return onePass == (level + 1) * Math.round(Math.pow(width, depth));
        }

        double most() {
            return Math.pow(width / (width - 1.0), level) * Math.pow(width, depth);
        }

        /** As printed. */
        double least() {
            int half = (depth + level) / 2;
            int rest = depth + level - half;
            return Math.pow(Math.floorDiv(depth, 2), level) * (Math.pow(width, half) + Math.pow(width, rest));
        }

        String text() {
            return "width " + width + " depth " + depth + " level " + level + ": " + simple
                    + " evaluations; printed bounds " + Math.round(least()) + " and " + Math.round(most());
        }
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        List<Case> all = Case.of(rows);
        found.want(always("lemma 1: M* makes T(b,d) evaluations", all, Case::serialRight));
        found.want(always("lemma 1: M*1p makes (n+1) b^d evaluations", all, Case::onePassRight));
        // Accumulated rounding errors must not decide.
        found.want(
                always("lemma 2: simple pruning stays within the upper bound", all, c -> c.simple <= c.most() + 1e-6));
        found.want(always(
                "lemma 2: simple pruning stays above the lower bound, levels from 1 on (at 0 it lacks Knuth and Moore's -1)",
                all.stream().filter(c -> c.level > 0).toList(),
                c -> c.simple >= c.least()));
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Evaluations",
                "b | d | n | M* | M*1p | simple pruning, constant tree | simple pruning, mean | printed lower bound | upper bound");
        for (Case c : Case.of(rows.where("tree", 0))) {
            Table group = rows.where("width", c.width).where("depth", c.depth).where("level", c.level);
            table.row(
                    c.width,
                    c.depth,
                    c.level,
                    c.serial,
                    c.onePass,
                    c.simple,
                    Math.round(group.mean("m-star-simple")),
                    Math.round(c.least()),
                    (long) c.most());
        }
        found.show(table);
    }

    private static Criterion always(String wanted, List<Case> all, Predicate<Case> holds) {
        if (all.isEmpty()) {
            return Criterion.notRun(wanted);
        }
        List<Case> broken = all.stream().filter(holds.negate()).toList();
        return new Criterion(
                wanted,
                broken.isEmpty()
                        ? "on all " + all.size() + " trees"
                        : "not on " + broken.size() + " of " + all.size() + " trees; first: "
                                + broken.get(0).text(),
                broken.isEmpty());
    }
}
