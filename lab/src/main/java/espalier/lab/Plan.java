package espalier.lab;

import espalier.tree.OrderedTree;
import espalier.tree.ReorderedTree;
import espalier.tree.Tree;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * One set of trees on which algorithms are compared: for each ordering the same seeds, from 1 on.
 *
 * @param kind how the trees are made
 * @param width the width of all trees
 * @param depth their depth
 * @param low the smallest leaf value
 * @param high the largest leaf value
 * @param percents the orderings: in how many of 100 nodes the best child comes first
 * @param seeds the number of trees for each ordering
 */
public record Plan(Kind kind, int width, int depth, int low, int high, List<Integer> percents, int seeds) {
    /** The kinds of artificial trees whose move ordering is a parameter. */
    public enum Kind {
        /** Made from the root down. */
        ORDERED,
        /** Uniform trees with permuted children. */
        REORDERED
    }

    public Plan {
        percents = List.copyOf(percents);
        if (percents.isEmpty() || seeds < 1) {
            throw new IllegalArgumentException("a comparison needs at least one ordering and one tree");
        }
    }

    /** The number of trees. */
    public int size() {
        return percents.size() * seeds;
    }

    /** The tree of an ordering and a seed. */
    Tree<?> tree(int percent, int seed) {
        return switch (kind) {
            case ORDERED -> new OrderedTree(width, depth, low, high, percent, seed, OptionalInt.empty());
            case REORDERED -> new ReorderedTree(width, depth, low, high, percent, seed);
        };
    }

    /** What was run, in words. */
    public String describe() {
        String made = kind == Kind.ORDERED ? "ordered (made from the root down)" : "reordered (i.i.d. uniform leaves)";
        String orderings = percents.stream().map(p -> p + " %").collect(Collectors.joining(", "));
        return made + " trees of width " + width + " and depth " + depth + ", leaf values " + low + " to " + high
                + "; a best child comes first in " + orderings + " of the nodes; seeds 1 to " + seeds
                + " for each ordering, " + size() + " trees in all";
    }
}
