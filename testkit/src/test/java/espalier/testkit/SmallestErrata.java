package espalier.testkit;

import espalier.testkit.Errata.Erratum;
import espalier.tree.ExplicitTree;
import java.util.LinkedHashMap;
import java.util.Map;

/** For each mistake in print the smallest tree that shows it: fewest nodes, then the first in order of enumeration. */
final class SmallestErrata {
    private SmallestErrata() {}

    /** Looks at every tree of up to so many nodes and three values, one-child nodes included. */
    static Map<Erratum, ExplicitTree> find(int mostNodes) {
        Map<Erratum, ExplicitTree> smallest = new LinkedHashMap<>();
        for (int nodes = 2; nodes <= mostNodes; nodes++) {
            for (ExplicitTree shape : AllTrees.shapesOfNodes(nodes)) {
                AllTrees.fill(shape, 3, tree -> Errata.ALL.stream()
                        .filter(erratum -> !smallest.containsKey(erratum))
                        .filter(erratum -> erratum.shows().test(tree))
                        .forEach(erratum -> smallest.put(erratum, tree)));
            }
        }
        return smallest;
    }
}
