package espalier.tree;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * A tree built from the root down: every interior node hands its value to one child, which stands first with a given
 * probability, and its other children get worse values. The game value is known (it is the root's), the leaves are
 * not uniformly distributed. CONTRACT.md gives the exact numbers.
 */
public final class OrderedTree extends RegularTree<OrderedTree> {
    private final int percent;
    private final int[] values;
    /** By ply: where the best child stands, of a node whose other children will ask again. */
    private final int[] slots;

    private final long[] slotNodes;

    /**
     * @param percent the probability, in percent, that the best child stands first
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
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("the percentage is " + percent + ", it must be 0 to 100");
        }
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

    /** Where the best child stands: first with the given probability, else anywhere behind. */
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
