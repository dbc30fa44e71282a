package espalier.lab.solution;

import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.DescribedExperiment;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Nodes expanded by the distance of a guess from the game value: a line for each ordering. */
abstract class GuessCurve extends DescribedExperiment {
    /** Begins the offset of a guess that is not given by its distance. */
    static final String GUESS = "guess-";

    private final String title;
    private final String xName;

    GuessCurve(Description description, String title, String xName) {
        super(description);
        this.title = title;
        this.xName = xName;
    }

    static Parameters parameters(Size size, String offsets) {
        boolean quick = size == Size.QUICK;
        return Parameters.of(
                "width",
                5,
                "depth",
                quick ? 7 : 9,
                "percents",
                "20,40,60,80,90,100",
                "offsets",
                offsets,
                "trees",
                quick ? 20 : 1000);
    }

    @Override
    public final List<Column> columns() {
        return List.of(
                Column.of("set"), Column.of("percent"), Column.of("seed"), Column.of("offset"), Column.of("nodes"));
    }

    @Override
    public final Jobs jobs(Parameters parameters) {
        int width = parameters.integer("width", 1);
        int depth = parameters.integer("depth", 1);
        List<Integer> offsets = parameters.integers("offsets");
        List<Integer> percents = parameters.integers("percents", 0, 100);
        TreeSet.TOP_DOWN_FIXED.tree(width, depth, percents.get(0), 0); // complains about what cannot be a tree
        return Jobs.each(List.of(TreeSet.values()), parameters.range("trees", 2), (set, seed, rows) -> {
            List<Tree<?>> ordered = set.trees(width, depth, percents, seed);
            for (int i = 0; i < percents.size(); i++) {
                int value = TreeSet.value(ordered.get(i));
                for (int offset : offsets) {
                    rows.add(set, percents.get(i), seed, offset, nodes(ordered.get(i), value + offset));
                }
                for (int guess : guesses()) {
                    rows.add(set, percents.get(i), seed, GUESS + guess, nodes(ordered.get(i), guess));
                }
            }
        });
    }

    /** Guesses that are the same for all trees: what they cost stands beside the curve. */
    List<Integer> guesses() {
        return List.of();
    }

    /** What a search with this guess expands. */
    abstract long nodes(Tree<?> tree, int guess);

    @Override
    public final Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<Criterion> criteria = new ArrayList<>();
        for (TreeSet set : TreeSet.values()) {
            Table own = rows.where("set", set);
            exhibits.add(Exhibit.Figure.lines(
                    title + set.words(),
                    xName + (set == TreeSet.TOP_DOWN_FIXED ? " (" + TreeSet.FIXED + ")" : ""),
                    "nodes expanded",
                    curve(own),
                    "offset",
                    "percent",
                    "nodes",
                    percent -> percent + " % ordered"));
            // In perfectly ordered trees every search expands the same nodes: there is nothing to compare.
            criteria.addAll(criteria(set.words(), own.where("percent", percent -> !percent.equals("100"))));
        }
        return new Outcome(exhibits, criteria, "");
    }

    /** What must come out for a set of trees that are not perfectly ordered. */
    abstract List<Criterion> criteria(String where, Table rows);

    /** The rows whose guess is given by its distance. */
    static Table curve(Table rows) {
        return rows.where("offset", offset -> !offset.startsWith(GUESS));
    }

    /** That an offset which each ordering has somewhere is one of the wanted ones. */
    static Criterion always(String wanted, Table rows, Function<Table, String> offset, Set<String> allowed) {
        List<String> found = rows.distinct("percent").stream()
                .map(percent -> offset.apply(rows.where("percent", percent)))
                .toList();
        return found.isEmpty()
                ? Criterion.notRun(wanted)
                : new Criterion(wanted, "at " + String.join(", ", found), allowed.containsAll(found));
    }
}
