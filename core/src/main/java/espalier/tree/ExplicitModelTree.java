package espalier.tree;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A tree with models, written out as nested arrays whose leaves are objects {@code {"f":[f0,f1,...,fn]}}.
 */
public final class ExplicitModelTree extends WrittenTree<ExplicitModelTree> implements ModelTree<ExplicitModelTree> {
    private final int level;
    /** By leaf, then by model. */
    private final int[] values;

    private ExplicitModelTree(Nodes nodes, int level, int[] values) {
        super(nodes);
        this.level = level;
        this.values = values;
    }

    /**
     * {@return a tree with the given shape}
     *
     * @param shape has the shape; its leaf values do not count
     * @param level the level of the player at the root
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
        return new ExplicitModelTree(shape.withLeaves(own).nodes, level, values.clone());
    }

    /**
     * {@return an explicit copy of a tree}
     *
     * @param tree the tree to copy
     */
    public static ExplicitModelTree copyOf(ModelTree<?> tree) {
        ExplicitTree shape = ExplicitTree.copyOf(tree);
        IntStream.Builder values = IntStream.builder();
        collect(tree, values, new int[tree.maxMoves()]);
        return of(shape, tree.level(), values.build().toArray());
    }

    private static void collect(ModelTree<?> tree, IntStream.Builder values, int[] moves) {
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
     * @param text nested arrays
     * @param level the level of the player at the root; every leaf has {@code level + 1} values
     * @return the tree
     * @throws IllegalArgumentException naming the error and the character where it occurs
     */
    public static ExplicitModelTree parse(String text, int level) {
        try {
            return parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), level);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /**
     * Reads nested arrays from a stream.
     *
     * @param in nested arrays, as text
     * @param level the level of the player at the root
     * @return the tree
     * @throws IOException if reading fails
     */
    public static ExplicitModelTree parse(InputStream in, int level) throws IOException {
        IntStream.Builder values = IntStream.builder();
        ExplicitTree.Builder builder = new ExplicitTree.Builder();
        new ModelArrays(in, builder, level, values).read();
        return of(builder.tree(), level, values.build().toArray());
    }

    /**
     * {@return f_j of leaf number k}
     *
     * @param k the leaf's number, from 0, left to right
     * @param model the number j of the model, for bounds at least 1
     */
    public int leaf(int k, int model) {
        return values[k * (level + 1) + model];
    }

    /**
     * {@return the maximum of {@code |f_j + f_(j-1)|} over all leaves}
     *
     * @param model the number j of the model, for bounds at least 1
     */
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
        return leaf((int) leafNumber(), model);
    }

    @Override
    public ExplicitModelTree copy() {
        return walkedLike(new ExplicitModelTree(nodes, level, values));
    }

    @Override
    String leafText(int k) {
        int[] leaf = Arrays.copyOfRange(values, k * (level + 1), (k + 1) * (level + 1));
        return "{\"f\":" + Arrays.toString(leaf).replace(" ", "") + '}';
    }
}
