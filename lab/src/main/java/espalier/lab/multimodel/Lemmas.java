package espalier.lab.multimodel;

import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.DescribedExperiment;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.tree.ModelTree;
import espalier.tree.RandomModelTree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Lemmas 1 and 2: how many evaluations M* and M*1p make, and M* with simple pruning at most and at least. */
public final class Lemmas extends DescribedExperiment {
    private static final int RANGE = 1000;

    public Lemmas() {
        super(new Description(
                "multi-model",
                "lemmas 1 and 2",
                "M* makes T(b,d) evaluations and M*1p (n+1) b^d; M* with simple pruning makes at most (b/(b-1))^n b^d and at"
                        + " least floor(d/2)^n (b^floor((d+n)/2) + b^ceil((d+n)/2)).",
                "calls of any model's function; T(b,d) = b (T(b,d-1) + T(b,d-2)), T(b,0) = 1, T(b,1) = b; random trees and the"
                        + " tree whose leaves are all the same (tree 0), on which alpha-beta is at its best; depths above the"
                        + " level",
                "1 s",
                "10 s"));
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK
                ? Parameters.of("widths", "2,3,4", "depths", "3,4,5", "levels", "0,1,2,3", "trees", 10)
                : Parameters.of("widths", "2,3,4,5", "depths", "3,4,5,6,7", "levels", "0,1,2,3", "trees", 100);
    }

    @Override
    public List<Column> columns() {
        return List.of(
                Column.of("width"),
                Column.of("depth"),
                Column.of("level"),
                Column.of("tree"),
                Column.of("m-star"),
                Column.of("m-star-1p"),
                Column.of("m-star-simple"));
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
        settings.forEach(setting -> setting.tree(0)); // complains about what cannot be a tree
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

    /** A row, and what the lemmas say of it. */
    private record Case(int width, int depth, int level, long serial, long onePass, long simple) {
        static List<Case> of(Table rows) {
            return rows.rows().stream()
                    .map(cells -> new Case(
                            Integer.parseInt(cells.get(0)),
                            Integer.parseInt(cells.get(1)),
                            Integer.parseInt(cells.get(2)),
                            Long.parseLong(cells.get(4)),
                            Long.parseLong(cells.get(5)),
                            Long.parseLong(cells.get(6))))
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
    public Outcome study(Parameters parameters, Table rows) {
        List<Case> all = Case.of(rows);
        List<Criterion> criteria = List.of(
                always("lemma 1: M* makes T(b,d) evaluations", all, Case::serialRight),
                always("lemma 1: M*1p makes (n+1) b^d evaluations", all, Case::onePassRight),
                // A sum of roundings cannot decide.
                always("lemma 2: simple pruning stays within the upper bound", all, c -> c.simple <= c.most() + 1e-6),
                always(
                        "lemma 2: simple pruning stays above the lower bound, levels from 1 on (at 0 it lacks Knuth and Moore's -1)",
                        all.stream().filter(c -> c.level > 0).toList(),
                        c -> c.simple >= c.least()));
        List<List<String>> numbers = new ArrayList<>();
        for (Case c : Case.of(rows.where("tree", 0))) {
            Table group = rows.where("width", c.width).where("depth", c.depth).where("level", c.level);
            numbers.add(List.of(
                    Integer.toString(c.width),
                    Integer.toString(c.depth),
                    Integer.toString(c.level),
                    Long.toString(c.serial),
                    Long.toString(c.onePass),
                    Long.toString(c.simple),
                    Long.toString(Math.round(group.mean("m-star-simple"))),
                    Long.toString(Math.round(c.least())),
                    Long.toString((long) c.most())));
        }
        Exhibit table = new Exhibit.Numbers(
                "Evaluations",
                List.of(
                        "b",
                        "d",
                        "n",
                        "M*",
                        "M*1p",
                        "simple pruning, constant tree",
                        "simple pruning, mean",
                        "printed lower bound",
                        "upper bound"),
                numbers);
        return new Outcome(List.of(table), criteria, "");
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
