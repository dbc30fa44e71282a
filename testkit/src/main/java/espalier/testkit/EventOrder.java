package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Evaluator;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Algorithm;
import espalier.search.Bound;
import espalier.search.Observer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Checks that the events of a search are consistent: visits nest, children are entered below expanded nodes, path and
 * position agree, and the value at exit is a true bound of the node.
 */
final class EventOrder<P extends Position<P>> implements Observer {
    private enum State {
        ENTERED,
        KNOWN,
        LEAF,
        EXPANDED
    }

    private final Algorithm algorithm;
    private final P root;
    private final int depth;
    private final Evaluator<P> evaluator;
    private final Map<String, Integer> values = new HashMap<>();
    private final Set<Long> expanded = new HashSet<>();
    private final State[] states = new State[1024];
    private final int[] childrenEntered = new int[1024];
    /** The number of nodes entered and not left. */
    private int open;

    private long enters;
    private int passes;

    EventOrder(Algorithm algorithm, P root, int depth, Evaluator<P> evaluator) {
        this.algorithm = algorithm;
        this.root = root.copy();
        this.depth = depth;
        this.evaluator = evaluator;
    }

    long enters() {
        return enters;
    }

    int passes() {
        return passes;
    }

    void mustBeFinished() {
        assertThat(open).as("nodes entered and never left").isZero();
    }

    private boolean nests() {
        return !algorithm.equals(Algorithm.SSS_STAR) && !algorithm.equals(Algorithm.DUAL_STAR);
    }

    /** Solvers return to nodes that they have expanded. */
    private boolean solver() {
        return algorithm.procedure().isWholeTree();
    }

    private State top() {
        assertThat(open).as("nodes entered and not left").isPositive();
        return states[open - 1];
    }

    /** What is seen of the root at the end of a path. */
    private <T> T below(int[] path, int ply, Function<P, T> look) {
        for (int i = 0; i < ply; i++) {
            int[] moves = root.moves();
            assertThat(path[i]).as("a child index").isBetween(0, moves.length - 1);
            root.play(moves[path[i]]);
        }
        T seen = look.apply(root);
        for (int i = 0; i < ply; i++) {
            root.undo();
        }
        return seen;
    }

    private long keyAt(int[] path, int ply) {
        return below(path, ply, Position::key);
    }

    private int trueValue(int[] path, int ply) {
        String place = Arrays.toString(Arrays.copyOf(path, ply));
        // The search counts forced results from the root.
        return values.computeIfAbsent(
                place,
                p -> Score.fromNode(below(path, ply, node -> Reference.value(node, depth - ply, evaluator)), ply));
    }

    private void at(Position<?> position, int[] path, int ply) {
        assertThat(position.key()).as("the key of the node").isEqualTo(keyAt(path, ply));
    }

    @Override
    public void pass(int number, int alpha, int beta) {
        assertThat(open).as("nodes not left when a pass begins").isZero();
        assertThat(number).as("the number of the pass").isEqualTo(++passes);
        assertThat(alpha).as("alpha of the pass").isLessThan(beta);
    }

    @Override
    public void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {
        at(position, path, ply);
        assertThat(alpha).as("alpha").isLessThan(beta);
        assertThat(open).as("nodes not left when ply " + ply + " is entered").isEqualTo(nests() ? ply : 0);
        if (ply > 0) {
            assertThat(expanded).as("expanded nodes").contains(keyAt(path, ply - 1));
            if (nests()) {
                assertThat(top()).isIn(State.EXPANDED, solver() ? State.ENTERED : State.EXPANDED);
                childrenEntered[open - 1]++;
            }
        }
        states[open] = State.ENTERED;
        childrenEntered[open] = 0;
        open++;
        enters++;
    }

    private void become(State state, Position<?> position, int[] path, int ply) {
        at(position, path, ply);
        assertThat(top()).as("the state of the node").isEqualTo(State.ENTERED);
        states[open - 1] = state;
    }

    @Override
    public void known(Position<?> position, int[] path, int ply, int lower, int upper) {
        become(State.KNOWN, position, path, ply);
        assertThat(trueValue(path, ply)).as("the value of a node in memory").isBetween(lower, upper);
    }

    @Override
    public void leaf(Position<?> position, int[] path, int ply, int value) {
        become(State.LEAF, position, path, ply);
        assertThat(value).as("the value of a leaf").isEqualTo(trueValue(path, ply));
    }

    @Override
    public void expand(Position<?> position, int[] path, int ply, int width) {
        become(State.EXPANDED, position, path, ply);
        assertThat(width).isEqualTo(position.generate(new int[position.maxMoves()], 0));
        expanded.add(position.key());
    }

    @Override
    public void cutoff(Position<?> position, int[] path, int ply, int index, int width) {
        at(position, path, ply);
        assertThat(top()).isIn(State.EXPANDED, solver() ? State.ENTERED : State.EXPANDED);
        assertThat(index).as("the refuting child").isBetween(0, width - 2);
    }

    @Override
    public void exit(Position<?> position, int[] path, int ply, int value, Bound bound) {
        at(position, path, ply);
        if (nests()) {
            assertThat(open).as("nodes not left when ply " + ply + " is left").isEqualTo(ply + 1);
            if (top() == State.EXPANDED) {
                assertThat(childrenEntered[open - 1])
                        .as("children entered of an expanded node")
                        .isPositive();
            }
        }
        mustBeTrue(value, bound, trueValue(path, ply));
        open--;
    }

    /** Checks that a value is the bound that it claims to be. */
    static void mustBeTrue(int value, Bound bound, int truth) {
        switch (bound) {
            case EXACT -> assertThat(value).as("an exact value").isEqualTo(truth);
            case LOWER -> assertThat(value).as("a lower bound on " + truth).isLessThanOrEqualTo(truth);
            case UPPER -> assertThat(value).as("an upper bound on " + truth).isGreaterThanOrEqualTo(truth);
        }
    }
}
