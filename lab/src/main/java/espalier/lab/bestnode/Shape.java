package espalier.lab.bestnode;

import espalier.driver.AnalyticSeparation;
import espalier.driver.TreeShape;
import espalier.game.Quoted;
import espalier.tree.UniformTree;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Trees of one width, depth and leaf range.
 *
 * @param width of all nodes
 * @param depth of all leaves
 * @param high leaves are worth 0 to this
 */
public record Shape(int width, int depth, int high) {
    /**
     * Reads {@code 2x14}.
     *
     * @throws IllegalArgumentException naming the expected form
     */
    static Shape parse(String text, int high) {
        if (!text.matches("[0-9]{1,3}x[0-9]{1,3}")) {
            throw new IllegalArgumentException("a shape is written WIDTHxDEPTH, not " + Quoted.quoted(text));
        }
        int x = text.indexOf('x');
        Shape shape = new Shape(Integer.parseInt(text.substring(0, x)), Integer.parseInt(text.substring(x + 1)), high);
        if (shape.width < 1 || shape.depth < 1 || high < 1) {
            throw new IllegalArgumentException(
                    "trees of shape " + text + " with leaves 0 to " + high + ": all three must be at least 1");
        }
        shape.tree(0); // rejects trees that are too large
        return shape;
    }

    /** All combinations of shapes and ranges. */
    public static List<Shape> parse(List<String> shapes, List<Integer> highs) {
        return highs.stream()
                .flatMap(high -> shapes.stream().map(shape -> parse(shape, high)))
                .toList();
    }

    /** The tree of a seed. */
    public UniformTree tree(long seed) {
        return new UniformTree(width, depth, 0, high, seed);
    }

    /** The separation values that the shape determines. */
    public AnalyticSeparation analytic() {
        return new AnalyticSeparation(new TreeShape(width, depth, 0, high));
    }

    /** The most probable minimax value: the probability that the best move is below x is a power of a single move's. */
    public int mode() {
        AnalyticSeparation moves = analytic();
        return IntStream.rangeClosed(0, high)
                .boxed()
                .max((a, b) -> Double.compare(probability(moves, a), probability(moves, b)))
                .orElseThrow();
    }

    /** The mean minimax value, rounded down. */
    int mean() {
        AnalyticSeparation moves = analytic();
        return (int) IntStream.rangeClosed(0, high)
                .mapToDouble(value -> value * probability(moves, value))
                .sum();
    }

    private double probability(AnalyticSeparation moves, int value) {
        return Math.pow(moves.below(value + 1), width) - Math.pow(moves.below(value), width);
    }

    @Override
    public String toString() {
        return width + "x" + depth;
    }
}
