package espalier.testkit;

import espalier.game.ModelValue;
import espalier.game.Position;
import espalier.models.Player;
import espalier.models.SumBounds;
import java.util.ArrayList;
import java.util.List;

/**
 * M^n by its definition (multi-model): model j moves to the first successor that is best for it, and a successor has
 * the value that the reply of model j - 1 leads to. Every node is on the heap.
 *
 * @param level the level of the player at the root
 */
public record ModelReference(Node root, int level) {
    /**
     * A node of the searched tree; finished games and nodes at the depth limit are leaves.
     *
     * @param height the distance to the depth limit
     * @param key the position's key; on a tree, the node's number
     * @param children the successors in order
     */
    public record Node(int height, long key, int[] values, List<Node> children) {
        /** f_j of a leaf. */
        int leaf(int j) {
            return j >= 0 ? values[j] : (j & 1) == 0 ? values[0] : -values[0];
        }
    }

    /**
     * {@return the tree of a player from a position}
     *
     * @param <P> the type of positions
     * @param player with its models
     * @param position the root; it is restored
     * @param depth in plies
     */
    public static <P extends Position<P>> ModelReference of(Player<P> player, P position, int depth) {
        return new ModelReference(grow(player.values(), position.copy(), position.turn(), 0, depth), player.level());
    }

    private static <P extends Position<P>> Node grow(
            List<ModelValue<P>> models, P position, int rootTurn, int ply, int height) {
        int[] moves = position.moves();
        int level = models.size() - 1;
        int[] values = new int[level + 1];
        if (moves.length == 0 || height == 0) {
            for (int j = 0; j <= level; j++) {
                int player = (level - j) % 2 == 0 ? rootTurn : 1 - rootTurn;
                values[j] = moves.length == 0
                        ? models.get(j).finished(position, player, ply)
                        : models.get(j).value(position, player);
            }
            return new Node(height, position.key(), values, new ArrayList<>());
        }
        Node node = new Node(height, position.key(), values, new ArrayList<>());
        for (int move : moves) {
            position.play(move);
            node.children.add(grow(models, position, rootTurn, ply + 1, height - 1));
            position.undo();
        }
        return node;
    }

    /** {@return the tightest sum-bounds that hold at all leaves} */
    public SumBounds bounds() {
        int[] bounds = new int[level];
        widen(root, bounds);
        return SumBounds.known(bounds);
    }

    private static void widen(Node node, int[] bounds) {
        for (int j = 1; node.children.isEmpty() && j <= bounds.length; j++) {
            bounds[j - 1] = Math.max(bounds[j - 1], Math.abs(node.leaf(j) + node.leaf(j - 1)));
        }
        node.children.forEach(child -> widen(child, bounds));
    }

    /** {@return M^n of the root} */
    public int value() {
        return value(root, level);
    }

    /** {@return the index of the first maximal root move; -1 if there is none} */
    public int move() {
        return choice(root, level);
    }

    /** M^j of a node where model j moves. */
    private int value(Node node, int j) {
        return node.children.isEmpty() ? node.leaf(j) : afterwards(node.children.get(choice(node, j)), j);
    }

    /** The value for model j of a node that it has moved to. */
    private int afterwards(Node node, int j) {
        return node.children.isEmpty() ? node.leaf(j) : value(node.children.get(choice(node, j - 1)), j);
    }

    private int choice(Node node, int j) {
        int best = -1;
        int most = 0;
        for (int i = 0; i < node.children.size(); i++) {
            int value = afterwards(node.children.get(i), j);
            if (best < 0 || value > most) {
                best = i;
                most = value;
            }
        }
        return best;
    }

    /**
     * {@return v_j of any node: model j moves there if {@code active}, otherwise the model below it}
     *
     * @param node a node of this tree
     * @param j the number of the model
     * @param active whether the model's player is to move
     */
    public int value(Node node, int j, boolean active) {
        return active ? value(node, j) : afterwards(node, j);
    }
}
