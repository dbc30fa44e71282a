package espalier.proof;

import espalier.game.Text;
import espalier.proof.CriticalTree.Node;
import java.util.IdentityHashMap;

/** Draws a critical tree as SVG: leaves side by side, parents above the middle of their children. */
final class Drawing {
    private static final int COLUMN = 46;
    private static final int ROW = 74;
    private static final int MARGIN = 30;
    private static final int HALF = 11;
    private static final String BOTH = "#111111";
    private static final String MAX_ONLY = "#1f5fa8";
    private static final String MIN_ONLY = "#c8501e";

    private final StringBuilder edges = new StringBuilder();
    private final IdentityHashMap<Node, Double> placed = new IdentityHashMap<>();
    private final StringBuilder nodes = new StringBuilder();
    private int columns;
    private int rows;

    String draw(Node root) {
        place(root, 0);
        int width = 2 * MARGIN + Math.max(columns * COLUMN, 330);
        int height = 2 * MARGIN + rows * ROW + 24;
        return Text.of(
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
                                + "font-family=\"sans-serif\" font-size=\"11\" text-anchor=\"middle\">\n"
                                + "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n",
                        width, height, width, height)
                + edges + nodes + legend(height - 16) + "</svg>\n";
    }

    /** Returns the column of the node's centre. */
    private double place(Node node, int row) {
        rows = Math.max(rows, row + 1);
        double[] below = node.children().stream()
                .mapToDouble(child -> place(child, row + 1))
                .toArray();
        double middle = below.length == 0 ? columns++ : (below[0] + below[below.length - 1]) / 2;
        node.children().forEach(child -> edge(middle, row, child));
        node(node, middle, row);
        return middle;
    }

    private void edge(double column, int row, Node child) {
        double childColumn = placed.getOrDefault(child, 0.0);
        edges.append(Text.of(
                "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"%s\" stroke-width=\"%s\"%s/>\n",
                x(column),
                y(row) + HALF,
                x(childColumn),
                y(row + 1) - HALF,
                colour(child),
                child.type() == 1 ? "2.4" : "1.2",
                child.inMax() ? "" : " stroke-dasharray=\"4 2\""));
    }

    private void node(Node node, double column, int row) {
        placed.put(node, column);
        String style = Text.of(
                "fill=\"white\" stroke=\"%s\" stroke-width=\"1.6\"%s",
                colour(node), node.inMax() ? "" : " stroke-dasharray=\"4 2\"");
        if (node.max()) {
            nodes.append(Text.of(
                    "<rect x=\"%.1f\" y=\"%d\" width=\"%d\" height=\"%d\" %s/>",
                    x(column) - HALF, y(row) - HALF, 2 * HALF, 2 * HALF, style));
        } else {
            nodes.append(Text.of("<circle cx=\"%.1f\" cy=\"%d\" r=\"%d\" %s/>", x(column), y(row), HALF, style));
        }
        String bounds = node.lower() == node.upper()
                ? Text.number(node.lower())
                : Text.number(node.lower()) + ".." + Text.number(node.upper());
        nodes.append(Text.of(
                "<text x=\"%.1f\" y=\"%d\">%d</text><text x=\"%.1f\" y=\"%d\" font-size=\"9\">%s</text>\n",
                x(column), y(row) + 4, node.type(), x(column), y(row) + HALF + 10, bounds));
    }

    private static String legend(int y) {
        return Text.of(
                "<g text-anchor=\"start\"><text x=\"%d\" y=\"%d\" fill=\"%s\">both</text>"
                        + "<text x=\"%d\" y=\"%d\" fill=\"%s\">T+ (at most)</text>"
                        + "<text x=\"%d\" y=\"%d\" fill=\"%s\">T- (at least), dashed</text></g>\n",
                MARGIN, y, BOTH, MARGIN + 40, y, MAX_ONLY, MARGIN + 125, y, MIN_ONLY);
    }

    private static String colour(Node node) {
        return node.type() == 1 ? BOTH : node.inMax() ? MAX_ONLY : MIN_ONLY;
    }

    private static double x(double column) {
        return MARGIN + (column + 0.5) * COLUMN;
    }

    private static int y(int row) {
        return MARGIN + row * ROW + HALF;
    }
}
