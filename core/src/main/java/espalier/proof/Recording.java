package espalier.proof;

import espalier.game.Position;
import espalier.game.Score;
import espalier.game.Text;
import espalier.search.Algorithm;
import espalier.search.Observer;
import espalier.search.Search;
import org.jspecify.annotations.Nullable;

/**
 * Records the search tree of a search: which nodes it expanded and which leaves it evaluated, but no value that it
 * concluded. From the leaves alone the recording derives f- and f+ of every node, and the solution trees that prove the
 * value. So it works for every algorithm, and shows whether the algorithm's answer was justified.
 *
 * <p>All values are seen from the side to move at the root (MAX).
 */
public final class Recording implements Observer {
    /** A node of the search tree. */
    static final class Node {
        long key;
        /** Null for leaves and for open nodes. */
        @Nullable Node @Nullable [] children;

        boolean leaf;
        int lower = -Score.INFINITY;
        int upper = Score.INFINITY;
    }

    private final Node root = new Node();

    @Override
    public void leaf(Position<?> position, int[] path, int ply, int value) {
        Node node = at(path, ply);
        node.key = position.key();
        node.leaf = true;
        node.lower = (ply & 1) == 0 ? value : -value;
        node.upper = node.lower;
    }

    @Override
    public void expand(Position<?> position, int[] path, int ply, int width) {
        Node node = at(path, ply);
        node.key = position.key();
        if (node.children == null) {
            node.children = new Node[width];
        }
    }

    private Node at(int[] path, int ply) {
        Node node = root;
        for (int i = 0; i < ply; i++) {
            Node[] children = node.children;
            if (children == null) {
                throw new IllegalStateException("a child was entered before its parent was expanded");
            }
            Node child = children[path[i]];
            if (child == null) {
                child = new Node();
                children[path[i]] = child;
            }
            node = child;
        }
        return node;
    }

    /** {@return the lower bound on the root's value that the leaves seen so far imply} */
    public int lower() {
        derive(root, true);
        return root.lower;
    }

    /** {@return the upper bound on the root's value that the leaves seen so far imply} */
    public int upper() {
        derive(root, true);
        return root.upper;
    }

    /**
     * {@return the critical tree of a finished search: the solution trees that prove the value}
     *
     * @throws IllegalStateException if the leaves seen do not prove a value
     */
    public CriticalTree criticalTree() {
        derive(root, true);
        if (root.lower != root.upper) {
            throw new IllegalStateException("the leaves seen prove only that the value is at least "
                    + Text.number(root.lower) + " and at most " + Text.number(root.upper));
        }
        return CriticalTree.of(root);
    }

    /**
     * The critical tree of an exact search whose answer may rest on more than the leaves it saw: a known range of
     * values (C*), heuristic bounds, a transposition. Alpha-beta then searches what is missing.
     *
     * @param <P> the type of positions
     * @param search the search that was recorded
     * @param position the root
     * @return the tree
     */
    public <P extends Position<P>> CriticalTree complete(Search<P> search, P position) {
        if (lower() != upper()) {
            Search.<P>with(Algorithm.ALPHA_BETA)
                    .depth(search.depth(), search.evaluator())
                    .observer(this)
                    .run(position);
        }
        return criticalTree();
    }

    /** Updates the bounds of a node from the leaves below it; nothing is known about open nodes. */
    private static void derive(Node node, boolean max) {
        Node[] children = node.children;
        if (children == null) {
            return;
        }
        int lower = max ? -Score.INFINITY : Score.INFINITY;
        int upper = lower;
        for (Node child : children) {
            if (child != null) {
                derive(child, !max);
            }
            int childLower = child == null ? -Score.INFINITY : child.lower;
            int childUpper = child == null ? Score.INFINITY : child.upper;
            lower = max ? Math.max(lower, childLower) : Math.min(lower, childLower);
            upper = max ? Math.max(upper, childUpper) : Math.min(upper, childUpper);
        }
        node.lower = lower;
        node.upper = upper;
    }
}
