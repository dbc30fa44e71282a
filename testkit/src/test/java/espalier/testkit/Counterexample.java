package espalier.testkit;

import espalier.tree.ExplicitTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Looks for a tree that violates a law, and shrinks the first one found before reporting it. */
final class Counterexample {
    private Counterexample() {}

    /**
     * Checks a law on trees.
     *
     * @param law throws where it does not hold
     * @throws AssertionError naming the smallest tree found on which the law throws
     */
    static void none(Stream<ExplicitTree> trees, Consumer<ExplicitTree> law) {
        trees.forEach(tree -> {
            if (failure(law, tree) != null) {
                ExplicitTree smallest = shrink(tree, t -> failure(law, t) != null);
                Throwable why = failure(law, smallest);
                throw new AssertionError("on " + smallest + ": " + why, why);
            }
        });
    }

    private static @Nullable Throwable failure(Consumer<ExplicitTree> law, ExplicitTree tree) {
        try {
            law.accept(tree);
            return null;
        } catch (AssertionError | RuntimeException e) {
            return e;
        }
    }

    /**
     * Shrinks a tree while it has a property: takes the first smaller tree that still has it, repeatedly. In the result
     * every node and every leaf value matters: no tree one step smaller has the property.
     */
    static ExplicitTree shrink(ExplicitTree tree, Predicate<ExplicitTree> property) {
        Node best = Node.of(tree);
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (Node candidate : smallerThan(best, true)) {
                if (!candidate.children.isEmpty() && property.test(candidate.tree())) {
                    best = candidate;
                    smaller = true;
                    break;
                }
            }
        }
        return best.tree();
    }

    /** All trees one step smaller: fewer nodes first, then leaves nearer to zero. */
    private static List<Node> smallerThan(Node node, boolean root) {
        List<Node> result = new ArrayList<>();
        if (node.children.isEmpty()) {
            for (int value : new int[] {0, node.value / 2, node.value - Integer.signum(node.value)}) {
                if (value != node.value) {
                    result.add(new Node(value, List.of()));
                }
            }
            return result;
        }
        result.addAll(node.children);
        if (!root) {
            result.add(new Node(0, List.of()));
        }
        for (int i = 0; i < node.children.size() && node.children.size() > 1; i++) {
            List<Node> others = new ArrayList<>(node.children);
            others.remove(i);
            result.add(new Node(0, others));
        }
        for (int i = 0; i < node.children.size(); i++) {
            for (Node child : smallerThan(node.children.get(i), false)) {
                List<Node> changed = new ArrayList<>(node.children);
                changed.set(i, child);
                result.add(new Node(0, changed));
            }
        }
        return result;
    }

    /** A node on the heap; only a leaf's value counts. */
    private record Node(int value, List<Node> children) {
        static Node of(ExplicitTree tree) {
            ExplicitTree copy = tree.copy();
            int[] moves = new int[tree.maxMoves()];
            int end = copy.generate(moves, 0);
            if (end == 0) {
                return new Node(copy.turn() == 0 ? copy.score() : -copy.score(), List.of());
            }
            return new Node(
                    0,
                    Arrays.stream(moves, 0, end)
                            .mapToObj(move -> {
                                ExplicitTree child = copy.copy();
                                child.play(move);
                                return of(child);
                            })
                            .toList());
        }

        ExplicitTree tree() {
            ExplicitTree.Builder builder = new ExplicitTree.Builder();
            build(builder);
            return builder.tree();
        }

        private void build(ExplicitTree.Builder builder) {
            if (children.isEmpty()) {
                builder.leaf(value);
                return;
            }
            builder.open();
            children.forEach(child -> child.build(builder));
            builder.close();
        }
    }
}
