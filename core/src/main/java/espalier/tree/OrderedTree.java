package espalier.tree;

import espalier.game.Check;
import espalier.game.Mixer;
import java.util.Arrays;
import java.util.OptionalInt;

/**
 * A tree built from the root down: every interior node passes its value to one child, which comes first with a given
 * probability, and gives its other children worse values. The game value is known (it is the root's); the leaves are
 * not uniformly distributed.
 *
 * <p>With v the value of node n and w the width, number {@code 1 + n(w+1)} of the {@link Mixer} picks the child that
 * inherits v, and number {@code 2 + n(w+1) + j} the value of another child j: uniform below v at a MAX node and above v
 * at a MIN node, or v itself at the end of the range.
 */
public final class OrderedTree extends RegularTree<OrderedTree> {
    private final int percent;
    private final int[] values;
    /** The index of the best child, by ply, cached for the node in {@link #slotNodes}. */
    private final int[] slots;

    private final long[] slotNodes;

    /**
     * @param width the number of children of an interior node
     * @param depth the number of edges from the root to a leaf
     * @param low the smallest value of a leaf
     * @param high the largest value of a leaf
     * @param percent the probability, in percent, that the best child comes first
     * @param seed of the random numbers: the same seed makes the same tree
     * @param root the value of the root; drawn from the seed if empty
     */
    public OrderedTree(int width, int depth, int low, int high, int percent, long seed, OptionalInt root) {
        super(width, depth, low, high, seed);
        checkPercent(percent);
        this.percent = percent;
        this.values = new int[depth + 1];
        this.slots = new int[depth + 1];
        this.slotNodes = new long[depth + 1];
        Arrays.fill(slotNodes, -1);
        this.values[0] = root.orElseGet(() -> Mixer.between(Mixer.mix(seed, 0), low, high));
        if (values[0] < low || values[0] > high) {
            throw new IllegalArgumentException(
                    "the root value " + values[0] + " is outside the range " + low + ".." + high);
        }
    }

    static void checkPercent(int percent) {
        Check.between("the percentage", percent, 0, 100);
    }

    @Override
    public void play(int move) {
        values[ply + 1] = childValue(move);
        super.play(move);
    }

    private int childValue(int j) {
        int v = values[ply];
        long node = numbers[ply];
        long k = 1 + node * (width + 1);
        if (slotNodes[ply] != node) {
            slotNodes[ply] = node;
            slots[ply] = slotOfBest(Mixer.mix(seed, k), width, percent);
        }
        if (j == slots[ply]) {
            return v;
        }
        long q = Mixer.mix(seed, k + 1 + j);
        if ((ply & 1) == 0) {
            return v == low ? low : low + Mixer.mod(q, v - low);
        }
        return v == high ? high : v + 1 + Mixer.mod(q, high - v);
    }

    /** The index of the best child: 0 with the given probability, else any other. */
    static int slotOfBest(long random, int width, int percent) {
        return width == 1 || Mixer.mod(random, 1000) < 10 * percent
                ? 0
                : 1 + Mixer.mod(Long.divideUnsigned(random, 1000), width - 1);
    }

    @Override
    int value() {
        return values[ply];
    }

    @Override
    public OrderedTree copy() {
        OrderedTree copy = new OrderedTree(width, depth, low, high, percent, seed, OptionalInt.of(values[0]));
        System.arraycopy(values, 0, copy.values, 0, ply + 1);
        return walkedLike(copy);
    }
}
