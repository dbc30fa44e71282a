package espalier.lab.multimodel;

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
import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.Reach;
import espalier.models.SumBounds;
import espalier.tree.ModelTree;
import espalier.tree.RandomModelTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Lemma 3 and theorem 1, and the bound that is sharper than eq. (4). */
public final class SumsOfModels extends Experiment {
    private static final int RANGE = 1000;

    private static final List<ModelAlgorithm> PRUNING = List.of(
            ModelAlgorithm.ALPHA_BETA_STAR,
            ModelAlgorithm.ALPHA_BETA_STAR_SHARP,
            ModelAlgorithm.ALPHA_BETA_STAR_1P,
            ModelAlgorithm.ALPHA_BETA_STAR_1P_SHARP);

    public SumsOfModels() {
        super(new Description("multi-model", "lemma 3 and theorem 1")
                .claim(
                        "Sums of neighbouring models' values stay within the bounds of eq. (4) at every node, and alpha-beta*"
                                + " returns the value of M*.")
                .counting(
                        "the values of all models at every node by the definition; broken: sums outside the bounds of eq."
                                + " (4), or of the sharper ones (-B_j below, growing by B_(j-1) + U_(j-1) above); different: another"
                                + " value or move than M*'s; evaluations: calls of any model's function; bounds in % of the largest"
                                + " value, 1000")
                .columns("width", "depth", "level", "bound", "tree", "sums", "broken", "broken-sharp", "different-star")
                .columns(
                        "different-star-sharp",
                        "different-1p",
                        "different-1p-sharp",
                        "star",
                        "star-sharp",
                        "1p",
                        "1p-sharp")
                .quick("3 s", "widths=2,3 depths=4,5 levels=1,2,3 bounds=1,5,20 trees=10")
                .paper("2 min", "widths=2,3,4 depths=4,5,6,7 trees=100"));
    }

    private record Setting(int width, int depth, int level, int bound) {
        RandomModelTree tree(int number) {
            return new RandomModelTree(width, depth, RANGE, bound, level, number);
        }

        SumBounds bounds() {
            return BranchingFactors.bounds(level, bound);
        }

        ModelResult run(ModelAlgorithm algorithm, int number) {
            return ModelSearch.of(algorithm, Player.chain(ModelTree.<RandomModelTree>values(level)), bounds(), depth)
                    .run(tree(number));
        }
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        List<Setting> settings = new ArrayList<>();
        for (int width : parameters.integers("widths")) {
            for (int depth : parameters.integers("depths")) {
                for (int level : parameters.integers("levels")) {
                    for (int percent : parameters.integers("bounds")) {
                        settings.add(new Setting(width, depth, level, percent * RANGE / 100));
                    }
                }
            }
        }
        settings.forEach(setting -> setting.tree(0)); // rejects impossible trees
        return Jobs.each(settings, parameters.range("trees", 1), (setting, number, rows) -> {
            Sums sums = new Sums(setting.tree(number), setting.bounds());
            sums.values(0);
            ModelResult right = setting.run(ModelAlgorithm.M_STAR, number);
            List<ModelResult> results = PRUNING.stream()
                    .map(algorithm -> setting.run(algorithm, number))
                    .toList();
            List<Object> row = new ArrayList<>(List.of(
                    setting.width,
                    setting.depth,
                    setting.level,
                    setting.bound,
                    number,
                    sums.count,
                    sums.broken,
                    sums.brokenSharp));
            results.forEach(
                    result -> row.add(result.value().equals(right.value()) && result.move() == right.move() ? 0 : 1));
            results.forEach(result -> row.add(result.evaluations()));
            rows.add(row.toArray());
        });
    }

    /** The values of all models at every node, by the definition, and their sums. */
    private static final class Sums {
        private final RandomModelTree tree;
        private final int level;
        private final Reach symmetric;
        private final Reach sharp;
        private long count;
        private long broken;
        private long brokenSharp;

