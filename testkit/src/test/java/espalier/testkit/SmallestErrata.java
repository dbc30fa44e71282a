package espalier.testkit;

import espalier.testkit.Errata.Erratum;
import espalier.tree.ExplicitTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** For each failing reading the smallest tree of three values that shows it; the first of equally small ones. */
final class SmallestErrata {
    private SmallestErrata() {}

    /** Among all trees of up to this many nodes, one-child nodes included. */
    static Map<Erratum, ExplicitTree> ofNodes(int most) {
        return find(most, AllTrees::shapesOfNodes);
    }

    /** Among all trees of up to this many leaves without one-child nodes. */
    static Map<Erratum, ExplicitTree> ofLeaves(int most) {
        return find(most, AllTrees::shapes);
    }

    private static Map<Erratum, ExplicitTree> find(int most, IntFunction<List<ExplicitTree>> shapes) {
        Map<Erratum, ExplicitTree> smallest = new LinkedHashMap<>();
        for (int size = 2; size <= most && smallest.size() < Errata.ALL.size(); size++) {
            for (ExplicitTree shape : shapes.apply(size)) {
                AllTrees.fill(
                        shape,
                        3,
                        tree -> Errata.ALL.stream()
                                .filter(erratum -> !smallest.containsKey(erratum))
                                .filter(erratum -> erratum.shows().test(tree))
                                .forEach(erratum -> smallest.put(erratum, tree)));
            }
        }
        return smallest;
    }
}
