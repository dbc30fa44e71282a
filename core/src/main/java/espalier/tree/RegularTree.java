package espalier.tree;

import espalier.game.Check;

/**
 * The walk that trees of constant width and depth share. Nodes are numbered breadth-first (child j of node n is {@code
 * n * width + 1 + j}); {@code width^depth < 2^63} keeps the numbers distinct. Only the path is stored.
 */
abstract class RegularTree<P extends RegularTree<P>> extends PathTree<P> {
    final int width;
    final int depth;
    final long seed;
    final long firstLeaf;
    final long[] numbers;

    RegularTree(int width, int depth, int low, int high, long seed) {
        super(low, high, depth, width, width);
        Check.atLeast("the width", width, 1);
        Check.between("the depth", depth, 1, MAX_DEPTH);
        long leaves = 1;
        long interior = 0;
        for (int i = 0; i < depth; i++) {
            if (leaves > Long.MAX_VALUE / width) {
                throw new IllegalArgumentException("width^depth = " + width + "^" + depth + " is not below 2^63");
            }
            interior += leaves;
            leaves *= width;
        }
        if (low > high) {
            throw new IllegalArgumentException("the range " + low + ".." + high + " is empty");
        }
        ExplicitTree.checkLeaf(low);
        ExplicitTree.checkLeaf(high);
        this.width = width;
        this.depth = depth;
        this.seed = seed;
        this.firstLeaf = interior;
        this.numbers = new long[depth + 1];
    }

    /** The value of the current leaf for MAX. */
    abstract int value();

    @Override
    public int generate(int[] moves, int from) {
        return indices(ply == depth ? 0 : width, moves, from);
    }

    @Override
    public void play(int move) {
        numbers[ply + 1] = numbers[ply] * width + 1 + move;
        ply++;
    }

    @Override
    public int score() {
        return (ply & 1) == 0 ? value() : -value();
    }

    @Override
    public long key() {
        return numbers[ply];
    }

    @Override
    public long keyAfter(int move) {
        return numbers[ply] * width + 1 + move;
    }

    @Override
    public long leafNumber() {
        return numbers[ply] - firstLeaf;
    }

    P walkedLike(P copy) {
        System.arraycopy(numbers, 0, copy.numbers, 0, ply + 1);
        copy.ply = ply;
        return copy;
    }
}
