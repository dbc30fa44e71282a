package espalier.tree;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A tree written out as nested arrays: {@code [[3,[5,1]],2]}. It takes at most twelve bytes a node.
 */
public final class ExplicitTree extends WrittenTree<ExplicitTree> {
    /** Leaf values are in -MOST..MOST. */
    public static final int MOST = 1_000_000;

    private ExplicitTree(Nodes nodes) {
        super(nodes);
    }

    static void checkLeaf(long value) {
        if (Math.abs(value) > MOST) {
            throw new IllegalArgumentException("a leaf of " + value + " is outside -1000000..1000000");
        }
    }

    /**
     * Reads nested arrays.
     *
     * @param text what to read
     * @return the tree
     * @throws IllegalArgumentException naming the error and the character where it occurs
     */
    public static ExplicitTree parse(String text) {
        try {
            return parse(new java.io.ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /**
     * Reads nested arrays from a stream; memory is proportional to the size of the tree.
     *
     * @param in the text, which the caller closes
     * @return the tree
     * @throws IOException if reading fails
     */
    public static ExplicitTree parse(InputStream in) throws IOException {
        Builder builder = new Builder();
        new NestedArrays(in, builder).read();
        return builder.tree();
    }

    /**
     * {@return an explicit copy of a tree: its leaves are numbered, and walking it needs no arithmetic}
     *
     * @param tree the tree to copy; it is at its root afterwards
     */
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
     * {@return the same shape, shared, with other leaves}
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
        return new ExplicitTree(new Nodes(
                nodes.first(), nodes.count(), values.clone(), nodes.root(), nodes.height(), nodes.widest(), low, high));
    }

    /**
     * {@return the value of leaf number k, for MAX}
     *
     * @param k the leaf's number, from 0, left to right
     */
    public int leaf(int k) {
        return nodes.values()[k];
    }

    @Override
    public int score() {
        int value = nodes.values()[nodes.first()[path[ply]]];
        return (ply & 1) == 0 ? value : -value;
    }

    @Override
    String leafText(int k) {
        return Integer.toString(leaf(k));
    }

    @Override
    public ExplicitTree copy() {
        return walkedLike(new ExplicitTree(nodes));
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

        /**
         * A leaf and its value for MAX.
         *
         * @param value the leaf's value
         */
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

        /** {@return the tree, after the last closing bracket} */
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
