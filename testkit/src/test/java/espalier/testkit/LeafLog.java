package espalier.testkit;

import espalier.game.Position;
import espalier.search.Observer;
import espalier.tree.ExplicitTree;
import java.util.Arrays;

/** The leaves of an explicit tree in the order of their first evaluation; one log serves many searches. */
final class LeafLog implements Observer {
    private int[] order = new int[16];
    private boolean[] seen = new boolean[16];
    private int count;

    /** Resets the log for a tree with this many leaves. */
    void clear(int leaves) {
        if (seen.length < leaves) {
            seen = new boolean[leaves];
            order = new int[leaves];
        }
        Arrays.fill(seen, 0, leaves, false);
        count = 0;
    }

    @Override
    public void leaf(Position<?> position, int[] path, int ply, int value) {
        int leaf = (int) ((ExplicitTree) position).leafNumber();
        if (!seen[leaf]) {
            seen[leaf] = true;
            order[count++] = leaf;
        }
    }

    int[] order() {
        return Arrays.copyOf(order, count);
    }
}
