package espalier.testkit;

import espalier.tree.ExplicitTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Small random trees of many shapes. The same seed gives the same tree on every machine. */
final class RandomTrees {
    private RandomTrees() {}

    /** Kinds of trees; each exposes another kind of mistake. */
    enum Shape {
        /** Widths 1 to 4, depths up to 6, leaves everywhere. */
        IRREGULAR(4, 6, 0.3, 1, -20, 20),
        /** Three leaf values only: nearly every comparison is a tie. */
        TIES(4, 5, 0.3, 1, 0, 2),
        /** All leaf values differ. */
        DISTINCT(4, 5, 0.25, 1, 0, 0),
        /** Mostly one-child nodes. */
        ONE_CHILD(2, 8, 0.1, 0.6, -5, 5),
        /** All leaves are children of the root. */
        FLAT(9, 1, 0, 1, -9, 9),
        /** Many children, few plies. */
        WIDE(10, 2, 0.1, 1, -30, 30),
        /** Few children, many plies. */
        NARROW(2, 9, 0.15, 0.2, -9, 9),
        /** The same depth and width everywhere. */
        REGULAR(3, 4, 0, 0, 0, 9),
        /** Leaf values far apart, up to the largest ones. */
        EXTREME(3, 5, 0.3, 1, -ExplicitTree.MOST, ExplicitTree.MOST),
        /** Three leaf values, deeper: lost, drawn or won. */
        BINARY(3, 6, 0.2, 1, -1, 1);

        private final int width;
        private final int depth;
        private final double leaves;
        private final double variety;
        private final int low;
        private final int high;

        /**
         * @param width the maximal number of children
         * @param depth the maximal number of plies
         * @param leaves how often a node above the last ply is a leaf
         * @param variety how often a node has another number of children than the maximum (or one, where that is rare)
         */
        Shape(int width, int depth, double leaves, double variety, int low, int high) {
            this.width = width;
            this.depth = depth;
            this.leaves = leaves;
            this.variety = variety;
            this.low = low;
            this.high = high;
        }
    }

    /** Beyond this many leaves a tree stops growing, so that no seed makes a slow test. */
    private static final int MOST_LEAVES = 120;

    /** This many trees, of all shapes in turn. */
    static Stream<ExplicitTree> trees(int count, long seed) {
        Shape[] shapes = Shape.values();
        return IntStream.range(0, count).mapToObj(i -> tree(shapes[i % shapes.length], seed * 1_000_003 + i));
    }

    /** One tree. */
    static ExplicitTree tree(Shape shape, long seed) {
        Random random = new Random(seed);
        random.nextInt(); // neighbouring seeds begin alike
        ExplicitTree.Builder builder = new ExplicitTree.Builder();
        int leaves = grow(shape, random, builder, 0, 0);
        ExplicitTree tree = builder.tree();
        return shape == Shape.DISTINCT ? tree.withLeaves(distinct(leaves, random)) : tree;
    }

    /** Adds a node; returns the number of leaves so far. */
    private static int grow(Shape shape, Random random, ExplicitTree.Builder builder, int ply, int before) {
        boolean leaf = ply == shape.depth || (ply > 0 && random.nextDouble() < shape.leaves) || before > MOST_LEAVES;
        if (leaf && ply > 0) {
            builder.leaf(shape.low + random.nextInt(shape.high - shape.low + 1));
            return before + 1;
        }
        builder.open();
        int children = shape.width;
        if (random.nextDouble() < shape.variety) {
            children = shape == Shape.ONE_CHILD ? 1 : 1 + random.nextInt(shape.width);
        }
        int leaves = before;
        for (int i = 0; i < children; i++) {
            leaves = grow(shape, random, builder, ply + 1, leaves);
        }
        builder.close();
        return leaves;
    }

    private static int[] distinct(int count, Random random) {
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add(i - count / 2);
        }
        Collections.shuffle(values, random);
        return values.stream().mapToInt(Integer::intValue).toArray();
    }
}
