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
import espalier.search.Algorithm;
import espalier.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** The right end of figures 8 and 9 for every algorithm that surpasses alpha-beta. */
public final class PerfectOrdering extends DescribedExperiment {
    private static final List<Algorithm> ALGORITHMS = List.of(
            Algorithm.ALPHA_BETA,
            Algorithm.PVS,
            Algorithm.NEGA_SCOUT,
            Algorithm.ASPIRATION_NEGA_SCOUT,
            Algorithm.SSS_STAR,
            Algorithm.DUAL_STAR,
            Algorithm.SSS_2,
            Algorithm.DUAL_2,
            Algorithm.SSS_0,
            Algorithm.SSS_4,
            Algorithm.SSS_B,
            Algorithm.AB_SSS_STAR,
            Algorithm.AB_DUAL_STAR,
            Algorithm.MTD_F,
            Algorithm.C_STAR);

    public PerfectOrdering() {
        super(new Description(
                "solution-trees",
                "perfect ordering",
                "In a perfectly ordered tree every algorithm expands the same number of nodes.",
                "distinct interior nodes plus distinct leaves; every algorithm whose leaves are a subset of alpha-beta's, with"
                        + " guess 499, step 50, delta 10 and the range of leaf values where it uses one; trees whose value is"
                        + " an end of that range are left out, because C* needs half a proof there",
                "3 s",
                "3 min"));
    }

    @Override
    public Parameters parameters(Size size) {
        return Parameters.of("width", 5, "depth", 9, "trees", size == Size.QUICK ? 5 : 1000);
    }

    @Override
    public List<Column> columns() {
        return List.of(
                Column.of("set"), Column.of("seed"), Column.of("value"), Column.of("algorithm"), Column.of("nodes"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        int width = parameters.integer("width", 1);
        int depth = parameters.integer("depth", 1);
        TreeSet.TOP_DOWN_FIXED.tree(width, depth, 100, 0); // complains about what cannot be a tree
        return Jobs.each(List.of(TreeSet.values()), parameters.range("trees", 1), (set, seed, rows) -> {
            Tree<?> tree = set.tree(width, depth, 100, seed);
            int value = TreeSet.value(tree);
            for (Algorithm algorithm : ALGORITHMS) {
                Contender contender = new Contender(algorithm.label(), algorithm);
                rows.add(set, seed, value, contender.name(), contender.nodes(tree, TreeSet.HIGH / 2));
            }
        });
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        long minimum = NodeCounts.minimalNodes(parameters.integer("width"), parameters.integer("depth"));
        String wanted = Long.toString(minimum);
        // Whoever knows the range needs half a proof for a value that is an end of it.
        Predicate<String> inside = value -> !value.equals("0") && !value.equals(Integer.toString(TreeSet.HIGH));
        List<Criterion> criteria = new ArrayList<>();
        List<List<String>> numbers = new ArrayList<>();
        for (String name : rows.distinct("algorithm")) {
            Table own = rows.where("algorithm", name).where("value", inside);
            long others = own.where("nodes", nodes -> !nodes.equals(wanted)).size();
            String words = name + " expands " + wanted + " nodes";
            criteria.add(
                    own.size() == 0
                            ? Criterion.notRun(words)
                            : new Criterion(
                                    words,
                                    others == 0
                                            ? "in all " + own.size() + " trees"
                                            : "not in " + others + " of " + own.size() + " trees",
                                    others == 0));
            numbers.add(List.of(name, String.format(Locale.ROOT, "%.2f", own.mean("nodes"))));
        }
        Exhibit table = new Exhibit.Numbers("Mean node count", List.of("algorithm", "nodes expanded"), numbers);
        return new Outcome(List.of(table), criteria, "");
    }
}
