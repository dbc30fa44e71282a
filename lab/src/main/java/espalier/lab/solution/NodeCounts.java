package espalier.lab.solution;

import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.DescribedExperiment;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.search.Algorithm;
import espalier.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** Nodes expanded by ordering, algorithm by algorithm: what figures 8 and 9 and their variations share. */
abstract class NodeCounts extends DescribedExperiment {
    static final String DUAL_2 = "Dual-2";

    static final String COUNTING =
            "distinct interior nodes plus distinct leaves; every algorithm on the same trees, differences paired by tree";

    /** The paper's old algorithms and new ones. */
    static final List<Contender> OLD_AND_NEW = List.of(
            new Contender("Alpha-beta", Algorithm.ALPHA_BETA),
            new Contender("PVS", Algorithm.PVS),
            new Contender("SSS-2", Algorithm.SSS_2),
            new Contender(DUAL_2, Algorithm.DUAL_2),
            new Contender("SSS-4 (50)", Algorithm.SSS_4, 50),
            new Contender("SSS-4 (100)", Algorithm.SSS_4, 100),
            new Contender("SSS-B", Algorithm.SSS_B));

    /** Where the ordering is worst and the algorithms differ most. */
    static final int WORST = 20;

    private final List<Contender> contenders;
    private final List<TreeSet> sets;

    NodeCounts(Description description, List<Contender> contenders, List<TreeSet> sets) {
        super(description);
        this.contenders = contenders;
        this.sets = sets;
    }

    static Parameters parameters(int width, int depth, int trees) {
        return Parameters.of("width", width, "depth", depth, "percents", "20,30,40,50,60,70,80,90,100", "trees", trees);
    }

    @Override
    public final List<Column> columns() {
        return List.of(
                Column.of("set"), Column.of("percent"), Column.of("seed"), Column.of("algorithm"), Column.of("nodes"));
    }

    @Override
    public final Jobs jobs(Parameters parameters) {
        int width = parameters.integer("width", 1);
        int depth = parameters.integer("depth", 1);
        List<Integer> percents = parameters.integers("percents", 0, 100);
        sets.get(0).tree(width, depth, percents.get(0), 0); // complains about what cannot be a tree
        return Jobs.each(sets, parameters.range("trees", 2), (set, seed, rows) -> {
            List<Tree<?>> ordered = set.trees(width, depth, percents, seed);
            for (int i = 0; i < percents.size(); i++) {
                int guess = TreeSet.value(ordered.get(i));
                for (Contender contender : contenders) {
                    rows.add(set, percents.get(i), seed, contender.name(), contender.nodes(ordered.get(i), guess));
                }
            }
        });
    }

    @Override
    public final Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<Criterion> criteria = new ArrayList<>();
        for (TreeSet set : sets) {
            Table own = rows.where("set", set);
            exhibits.add(Exhibit.Figure.lines(
                    "Node count: " + set.words(),
                    "nodes whose best child stands first (%)",
                    "nodes expanded",
                    own,
                    "percent",
                    "algorithm",
                    "nodes"));
            criteria.addAll(criteria(set, own));
            criteria.add(perfect(set, own.where("percent", 100), parameters));
        }
        return new Outcome(exhibits, criteria, "");
    }

    /** What must come out for a set of trees. */
    abstract List<Criterion> criteria(TreeSet set, Table rows);

    static Table worst(Table rows) {
        return rows.where("percent", WORST);
    }

    static Criterion fewer(TreeSet set, Table rows, String a, String b) {
        return Criterion.less(
                a + " expands fewer nodes than " + b + " at " + WORST + " %, " + set.words(),
                nodes(worst(rows), a),
                nodes(worst(rows), b));
    }

    static double[] nodes(Table rows, String algorithm) {
        return rows.where("algorithm", algorithm).numbers("nodes");
    }

    /** By means, where the ordering is worst and at all orderings but the perfect one. */
    static List<Criterion> dualBest(TreeSet set, Table rows) {
        List<String> exceptions = new ArrayList<>();
        Table imperfect = rows.where("percent", percent -> !percent.equals("100"));
        for (String percent : imperfect.distinct("percent")) {
            String best = rows.where("percent", percent).lowest("algorithm", "nodes");
            if (!best.equals(DUAL_2)) {
                exceptions.add(best + " at " + percent + " %");
            }
        }
        String best = worst(rows).lowest("algorithm", "nodes");
        String atWorst = DUAL_2 + " best by means at " + WORST + " %, " + set.words();
        String everywhere = DUAL_2 + " best by means at every ordering below 100 %, " + set.words();
        if (best.isEmpty()) {
            return List.of(Criterion.notRun(atWorst), Criterion.notRun(everywhere));
        }
        return List.of(
                new Criterion(atWorst, best + " is best", best.equals(DUAL_2)),
                new Criterion(
                        everywhere,
                        exceptions.isEmpty() ? "everywhere" : "but " + String.join(", ", exceptions),
                        exceptions.isEmpty()));
    }

    /** Knuth and Moore's minimum and the interior nodes above its leaves. */
    static long minimalNodes(int width, int depth) {
        long nodes = 1;
        for (int ply = 1; ply <= depth; ply++) {
            nodes += power(width, (ply + 1) / 2) + power(width, ply / 2) - 1;
        }
        return nodes;
    }

    private static long power(int base, int exponent) {
        return exponent == 0 ? 1 : base * power(base, exponent - 1);
    }

    private static Criterion perfect(TreeSet set, Table rows, Parameters parameters) {
        List<String> counts = rows.distinct("nodes");
        String minimum = Long.toString(minimalNodes(parameters.integer("width"), parameters.integer("depth")));
        String wanted = "all expand the minimum of " + minimum + " nodes at 100 %, " + set.words();
        if (counts.isEmpty()) {
            return Criterion.notRun(wanted);
        }
        return new Criterion(
                wanted,
                counts.size() == 1 ? "all " + counts.get(0) : counts.size() + " different counts",
                counts.equals(List.of(minimum)));
    }
}
