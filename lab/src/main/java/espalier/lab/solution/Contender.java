package espalier.lab.solution;

import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.Tree;

/**
 * An algorithm as the paper's figures name it.
 *
 * @param name in the legend
 * @param algorithm which it is
 * @param step its step size, where it has one
 */
public record Contender(String name, Algorithm algorithm, int step) {
    /** One that has no step. */
    public Contender(String name, Algorithm algorithm) {
        this(name, algorithm, Search.DEFAULT_STEP);
    }

    /** Distinct nodes (interior ones and leaves) that are expanded in a tree of leaf values 0 to 999. */
    public <P extends Tree<P>> long nodes(Tree<P> tree, int guess) {
        Counter counter = Counter.of(algorithm);
        Search.<P>with(algorithm)
                .guess(guess)
                .step(step)
                .range(0, TreeSet.HIGH)
                .observer(counter)
                .run(tree.copy());
        return counter.leafEvaluations() + counter.interiorNodes();
    }

    /** Nodes that a single null-window search (gamma - 1, gamma) expands: C* that has nothing but these two to choose from. */
    static <P extends Tree<P>> long nullWindow(Tree<P> tree, int gamma) {
        Counter counter = Counter.of(Algorithm.C_STAR);
        Search.<P>with(Algorithm.C_STAR)
                .range(gamma - 1, gamma)
                .observer(counter)
                .run(tree.copy());
        return counter.leafEvaluations() + counter.interiorNodes();
    }
}
