package espalier.lab.solution;

import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.OrderedTree;
import espalier.tree.ReorderedTree;
import espalier.tree.Tree;
import java.util.List;
import java.util.OptionalInt;

/**
 * Trees of the paper's experiments. The paper cites a generator without describing it, so both possible ones are used, the
 * first with several kinds of root values.
 */
public enum TreeKind {
    /** Made from the root down; root values 25, 75, ..., 975 in turn. */
    TOP_DOWN_EVEN("top-down, roots evenly spread"),
    /** Made from the root down; root values at random. */
    TOP_DOWN_RANDOM("top-down, random roots"),
    /** Independent uniform leaves; children permuted. */
    REORDERED("reordered i.i.d. leaves"),
    /** Made from the root down; all roots are worth the same. */
    TOP_DOWN_FIXED("top-down, all roots 504");

    /** Kinds in which no guess suits all trees. */
    public static final List<TreeKind> SPREAD = List.of(TOP_DOWN_EVEN, TOP_DOWN_RANDOM, REORDERED);

    /** The largest value of a leaf; the smallest is 0. */
    public static final int HIGH = 999;

    static final int FIXED = 504;
    private static final int ROOTS = 20;

    private final String words;

    TreeKind(String words) {
        this.words = words;
    }

    /** For titles. */
    public String words() {
        return words;
    }

    /**
     * Checks that there are such trees, without making large ones.
     *
     * @throws IllegalArgumentException naming the impossible value
     */
    public static void check(List<TreeKind> kinds, int width, int depth, List<Integer> percents) {
        for (TreeKind kind : kinds) {
            if (kind == REORDERED) {
                ReorderedTree.check(width, depth);
            } else {
                percents.forEach(percent -> kind.tree(width, depth, percent, 0));
            }
        }
    }

    /** The tree of a seed (from 0 on). */
    public Tree<?> tree(int width, int depth, int percent, int seed) {
        return switch (this) {
            case TOP_DOWN_EVEN -> topDown(width, depth, percent, seed, OptionalInt.of(25 + 50 * (seed % ROOTS)));
            case TOP_DOWN_RANDOM -> topDown(width, depth, percent, seed, OptionalInt.empty());
            case TOP_DOWN_FIXED -> topDown(width, depth, percent, seed, OptionalInt.of(FIXED));
            case REORDERED -> new ReorderedTree(width, depth, 0, HIGH, percent, seed);
        };
    }

    /** The trees of a seed, one for each ordering. */
    public List<Tree<?>> trees(int width, int depth, List<Integer> percents, int seed) {
        Tree<?> first = tree(width, depth, percents.get(0), seed);
        return percents.stream()
                .<Tree<?>>map(percent -> first instanceof ReorderedTree reordered
                        ? reordered.ordered(percent)
                        : tree(width, depth, percent, seed))
                .toList();
    }

    private static Tree<?> topDown(int width, int depth, int percent, int seed, OptionalInt root) {
        return new OrderedTree(width, depth, 0, HIGH, percent, seed, root);
    }

    /** The game value of a tree. */
    public static <P extends Tree<P>> int value(Tree<P> tree) {
        return Search.<P>with(Algorithm.MTD_F).run(tree.copy()).value().orElseThrow();
    }
}
