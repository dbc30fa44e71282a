package espalier.tree;

/**
 * A tree whose nodes are written out.
 *
 * <p>The children of a node are adjacent: {@code count[n]} of them from {@code first[n]}. A leaf has count 0, and
 * {@code first[n]} is its number.
 */
abstract class WrittenTree<P extends WrittenTree<P>> extends PathTree<P> {
    /** Immutable, shared by all copies. */
    record Nodes(int[] first, int[] count, int[] values, int root, int height, int widest, int low, int high) {}

    final Nodes nodes;
    final int[] path;

    WrittenTree(Nodes nodes) {
        super(nodes.low, nodes.high, nodes.height, nodes.count[nodes.root], nodes.widest);
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
        return indices(nodes.count[path[ply]], moves, from);
    }

    @Override
    public void play(int move) {
        path[ply + 1] = nodes.first[path[ply]] + move;
        ply++;
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
