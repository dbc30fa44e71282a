package espalier.lab.solution;

import static espalier.search.Algorithm.*;

import espalier.game.Text;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.tree.Tree;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The right end of figures 8 and 9 for every algorithm that surpasses alpha-beta. */
public final class PerfectOrdering extends Experiment {
    private static final List<Candidate> CONTENDERS = Stream.of(
                    ALPHA_BETA,
                    PVS,
                    NEGA_SCOUT,
                    ASPIRATION_NEGA_SCOUT,
                    SSS_STAR,
                    DUAL_STAR,
                    SSS_2,
                    DUAL_2,
                    SSS_0,
                    SSS_4,
                    SSS_B,
                    AB_SSS_STAR,
                    AB_DUAL_STAR,
                    MTD_F,
                    C_STAR)
            .map(algorithm -> new Candidate(algorithm.label(), algorithm))
            .toList();

    public PerfectOrdering() {
        super(new Description("solution-trees", "perfect ordering")
                .claim("In a perfectly ordered tree every algorithm expands the same number of nodes.")
                .counting(
                        "distinct interior nodes plus distinct leaves; every algorithm whose leaves are a subset of alpha-beta's,"
                                + " with guess 499, step 50, delta 10 and the range of leaf values where it uses one; trees whose value is"
                                + " an end of that range are left out, because C* needs half a proof there")
                .columns("set", "seed", "value", "algorithm", "nodes")
                .quick("3 s", "width=5 depth=9 trees=5")
                .paper("3 min", "trees=1000"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        int width = parameters.integer("width", 1);
        int depth = parameters.integer("depth", 1);
        List<TreeKind> kinds = List.of(TreeKind.values());
        TreeKind.check(kinds, width, depth, List.of(100));
        return Jobs.each(kinds, parameters.range("trees", 1), (kind, seed, rows) -> {
            Tree<?> tree = kind.tree(width, depth, 100, seed);
            int value = TreeKind.value(tree);
            for (Candidate contender : CONTENDERS) {
                rows.add(kind, seed, value, contender.name(), contender.nodes(tree, TreeKind.HIGH / 2));
            }
        });
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        String wanted =
                Long.toString(NodeCounts.minimalNodes(parameters.integer("width"), parameters.integer("depth")));
        // If the value is an end of the range, half a proof suffices.
        Set<String> ends = Set.of("0", Integer.toString(TreeKind.HIGH));
        Exhibit.Numbers means = new Exhibit.Numbers("Mean node count", "algorithm | nodes expanded");
        for (String name : rows.distinct("algorithm")) {
            Table own = rows.where("algorithm", name).where("value", value -> !ends.contains(value));
            long others = own.where("nodes", nodes -> !nodes.equals(wanted)).size();
            String words = name + " expands " + wanted + " nodes";
            found.want(
                    own.size() == 0
                            ? Criterion.notRun(words)
                            : new Criterion(
                                    words,
                                    others == 0
                                            ? "in all " + own.size() + " trees"
                                            : "not in " + others + " of " + own.size() + " trees",
                                    others == 0));
            means.row(name, Text.of("%.2f", own.mean("nodes")));
        }
        found.show(means);
    }
}
