package espalier.tree;

import espalier.game.Bounds;
import espalier.game.Check;
import espalier.game.Mixer;
import espalier.game.Score;

/**
 * A uniform tree with heuristic bounds at every interior node: correct, and off by at most {@code slack} on either
 * side. Pass {@link #bounds} to a search by S-alpha-beta. Construction visits every leaf once.
 */
public final class InformedTree extends RegularTree<InformedTree> {
    private final int slack;
    private final MinimaxValues values;

    /**
     * A tree of this width and depth; static bounds are off by at most {@code slack}.
     *
     * @param width the number of children of an interior node
     * @param depth the number of edges from the root to a leaf
     * @param low the smallest value of a leaf
     * @param high the largest value of a leaf
     * @param slack how far a static bound may be from the value
     * @param seed of the random numbers: the same seed makes the same tree
     */
    public InformedTree(int width, int depth, int low, int high, int slack, long seed) {
        this(width, depth, low, high, slack, seed, new MinimaxValues(width, depth, low, high, seed));
    }

    private InformedTree(int width, int depth, int low, int high, int slack, long seed, MinimaxValues values) {
        super(width, depth, low, high, seed);
        Check.between("the slack", slack, 0, ExplicitTree.MOST);
        this.slack = slack;
        this.values = values;
    }

    /** {@return the bounds at each interior node for the side to move; a leaf has none and must be evaluated} */
    public static Bounds<InformedTree> bounds() {
        return new Bounds<>() {
            @Override
            public int lower(InformedTree tree) {
                return tree.turn() == 0 ? tree.below() : -tree.above();
            }

            @Override
            public int upper(InformedTree tree) {
                return tree.turn() == 0 ? tree.above() : -tree.below();
            }
        };
    }

    private int below() {
        return ply == depth ? -Score.INFINITY : values.of(key()) - error(2 * key());
    }

    private int above() {
        return ply == depth ? Score.INFINITY : values.of(key()) + error(2 * key() + 1);
    }

    private int error(long k) {
        return Mixer.mod(Mixer.mix(~seed, k), slack + 1);
    }

    @Override
    int value() {
        return values.of(key());
    }

    @Override
    public InformedTree copy() {
        return walkedLike(new InformedTree(width, depth, low, high, slack, seed, values));
    }
}
