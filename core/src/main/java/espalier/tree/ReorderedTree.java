package espalier.tree;

import espalier.game.Mixer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The uniform tree of the same parameters, with children permuted so that a best child comes first with a given
 * probability. The leaves stay independent and uniform. Construction visits every leaf once.
 *
 * <p>At interior node n the first best child swaps places with the child at the index that {@link
 * OrderedTree#slotOfBest} draws with number n of the seed's complement.
 */
public final class ReorderedTree extends RegularTree<ReorderedTree> {
    private final int percent;
    private final MinimaxValues values;
    /** The numbers of the nodes of the path in the tree before the permutation. */
    private final long[] originals;
    /** The two children that swap places, by ply, cached for the node in {@link #askedNodes}. */
    private final int[] bests;

    private final int[] slots;
    private final long[] askedNodes;

    /**
     * The uniform tree of these numbers; a best child comes first with a probability of {@code percent}.
     *
     * @param width the number of children of an interior node
     * @param depth the number of edges from the root to a leaf
     * @param low the smallest value of a leaf
     * @param high the largest value of a leaf
     * @param percent the probability that a best child comes first
     * @param seed of the random numbers: the same seed makes the same tree
     */
    public ReorderedTree(int width, int depth, int low, int high, int percent, long seed) {
        this(width, depth, low, high, percent, seed, null);
    }

    /**
     * Checks the size of a tree without making it.
     *
     * @param width the number of children of an interior node
     * @param depth the number of edges from the root to a leaf
     * @throws IllegalArgumentException if it would be too large
     */
    public static void check(int width, int depth) {
        MinimaxValues.check(width, depth);
    }

    private ReorderedTree(
            int width, int depth, int low, int high, int percent, long seed, @Nullable MinimaxValues known) {
        super(width, depth, low, high, seed);
        OrderedTree.checkPercent(percent);
        this.percent = percent;
        this.values = known == null ? new MinimaxValues(width, depth, low, high, seed) : known;
        this.originals = new long[depth + 1];
        this.bests = new int[depth + 1];
        this.slots = new int[depth + 1];
        this.askedNodes = new long[depth + 1];
        Arrays.fill(askedNodes, -1);
    }

    /**
     * {@return the same leaves in another order, without visiting them again}
     *
     * @param otherPercent the probability that a best child comes first
     */
    public ReorderedTree ordered(int otherPercent) {
        return new ReorderedTree(width, depth, low, high, otherPercent, seed, values);
    }

    @Override
    public void play(int move) {
        long node = originals[ply];
        if (askedNodes[ply] != node) {
            askedNodes[ply] = node;
            bests[ply] = bestChild(node);
            slots[ply] = OrderedTree.slotOfBest(Mixer.mix(~seed, node), width, percent);
        }
        int best = bests[ply];
        int slot = slots[ply];
        int original = move == slot ? best : move == best ? slot : move;
        originals[ply + 1] = node * width + 1 + original;
        super.play(move);
    }

    private int bestChild(long node) {
        int best = 0;
        while (values.of(node * width + 1 + best) != values.of(node)) {
            best++;
        }
        return best;
    }

    @Override
    int value() {
        return values.of(originals[ply]);
    }

    @Override
    public ReorderedTree copy() {
        ReorderedTree copy = new ReorderedTree(width, depth, low, high, percent, seed, values);
        System.arraycopy(originals, 0, copy.originals, 0, ply + 1);
        return walkedLike(copy);
    }
}
