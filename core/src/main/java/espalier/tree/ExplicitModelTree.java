package espalier.tree;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A tree with models, written out as nested arrays whose leaves are objects {@code {"f":[f0,f1,...,fn]}}. An {@link
 * ExplicitTree} keeps the shape, one array the values.
 */
public final class ExplicitModelTree implements ModelTree<ExplicitModelTree> {
    private final ExplicitTree shape;
    private final int level;
    /** By leaf, then by model. */
    private final int[] values;

    private ExplicitModelTree(ExplicitTree shape, int level, int[] values) {
        this.shape = shape;
        this.level = level;
        this.values = values;
    }

    /**
     * A tree with the given shape.
     *
     * @param values f_0 to f_n of the first leaf, then of the next, left to right; copied
     */
    public static ExplicitModelTree of(ExplicitTree shape, int level, int... values) {
        if (level < 0 || values.length != shape.leaves() * (level + 1)) {
            throw new IllegalArgumentException(
                    values.length + " values for " + shape.leaves() + " leaves at level " + level);
        }
        int[] own = new int[shape.leaves()];
        for (int k = 0; k < own.length; k++) {
            own[k] = values[k * (level + 1) + level];
        }
        for (int value : values) {
            ExplicitTree.checkLeaf(value);
        }
        return new ExplicitModelTree(shape.withLeaves(own), level, values.clone());
    }

    /** An explicit copy of a tree. */
    public static ExplicitModelTree copyOf(ModelTree<?> tree) {
        ExplicitTree shape = ExplicitTree.copyOf(tree);
        Values values = new Values();
        collect(tree, values, new int[tree.maxMoves()]);
        return of(shape, tree.level(), values.toArray());
    }

    private static void collect(ModelTree<?> tree, Values values, int[] moves) {
        int end = tree.generate(moves, 0);
        for (int j = 0; end == 0 && j <= tree.level(); j++) {
            values.add(tree.value(j));
        }
        for (int i = 0; i < end; i++) {
            tree.play(i);
            collect(tree, values, moves);
            tree.undo();
        }
    }

    /**
     * Reads nested arrays.
     *
     * @param level the level of the player at the root; every leaf has {@code level + 1} values
     * @throws IllegalArgumentException naming the error and the character where it occurs
     */
    public static ExplicitModelTree parse(String text, int level) {
        try {
            return parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), level);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Reads nested arrays from a stream. */
    public static ExplicitModelTree parse(InputStream in, int level) throws IOException {
        Values values = new Values();
        ExplicitTree.Builder builder = new ExplicitTree.Builder();
        new ModelArrays(in, builder, level, values).read();
        return of(builder.tree(), level, values.toArray());
    }

    /** The number of leaves. */
    public int leaves() {
        return shape.leaves();
    }

    /** f_j of leaf number k. */
    public int leaf(int k, int model) {
        return values[k * (level + 1) + model];
    }

    /** The maximum of {@code |f_j + f_(j-1)|} over all leaves. */
    public int sumBound(int model) {
        int bound = 0;
        for (int k = 0; k < leaves(); k++) {
            bound = Math.max(bound, Math.abs(leaf(k, model) + leaf(k, model - 1)));
        }
        return bound;
    }

    @Override
    public int level() {
        return level;
    }

    @Override
    public int value(int model) {
        return leaf((int) shape.leafNumber(), model);
    }

    @Override
    public int generate(int[] moves, int from) {
        return shape.generate(moves, from);
    }

    @Override
    public void play(int move) {
        shape.play(move);
    }

    @Override
    public void undo() {
        shape.undo();
    }

    @Override
    public int turn() {
        return shape.turn();
    }

    @Override
    public long key() {
        return shape.key();
    }

    @Override
    public long keyAfter(int move) {
        return shape.keyAfter(move);
    }

    @Override
    public long leafNumber() {
        return shape.leafNumber();
    }

    @Override
    public int low() {
        return shape.low();
    }

    @Override
    public int high() {
        return shape.high();
    }

    @Override
    public int height() {
        return shape.height();
    }

    @Override
    public int rootWidth() {
        return shape.rootWidth();
    }

    @Override
    public int maxMoves() {
        return shape.maxMoves();
    }

    @Override
    public ExplicitModelTree copy() {
        return new ExplicitModelTree(shape.copy(), level, values);
    }

    /** The tree as nested arrays. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(copyAtRoot(), text, new int[maxMoves()]);
        return text.toString();
    }

    private ExplicitModelTree copyAtRoot() {
        return new ExplicitModelTree(shape.atRoot(), level, values);
    }

    private static void write(ExplicitModelTree tree, StringBuilder text, int[] moves) {
        int end = tree.generate(moves, 0);
        if (end == 0) {
            int from = (int) tree.leafNumber() * (tree.level + 1);
            int[] leaf = Arrays.copyOfRange(tree.values, from, from + tree.level + 1);
            text.append("{\"f\":")
                    .append(Arrays.toString(leaf).replace(" ", ""))
                    .append('}');
            return;
        }
        for (int i = 0; i < end; i++) {
            text.append(i == 0 ? '[' : ',');
            tree.play(i);
            write(tree, text, moves);
            tree.undo();
        }
        text.append(']');
    }

    /** A growing list of ints. */
    static final class Values {
        private int[] values = new int[16];
        private int size;

        void add(int value) {
            if (size == values.length) {
                values = Arrays.copyOf(values, 2 * size);
            }
            values[size++] = value;
        }

        int[] toArray() {
            return Arrays.copyOf(values, size);
        }
    }
}
