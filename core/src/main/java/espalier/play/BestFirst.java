package espalier.play;

import espalier.game.DrawRules;
import espalier.game.Evaluator;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Budget;
import espalier.search.Limits;
import espalier.search.Paper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Best-first minimax search (best-first-minimax): keeps the whole tree, and always expands the leaf at the end of the
 * principal variation, until that leaf is a finished game or a limit is reached. It has no depth: it
 * reports an iteration each time the tree doubles, and its depth is the length of the principal variation.
 *
 * <p>The value is the minimax value of the tree at hand, whose leaves are evaluations at different depths; it is exact
 * when the principal variation ends with the game, provided evaluations are never better than the truth.
 */
public final class BestFirst<P extends Position<P>> {
    /** The name on the command line. */
    public static final String NAME = "best-first";

    /** Where it is described. */
    public static final Paper PAPER = Paper.BEST_FIRST_MINIMAX;

    private static final int POLL_INTERVAL = 256;

    private final P position;
    private final Evaluator<P> evaluator;
    private final Limits limits;
    private final int[] buffer;

    /** By node: its value for the side to move there, its move, its first child (0: not expanded) and their number. */
    private int[] values = new int[1024];

    private int[] moves = new int[1024];
    private int[] children = new int[1024];
    private int[] widths = new int[1024];
    private int size = 1;

    /** The nodes of the principal variation. */
    private int[] path = new int[64];

    /** Moves played and not yet taken back. */
    private int ply;

    private long evaluations;
    private final Budget budget;

    private BestFirst(P position, Evaluator<P> evaluator, Limits limits) {
        this.position = position;
        this.evaluator = evaluator;
        this.limits = limits;
        this.budget = new Budget(limits);
        this.buffer = new int[position.maxMoves()];
    }

    /**
     * Thinks about a position, which is afterwards what it was before, also if an evaluation fails.
     *
     * @param <P> the type of positions
     * @param position the position
     * @param evaluator the value of leaves
     * @param limits nodes are nodes of the tree, which needs 16 bytes for each
     * @param listener hears of the search while it runs
     * @return what it found
     */
    public static <P extends Position<P>> Thought run(
            P position, Evaluator<P> evaluator, Limits limits, Listener listener) {
        BestFirst<P> search = new BestFirst<>(position, evaluator, limits);
        try {
            return search.search(listener);
        } finally {
            search.back(0);
        }
    }

    private Thought search(Listener listener) {
        List<Iteration> iterations = new ArrayList<>();
        if (position.generate(buffer, 0) == 0) {
            return Thought.none(1);
        }
        int reported = 1;
        boolean complete = false;
        for (int step = 0; ; step++) {
            if (step > 0 && (size >= limits.nodes() || (step % POLL_INTERVAL == 0 && isOver()))) {
                break;
            }
            if (expandBest() < 0) {
                complete = true;
                break;
            }
            if (size >= 2 * reported) {
                reported = size;
                report(iterations, listener);
            }
        }
        Iteration last = report(iterations, listener);
        return new Thought(iterations, Optional.empty(), List.of(last), evaluations, size, complete);
    }

    private boolean isOver() {
        return budget.isOver() || size > Integer.MAX_VALUE / 4;
    }

    /** Expands the end of the principal variation and backs up; -1 if it is a finished game. */
    private int expandBest() {
        int node = 0;
        path[0] = 0;
        while (children[node] != 0) {
            node = best(node);
            play(moves[node]);
            if (ply == path.length) {
                path = Arrays.copyOf(path, 2 * ply);
            }
            path[ply] = node;
        }
        int length = ply;
        boolean expanded = expand(node);
        back(0);
        for (int i = length; i >= 0; i--) {
            if (children[path[i]] != 0) {
                values[path[i]] = -values[best(path[i])];
            }
        }
        return expanded ? length : -1;
    }

    private void play(int move) {
        position.play(move);
        ply++;
    }

    /** Takes moves back to this ply. */
    private void back(int to) {
        while (ply > to) {
            position.undo();
            ply--;
        }
    }

    /** The first of the best children. */
    private int best(int node) {
        int best = children[node];
        for (int child = best + 1; child < children[node] + widths[node]; child++) {
            if (values[child] < values[best]) {
                best = child;
            }
        }
        return best;
    }

    private boolean isDrawn() {
        return position instanceof DrawRules rules && rules.drawn();
    }

    private boolean expand(int node) {
        if (ply > 0 && isDrawn()) {
            return false;
        }
        int width = position.generate(buffer, 0);
        if (width == 0) {
            return false;
        }
        int first = size;
        makeRoom(first + width);
        System.arraycopy(buffer, 0, moves, first, width);
        for (int child = first; child < first + width; child++) {
            play(moves[child]);
            values[child] = value();
            back(ply - 1);
        }
        size += width;
        children[node] = first;
        widths[node] = width;
        return true;
    }

    private int value() {
        if (position.over(buffer, 0)) {
            return Score.fromNode(position.score(), ply);
        }
        if (isDrawn()) {
            return Score.DRAW;
        }
        evaluations++;
        return evaluator.evaluate(position);
    }

    private void makeRoom(int nodes) {
        if (nodes > values.length) {
            int length = Math.max(nodes, values.length + (values.length >> 1));
            values = Arrays.copyOf(values, length);
            moves = Arrays.copyOf(moves, length);
            children = Arrays.copyOf(children, length);
            widths = Arrays.copyOf(widths, length);
        }
    }

    private Iteration report(List<Iteration> iterations, Listener listener) {
        List<Integer> line = new ArrayList<>();
        for (int node = 0; children[node] != 0; ) {
            node = best(node);
            line.add(moves[node]);
        }
        Iteration found = Iteration.of(values[0], line, evaluations, size, budget.nanos());
        iterations.add(found);
        listener.iteration(found);
        return found;
    }
}
