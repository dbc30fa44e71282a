package espalier.proof;

import espalier.game.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The union of an optimal max solution tree T+ and an optimal min solution tree T- (solution-trees, section 2): what
 * the proof of the root's value needs, and nothing more.
 *
 * <p>T+ has all children of its MAX nodes and one child of its MIN nodes, and proves that the value is at most g(T+);
 * T- is its mirror image. Their intersection is a critical path. Node types are those of knuth-moore: 1 on that path; 2
 * where one child suffices (MIN nodes of T+, MAX nodes of T-); 3 where all children are needed.
 *
 * <p>Every node has f- and f+, the bounds that the leaves seen by the search imply. The value g of a node of T+ is its
 * f+, of a node of T- its f-.
 */
public record CriticalTree(Node root) {
    /**
     * A node of the tree.
     *
     * @param index its index among its siblings in the game tree
     * @param max whether MAX is to move
     * @param inMax whether it belongs to T+
     * @param inMin whether it belongs to T-
     * @param lower f-
     * @param upper f+
     * @param key the position's key
     * @param leaf whether it is a leaf of the game tree
     * @param children the children that belong to T+ or T-, by index
     */
    public record Node(
            int index,
            boolean max,
            boolean inMax,
            boolean inMin,
            int lower,
            int upper,
            long key,
            boolean leaf,
            List<Node> children) {
        /** {@return the node type of knuth-moore} */
        public int type() {
            return inMax && inMin ? 1 : max == inMin ? 2 : 3;
        }

        /** {@return the value g that the solution tree gives the node} */
        public int g() {
            return inMax ? upper : lower;
        }
    }

    static CriticalTree of(Recording.Node recorded) {
        return new CriticalTree(extract(recorded, 0, true, true, true));
    }

    private static Node extract(Recording.Node node, int index, boolean max, boolean inMax, boolean inMin) {
        List<Node> children = new ArrayList<>();
        Recording.@Nullable Node @Nullable [] recorded = node.children;
        if (recorded != null) {
            // One child suffices for the side that chooses: the leftmost with the parent's bound.
            boolean chooseForMax = inMax && !max;
            boolean chooseForMin = inMin && max;
            for (int i = 0; i < recorded.length; i++) {
                Recording.Node child = recorded[i];
                if (child == null) {
                    continue;
                }
                boolean childInMax = inMax && (max || (chooseForMax && child.upper == node.upper));
                boolean childInMin = inMin && (!max || (chooseForMin && child.lower == node.lower));
                chooseForMax &= !childInMax;
                chooseForMin &= !childInMin;
                if (childInMax || childInMin) {
                    children.add(extract(child, i, !max, childInMax, childInMin));
                }
            }
        }
        return new Node(index, max, inMax, inMin, node.lower, node.upper, node.key, node.leaf, List.copyOf(children));
    }

    /** {@return the value that both solution trees prove, for the side to move at the root} */
    public int value() {
        return root.lower;
    }

    /** {@return the proof in a form that can be checked without trusting the search} */
    public Certificate certificate() {
        return Certificate.of(root);
    }

    /**
     * {@return the tree as nested objects: {@code index, player (max, min), leaf, type, in (both, max, min: the solution
     * trees it belongs to), lower (f-), upper (f+), g, children}}
     */
    public String toJson() {
        return "{\"value\":" + value() + ",\"root\":" + json(root) + "}\n";
    }

    private static String json(Node node) {
        return Text.of(
                "{\"index\":%d,\"player\":\"%s\",\"leaf\":%b,\"type\":%d,\"in\":\"%s\",\"lower\":%s,\"upper\":%s,\"g\":%s"
                        + ",\"children\":[%s]}",
                node.index,
                node.max ? "max" : "min",
                node.leaf,
                node.type(),
                node.inMax && node.inMin ? "both" : node.inMax ? "max" : "min",
                Text.json(node.lower),
                Text.json(node.upper),
                Text.json(node.g()),
                node.children.stream().map(CriticalTree::json).collect(Collectors.joining(",")));
    }

    /**
     * {@return a drawing in the style of the paper: squares are MAX, circles MIN, with the type inside and f- and f+
     * beside}
     */
    public String toSvg() {
        return new Drawing().draw(root);
    }
}
