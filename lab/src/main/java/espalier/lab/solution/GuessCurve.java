package espalier.lab.solution;

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
import espalier.tree.Tree;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongBiFunction;

/** Nodes expanded by the distance of a guess from the game value: a line for each ordering. */
public final class GuessCurve extends Experiment {
    /** Prefix of an offset that marks an absolute guess. */
    private static final String GUESS = "guess-";

    private final String title;
    private final String xName;
    private final ToLongBiFunction<Tree<?>, Integer> cost;
    private final List<Integer> guesses;
    private final BiFunction<String, Table, List<Criterion>> criteria;

    /**
     * @param guesses absolute guesses, the same for all trees, shown next to the curve
     */
    private GuessCurve(
            Description about,
            String title,
            String xName,
            ToLongBiFunction<Tree<?>, Integer> cost,
            List<Integer> guesses,
            BiFunction<String, Table, List<Criterion>> criteria) {
        super(about.columns("set", "percent", "seed", "offset", "nodes"));
        this.title = title;
        this.xName = xName;
        this.cost = cost;
        this.guesses = guesses;
        this.criteria = criteria;
    }

    /** Nodes that SSS-0 expands, by its first guess. */
    static GuessCurve figure10() {
        return new GuessCurve(
                new Description("solution-trees", "figure 10")
                        .claim("The closer the first guess of SSS-0 is to the game value, the fewer nodes it"
                                + " expands, and a guess of 999 costs more than one of 0.")
                        .counting("distinct interior nodes plus distinct leaves of the whole search; guesses are"
                                + " given as their distance from each tree's game value; 0 and 999 are"
                                + " also tried in all trees")
                        .quick("6 s", sized("-504,-400,-300,-200,-100,-50,0,50,100,200,300,400,495"))
                        .paper("17 min", "depth=9 trees=1000"),
                "Node count SSS-0: ",
                "first guess minus game value",
                NodeCounts.SSS_0::nodes,
                List.of(0, TreeKind.HIGH),
                (where, rows) -> List.of(
                        always(
                                "fewest nodes by means at the game value at every ordering, " + where,
                                curve(rows),
                                own -> own.lowest("offset", "nodes"),
                                Set.of("0")),
                        Criterion.less(
                                "fewer nodes from a guess of 0 than from one of 999, all orderings together, " + where,
                                byTree(rows, 0),
                                byTree(rows, TreeKind.HIGH)),
                        lessInOrderedTrees(where, rows)));
    }

    /** "The gain in performance is less in ordered trees": from the worst ordering to the best one that is not perfect. */
    private static Criterion lessInOrderedTrees(String where, Table rows) {
        List<Integer> percents =
                rows.distinct("percent").stream().map(Integer::valueOf).sorted().toList();
        String wanted = "the game value saves less against a guess of 999 in better ordered trees, " + where;
        if (percents.size() < 2) {
            return Criterion.notRun(wanted);
        }
        Table worst = rows.where("percent", percents.get(0));
        Table best = rows.where("percent", percents.get(percents.size() - 1));
        Estimate change = Estimate.ofTotals(
                        at(best, "0"),
                        at(best, GUESS + TreeKind.HIGH),
                        at(worst, "0"),
                        at(worst, GUESS + TreeKind.HIGH))
                .times(100);
        return new Criterion(
                wanted,
                change.text(1) + " points from " + percents.get(0) + " to " + percents.get(percents.size() - 1) + " %",
                Judgement.above(change, 0));
    }

    private static double[] at(Table rows, String offset) {
        return rows.where("offset", offset).numbers("nodes");
    }

    /** The refutation wall of Marsland, Reinefeld and Schaeffer: what single null-window calls cost. */
    static GuessCurve refutationWall() {
        return new GuessCurve(
                new Description("solution-trees", "refutation wall")
                        .claim(
                                "The closer the bound of a single null-window call is to the game value, the more it costs.")
                        .counting("interior nodes plus leaves of one null-window search (gamma - 1, gamma) without"
                                + " memory; gamma is given as its distance from each tree's game value,"
                                + " the call fails high up to 0, low above")
                        .quick("3 s", sized("-400,-300,-200,-100,-50,-20,0,1,20,50,100,200,300,400"))
                        .paper("4 min", "depth=9 trees=1000"),
                "Single null-window calls: ",
                "gamma minus game value",
                Candidate::nullWindow,
                List.of(),
                (where, rows) -> List.of(always(
                        "most expensive by means at the game value or just above at every ordering, " + where,
                        rows,
                        own -> own.highest("offset", "nodes"),
                        Set.of("0", "1"))));
    }

    private static String sized(String offsets) {
        return "width=5 depth=7 percents=20,40,60,80,90,100 offsets=" + offsets + " trees=20";
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        int width = parameters.integer("width", 1);
        int depth = parameters.integer("depth", 1);
        List<Integer> offsets = parameters.integers("offsets");
        List<Integer> percents = parameters.integers("percents", 0, 100);
        List<TreeKind> kinds = List.of(TreeKind.values());
        TreeKind.check(kinds, width, depth, percents);
        return Jobs.each(kinds, parameters.range("trees", 2), (kind, seed, rows) -> {
            List<Tree<?>> ordered = kind.trees(width, depth, percents, seed);
            for (int i = 0; i < percents.size(); i++) {
                Tree<?> tree = ordered.get(i);
                int value = TreeKind.value(tree);
                for (int offset : offsets) {
                    rows.add(kind, percents.get(i), seed, offset, cost.applyAsLong(tree, value + offset));
                }
                for (int guess : guesses) {
                    rows.add(kind, percents.get(i), seed, GUESS + guess, cost.applyAsLong(tree, guess));
                }
            }
        });
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        for (TreeKind kind : TreeKind.values()) {
            Table own = rows.where("set", kind);
            found.show(new Plot(
                            title + kind.words(),
                            xName + (kind == TreeKind.TOP_DOWN_FIXED ? " (" + TreeKind.FIXED + ")" : ""),
                            "nodes expanded")
                    .means(curve(own), "offset", "percent", "nodes", percent -> percent + " % ordered"));
            criteria(kind.words(), own).forEach(found::want);
        }
    }

    /** The criteria for a kind of trees. Perfectly ordered trees leave nothing to compare. */
    List<Criterion> criteria(String where, Table rows) {
        return criteria.apply(where, NodeCounts.imperfect(rows));
    }

    /** The rows whose guess is given by its distance. */
    static Table curve(Table rows) {
        return rows.where("offset", offset -> !offset.startsWith(GUESS));
    }

    /** Orderings of one tree are not independent trees. */
    private static double[] byTree(Table rows, int guess) {
        return rows.where("offset", GUESS + guess).means("seed", "nodes");
    }

    /** That the extreme offset of each ordering is one of the expected ones. */
    private static Criterion always(String wanted, Table rows, Function<Table, String> offset, Set<String> allowed) {
        List<String> found = rows.distinct("percent").stream()
                .map(percent -> offset.apply(rows.where("percent", percent)))
                .toList();
        return found.isEmpty()
                ? Criterion.notRun(wanted)
                : new Criterion(wanted, "at " + String.join(", ", found), allowed.containsAll(found));
    }
}
