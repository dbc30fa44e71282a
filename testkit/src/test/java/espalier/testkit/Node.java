package espalier.testkit;

import espalier.tree.ExplicitTree;
import java.util.ArrayList;
import java.util.List;

/** A node as the papers see it: MAX or MIN, with the attributes that their figures write. */
final class Node {
    /** Outside every leaf range. */
    static final int INFINITY = 1_000_000_000;

    final boolean max;
    final List<Node> children = new ArrayList<>();
    /** A leaf's value and number. */
    int value;

    int number = -1;

    /** f- and f+. */
    int lower;

    int upper;
    /** g, and the single child of a MIN node, in a max solution tree. */
    int g;

    Node chosen;

    private Node(boolean max) {
        this.max = max;
        forget(INFINITY);
    }

    static Node of(ExplicitTree tree) {
        return of(tree.copy(), new int[tree.maxMoves()]);
    }

    private static Node of(ExplicitTree tree, int[] moves) {
        Node node = new Node(tree.turn() == 0);
        int end = tree.generate(moves, 0);
        if (end == 0) {
            node.value = node.max ? tree.score() : -tree.score();
            node.number = (int) tree.leafNumber();
        }
        for (int i = 0; i < end; i++) {
            tree.play(i);
            node.children.add(of(tree, moves));
            tree.undo();
        }
        return node;
    }

    boolean isLeaf() {
        return children.isEmpty();
    }

    /** Forgets the bounds here and below. */
    void forget(int infinity) {
        lower = -infinity;
        upper = infinity;
        children.forEach(child -> child.forget(infinity));
    }

    int minimax() {
        if (isLeaf()) {
            return value;
        }
        int best = max ? -INFINITY : INFINITY;
        for (Node child : children) {
            best = max ? Math.max(best, child.minimax()) : Math.min(best, child.minimax());
        }
        return best;
    }
}
