package espalier.proof;

import espalier.game.Quoted;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A proof of a value that can be checked without any search: the two solution trees, with shared nodes stored once.
 * {@link Checker} verifies it against the position alone.
 *
 * <p>As text it has one line per node, the root first: the key, the lower claim, the upper claim ({@code -} for none),
 * and the children as {@code index:line}. Claims are seen from the side to move at the root.
 *
 * @param nodes the nodes; children have higher numbers than their parents
 */
public record Certificate(List<Node> nodes) {
    private static final String HEADER = "espalier certificate 1";

    /**
     * A node of the proof.
     *
     * @param key the position's key
     * @param lower the value is at least this, if claimed
     * @param upper the value is at most this, if claimed
     * @param children the moves that the proof needs, by index, and where they lead
     */
    public record Node(
            long key, @Nullable Integer lower, @Nullable Integer upper, List<Edge> children) {
        public Node {
            children = List.copyOf(children);
        }
    }

    /**
     * A move of the proof.
     *
     * @param index the move's index in generation order
     * @param node the number of the node it leads to
     */
    public record Edge(int index, int node) {}

    public Certificate {
        nodes = List.copyOf(nodes);
    }

    static Certificate of(CriticalTree.Node root) {
        List<Node> nodes = new ArrayList<>();
        add(root, nodes);
        return new Certificate(nodes);
    }

    private static int add(CriticalTree.Node node, List<Node> nodes) {
        int number = nodes.size();
        List<Edge> edges = new ArrayList<>();
        nodes.add(new Node(node.key(), null, null, edges)); // keeps the place; the children's numbers follow
        for (CriticalTree.Node child : node.children()) {
            edges.add(new Edge(child.index(), add(child, nodes)));
        }
        Integer lower = node.inMin() ? node.lower() : null;
        nodes.set(number, new Node(node.key(), lower, node.inMax() ? node.upper() : null, edges));
        return number;
    }

    /** {@return the text form} */
    public String toText() {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        for (Node node : nodes) {
            text.append(node.key + " " + text(node.lower) + " " + text(node.upper));
            for (Edge edge : node.children) {
                text.append(' ').append(edge.index).append(':').append(edge.node);
            }
            text.append('\n');
        }
        return text.toString();
    }

    /**
     * Reads the text form.
     *
     * @param text the lines
     * @return the certificate
     * @throws IllegalArgumentException naming the line in error
     */
    public static Certificate parse(String text) {
        String[] lines = text.split("\n", -1);
        if (!lines[0].equals(HEADER)) {
            throw new IllegalArgumentException("line 1: '" + HEADER + "' expected");
        }
        List<Node> nodes = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            if (!lines[i].isEmpty()) {
                try {
                    nodes.add(parseNode(lines[i].split(" ", -1)));
                } catch (IllegalArgumentException e) {
                    throw new IllegalArgumentException(
                            "line " + (i + 1) + ": " + Quoted.escaped(String.valueOf(e.getMessage())), e);
                }
            }
        }
        return new Certificate(nodes);
    }

    private static Node parseNode(String[] fields) {
        if (fields.length < 3) {
            throw new IllegalArgumentException("a key and two claims expected");
        }
        List<Edge> edges = new ArrayList<>();
        for (int i = 3; i < fields.length; i++) {
            int colon = fields[i].indexOf(':');
            if (colon < 0) {
                throw new IllegalArgumentException("index:line expected, not " + Quoted.quoted(fields[i]));
            }
            edges.add(new Edge(
                    Integer.parseInt(fields[i].substring(0, colon)), Integer.parseInt(fields[i].substring(colon + 1))));
        }
        return new Node(Long.parseLong(fields[0]), claim(fields[1]), claim(fields[2]), edges);
    }

    private static String text(@Nullable Integer claim) {
        return claim == null ? "-" : claim.toString();
    }

    private static @Nullable Integer claim(String field) {
        return field.equals("-") ? null : Integer.valueOf(field);
    }
}