        Sums(RandomModelTree tree, SumBounds bounds) {
            this.tree = tree;
            this.level = tree.level();
            symmetric = Reach.symmetric(bounds, tree.height());
            sharp = Reach.sharp(bounds, tree.height());
        }

        /** Active models choose their best child; a passive one gets the value of the child that the model below chooses. */
        int[] values(int ply) {
            int[] values = new int[level + 1];
            if (ply == tree.height()) {
                Arrays.setAll(values, tree::value);
            } else {
                Arrays.fill(values, Integer.MIN_VALUE);
                for (int i = 0; i < tree.rootWidth(); i++) {
                    tree.play(i);
                    int[] child = values(ply + 1);
                    tree.undo();
                    choose(values, child, ply);
                }
            }
            for (int j = 1; j <= level; j++) {
                int sum = values[j] + values[j - 1];
                int height = tree.height() - ply;
                count++;
                broken += outside(sum, symmetric, j, height);
                brokenSharp += outside(sum, sharp, j, height);
            }
            return values;
        }

        private void choose(int[] values, int[] child, int ply) {
            // The model below 0 is -f_0: where 0 is passive it gets its smallest value.
            for (int j = (level - ply) & 1; j <= level; j += 2) {
                if (child[j] > values[j]) {
                    values[j] = child[j];
                    if (j < level) {
                        values[j + 1] = child[j + 1];
                    }
                }
            }
            if (((level - ply) & 1) == 1) {
                values[0] = values[0] == Integer.MIN_VALUE ? child[0] : Math.min(values[0], child[0]);
            }
        }

        private static int outside(int sum, Reach reach, int j, int height) {
            return sum < -reach.lower(j, height) || sum > reach.upper(j, height) ? 1 : 0;
        }
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        found.want(none(rows, "lemma 3: every sum is within the bounds of eq. (4)", "broken", "sums"));
        found.want(none(rows, "theorem 1: alpha-beta* returns M*'s value and move", "different-star", ""));
        found.want(none(rows, "theorem 2, repaired: alpha-beta*1p returns M*'s value and move", "different-1p", ""));
        found.want(none(rows, "every sum is within the sharper bounds", "broken-sharp", "sums"));
        for (String sharp : List.of("star", "1p")) {
            found.want(none(
                    rows,
                    "with the sharper bounds M*'s value and move too: " + sharp,
                    "different-" + sharp + "-sharp",
                    ""));
        }
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Evaluations with the sharper bounds, in % of those with eq. (4)",
                "level | bound | alpha-beta* | alpha-beta*1p");
        for (String level : rows.distinct("level")) {
            for (String bound : rows.distinct("bound")) {
                Table own = rows.where("level", level).where("bound", bound);
                table.row(
                        level,
                        bound,
                        percent(own, "star").text(2),
                        percent(own, "1p").text(2));
            }
        }
        found.show(table);
        Table deep = rows.where("level", level -> Integer.parseInt(level) > 1);
        String wanted = "the sharper bounds save evaluations of alpha-beta* at levels from 2 on";
        if (deep.size() == 0) {
            found.want(Criterion.notRun(wanted));
        } else {
            Estimate percent = percent(deep, "star");
            found.want(wanted, percent.text(2) + " % of those with eq. (4)", Judgement.below(percent, 100));
        }
    }

    private static Estimate percent(Table rows, String column) {
        return Estimate.ofTotals(rows.numbers(column + "-sharp"), rows.numbers(column))
                .times(100);
    }

    private static Criterion none(Table rows, String wanted, String column, String of) {
        double exceptions = rows.sum(column);
        double all = of.isEmpty() ? rows.size() : rows.sum(of);
        return new Criterion(
                wanted,
                Text.of("%,.0f exceptions in %,.0f %s", exceptions, all, of.isEmpty() ? "trees" : of),
                exceptions == 0);
    }
}
