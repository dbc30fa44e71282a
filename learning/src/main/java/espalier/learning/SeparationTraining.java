package espalier.learning;

import espalier.driver.StatisticalSeparation;
import espalier.driver.StatisticalSeparation.Example;
import espalier.driver.TreeShape;
import espalier.game.Quoted;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Result;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Trains {@link StatisticalSeparation} on uniform trees. Training seeds are {@link #FIRST_SEED} and the numbers after
 * it, far from the small seeds of trees under test.
 *
 * <p>Training takes {@link #TREES} trees, or fewer where these would take minutes. If even {@link #FEWEST_TREES} would
 * take too long, or if one search needs more than {@link #MOST_VISITS} node visits, the training trees become two plies
 * shallower (the same side moves last), repeatedly; then narrower. The search is correct with any separation values;
 * they only steer it.
 */
public final class SeparationTraining {
    private static final String HEADER = "espalier separation values 1";

    public static final long FIRST_SEED = 0x5EED_0000_0000_0000L;
    public static final int TREES = 1000;
    private static final long MOST_VISITS = 500_000;
    private static final int FEWEST_TREES = 50;
    private static final double MOST_WORK = 200e6;

    private SeparationTraining() {}

    /** Trains for trees of this shape. */
    public static StatisticalSeparation train(TreeShape shape) {
        int width = shape.width();
        if (width < 2) {
            return new StatisticalSeparation(List.of());
        }
        int narrowed = width;
        int depth = shape.height();
        while (work(narrowed, depth) > MOST_WORK / FEWEST_TREES) {
            if (depth > 2) {
                depth -= 2;
            } else {
                narrowed = Math.max(2, narrowed / 2);
            }
        }
        for (; ; depth -= 2) {
            int trees = (int) Math.min(TREES, MOST_WORK / work(narrowed, depth));
            List<Example> examples = examples(narrowed, depth, shape.low(), shape.high(), trees);
            if (examples.size() == trees || depth <= 2) {
                return new StatisticalSeparation(examples);
            }
        }
    }

    /** A lower bound on the work per tree: the leaves of the children's minimal trees, and a little for each search. */
    private static double work(int width, int depth) {
        int lower = (depth - 1) / 2;
        int upper = depth / 2;
        double leaves = Math.pow(width, upper) + Math.pow(width, lower);
        return width * (leaves + width / 4.0 + 10);
    }

    /** Stops at the first tree that is too expensive. */
    private static List<Example> examples(int width, int depth, int low, int high, int trees) {
        List<Example> examples = new ArrayList<>();
        Search<UniformTree> search =
                Search.<UniformTree>with(Algorithm.ALPHA_BETA).limits(Limits.nodes(MOST_VISITS));
        for (int i = 0; i < trees; i++) {
            UniformTree tree = new UniformTree(width, depth, low, high, FIRST_SEED + i);
            int best = Integer.MIN_VALUE;
            int second = Integer.MIN_VALUE;
            for (int child = 0; child < width; child++) {
                tree.play(child);
                Result result = search.run(tree);
                tree.undo();
                if (result.value().isEmpty()) {
                    return examples;
                }
                int value = -result.value().getAsInt();
                second = Math.max(second, Math.min(best, value));
                best = Math.max(best, value);
            }
            examples.add(new Example(second, best));
        }
        return examples;
    }

    /** The examples as {@link #parse} reads them. */
    public static String text(StatisticalSeparation values) {
        return values.examples().stream()
                .map(e -> e.second() + " " + e.best() + "\n")
                .collect(Collectors.joining("", HEADER + "\n", ""));
    }

    /**
     * Reads what {@link #text} writes.
     *
     * @throws IllegalArgumentException naming the line that is wrong
     */
    public static StatisticalSeparation parse(String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
            throw new IllegalArgumentException("line 1: '" + HEADER + "' expected");
        }
        List<Example> examples = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            try {
                String[] fields = line.strip().split(" +", -1);
                if (fields.length != 2) {
                    throw new NumberFormatException();
                }
                examples.add(new Example(Integer.parseInt(fields[0]), Integer.parseInt(fields[1])));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException(
                        "line " + (examples.size() + 2) + ": two numbers expected, not " + Quoted.quoted(line), e);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("line " + (examples.size() + 2) + ": " + e.getMessage(), e);
            }
        }
        return new StatisticalSeparation(examples);
    }
}
