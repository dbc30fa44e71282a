package espalier.tree;

/**
 * A tree whose nodes are written out.
 *
 * <p>The children of a node are adjacent: {@code count[n]} of them from {@code first[n]}. A leaf has count 0, and
 * {@code first[n]} is its number.
 */
abstract class WrittenTree<P extends WrittenTree<P>> implements Tree<P> {
    /** Immutable, shared by all copies. */
    record Nodes(int[] first, int[] count, int[] values, int root, int height, int widest, int low, int high) {}

    final Nodes nodes;
    final int[] path;
    int ply;

    WrittenTree(Nodes nodes) {
        this.nodes = nodes;
        this.path = new int[nodes.height + 1];
        this.path[0] = nodes.root;
    }

    /** How leaf k is written. */
    abstract String leafText(int k);

    /** The number of leaves. */
    public int leaves() {
        return nodes.values.length;
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

    /** Goes where this tree is. */
    P walkedLike(P copy) {
        System.arraycopy(path, 0, copy.path, 0, ply + 1);
        copy.ply = ply;
        return copy;
    }

    /** The whole tree, wherever this one is. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(nodes.root, text);
        return text.toString();
    }

    private void write(int node, StringBuilder text) {
        if (nodes.count[node] == 0) {
            text.append(leafText(nodes.first[node]));
            return;
        }
        for (int i = 0; i < nodes.count[node]; i++) {
            text.append(i == 0 ? '[' : ',');
            write(nodes.first[node] + i, text);
        }
        text.append(']');
    }
}
