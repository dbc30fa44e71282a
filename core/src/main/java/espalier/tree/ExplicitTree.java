package espalier.tree;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A tree written out as nested arrays: {@code [[3,[5,1]],2]}. It takes at most twelve bytes a node.
 *
 * <p>The children of a node are adjacent: {@code count[n]} of them from {@code first[n]}. A leaf has count 0, and
 * {@code first[n]} is its number.
 */
public final class ExplicitTree implements Tree<ExplicitTree> {
    /** Leaf values are in -MOST..MOST. */
    public static final int MOST = 1_000_000;

    private final Nodes nodes;
    private final int[] path;
    private int ply;

    private ExplicitTree(Nodes nodes) {
        this.nodes = nodes;
        this.path = new int[nodes.height + 1];
        this.path[0] = nodes.root;
    }

    /** Immutable, shared by all copies. */
    private record Nodes(int[] first, int[] count, int[] values, int root, int height, int widest, int low, int high) {}

    static void checkLeaf(long value) {
        if (Math.abs(value) > MOST) {
            throw new IllegalArgumentException("a leaf of " + value + " is outside -1000000..1000000");
        }
    }

    /**
     * Reads nested arrays.
     *
     * @throws IllegalArgumentException naming the error and the character where it occurs
     */
    public static ExplicitTree parse(String text) {
        try {
            return parse(new java.io.ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Reads nested arrays from a stream; memory is proportional to the size of the tree. */
    public static ExplicitTree parse(InputStream in) throws IOException {
        Builder builder = new Builder();
        new NestedArrays(in, builder).read();
        return builder.tree();
    }

    /** An explicit copy of a tree: its leaves are numbered, and walking it needs no arithmetic. */
    public static ExplicitTree copyOf(Tree<?> tree) {
        Builder builder = new Builder();
        copy(tree, builder, new int[tree.maxMoves()]);
        return builder.tree();
    }

    private static void copy(Tree<?> tree, Builder builder, int[] moves) {
        int end = tree.generate(moves, 0);
        if (end == 0) {
            builder.leaf(tree.turn() == 0 ? tree.score() : -tree.score());
            return;
        }
        builder.open();
        for (int i = 0; i < end; i++) {
            tree.play(i);
            copy(tree, builder, moves);
            tree.undo();
        }
        builder.close();
    }

    /**
     * The same shape, shared, with other leaves.
     *
     * @param values the value for MAX of every leaf, left to right; copied
     */
    public ExplicitTree withLeaves(int... values) {
        if (values.length != leaves()) {
            throw new IllegalArgumentException(values.length + " values for " + leaves() + " leaves");
        }
        int low = values[0];
        int high = values[0];
        for (int value : values) {
            checkLeaf(value);
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
        return new ExplicitTree(
                new Nodes(nodes.first, nodes.count, values.clone(), nodes.root, nodes.height, nodes.widest, low, high));
    }

    /** The tree as nested arrays. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(nodes.root, text);
        return text.toString();
    }

    private void write(int node, StringBuilder text) {
        if (nodes.count[node] == 0) {
            text.append(nodes.values[nodes.first[node]]);
            return;
        }
        for (int i = 0; i < nodes.count[node]; i++) {
            text.append(i == 0 ? '[' : ',');
            write(nodes.first[node] + i, text);
        }
        text.append(']');
    }

    /** The number of leaves. */
    public int leaves() {
        return nodes.values.length;
    }

    /** The value of leaf number k, for MAX. */
    public int leaf(int k) {
        return nodes.values[k];
    }

    @Override
    public int generate(int[] moves, int from) {
        int children = nodes.count[path[ply]];
        for (int i = 0; i < children; i++) {
            moves[from + i] = i;
        }
        return from + children;
    }

    @Override
    public void play(int move) {
        path[ply + 1] = nodes.first[path[ply]] + move;
        ply++;
    }

    @Override
    public void undo() {
        ply--;
    }

    @Override
    public int turn() {
        return ply & 1;
    }

    @Override
    public int score() {
        int value = nodes.values[nodes.first[path[ply]]];
        return (ply & 1) == 0 ? value : -value;
    }

    @Override
    public long key() {
        return path[ply];
    }

    @Override
    public long keyAfter(int move) {
        return (long) nodes.first[path[ply]] + move;
    }

    @Override
    public long leafNumber() {
        return nodes.first[path[ply]];
    }

    @Override
    public int low() {
        return nodes.low;
    }

    @Override
    public int high() {
        return nodes.high;
    }

    @Override
    public int height() {
        return nodes.height;
    }

    @Override
    public int rootWidth() {
        return nodes.count[nodes.root];
    }

    @Override
    public int maxMoves() {
        return nodes.widest;
    }

    /** A copy that starts at the root, wherever this one is. */
    ExplicitTree atRoot() {
        return new ExplicitTree(nodes);
    }

    @Override
    public ExplicitTree copy() {
        ExplicitTree copy = new ExplicitTree(nodes);
        System.arraycopy(path, 0, copy.path, 0, ply + 1);
        copy.ply = ply;
        return copy;
    }

    /**
     * Builds one tree from its brackets and leaves, left to right. Finished siblings wait on a stack and move to their
     * final place together when their bracket closes.
     */
    public static final class Builder {
        private int[] first = new int[16];
        private int[] count = new int[16];
        private int size;
        private int[] values = new int[16];
        private int leaves;
        private int[] waitingFirst = new int[16];
        private int[] waitingCount = new int[16];
        private int waiting;
        private int[] opened = new int[16];
        private int depth;
        private int height;
        private int widest;
        private int low = Integer.MAX_VALUE;
        private int high = Integer.MIN_VALUE;

        /** An opening bracket: an interior node begins. */
        public void open() {
            if (depth == MAX_DEPTH) {
                throw new IllegalStateException("the tree is deeper than " + MAX_DEPTH);
            }
            if (depth == opened.length) {
                opened = Arrays.copyOf(opened, 2 * depth);
            }
            opened[depth++] = waiting;
            height = Math.max(height, depth);
        }

        /** A leaf and its value for MAX. */
        public void leaf(int value) {
            checkLeaf(value);
            if (leaves == values.length) {
                values = Arrays.copyOf(values, grown(leaves));
            }
            values[leaves] = value;
            low = Math.min(low, value);
            high = Math.max(high, value);
            waitFor(leaves++, 0);
        }

        /** The closing bracket of the node opened last. */
        public void close() {
            if (depth == 0) {
                throw new IllegalStateException("no bracket is open");
            }
            int from = opened[--depth];
            int children = waiting - from;
            if (children == 0) {
                throw new IllegalStateException("an empty array: every node needs a child");
            }
            while (size + children > first.length - 1) {
                first = Arrays.copyOf(first, grown(first.length));
                count = Arrays.copyOf(count, first.length);
            }
            System.arraycopy(waitingFirst, from, first, size, children);
            System.arraycopy(waitingCount, from, count, size, children);
            waiting = from;
            widest = Math.max(widest, children);
            waitFor(size, children);
            size += children;
        }

        private void waitFor(int nodeFirst, int nodeCount) {
            if (waiting == waitingFirst.length) {
                waitingFirst = Arrays.copyOf(waitingFirst, grown(waiting));
                waitingCount = Arrays.copyOf(waitingCount, waitingFirst.length);
            }
            waitingFirst[waiting] = nodeFirst;
            waitingCount[waiting++] = nodeCount;
        }

        private static int grown(int length) {
            return length + (length >> 1) + 1;
        }

        /** The tree, after the last closing bracket. */
        public ExplicitTree tree() {
            if (depth > 0 || waiting != 1 || waitingCount[0] == 0) {
                throw new IllegalStateException("a tree is one pair of brackets with everything in it");
            }
            first[size] = waitingFirst[0];
            count[size] = waitingCount[0];
            return new ExplicitTree(
                    new Nodes(first, count, Arrays.copyOf(values, leaves), size, height, widest, low, high));
        }
    }
}
