package espalier.testkit;

import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Observer;
import espalier.tree.ExplicitTree;

/**
 * f- and f+ of every node of an explicit tree by their definition, from the leaves seen so far: an unseen leaf can have
 * any value. All values are MAX's.
 */
final class SeenLeaves implements Observer {
    private final Node root;
    private final boolean[] seen;

    SeenLeaves(ExplicitTree tree) {
        root = Node.of(tree);
        seen = new boolean[tree.leaves()];
    }

    @Override
    public void leaf(Position<?> position, int[] path, int ply, int value) {
        seen[(int) ((ExplicitTree) position).leafNumber()] = true;
    }

    int lower(Node node) {
        return bound(node, -Score.INFINITY);
    }

    int upper(Node node) {
        return bound(node, Score.INFINITY);
    }

    Node root() {
        return root;
    }

    /** The value of a node if every unseen leaf has this value. */
    private int bound(Node node, int unseen) {
        if (node.isLeaf()) {
            return seen[node.number] ? node.value : unseen;
        }
        int best = node.max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Node child : node.children) {
            best = node.max ? Math.max(best, bound(child, unseen)) : Math.min(best, bound(child, unseen));
        }
        return best;
    }
}
