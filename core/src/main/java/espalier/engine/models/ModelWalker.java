package espalier.engine.models;

import espalier.game.DrawRules;
import espalier.game.ModelValue;
import espalier.game.Position;
import espalier.game.Score;
import espalier.models.ModelObserver;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Reach;
import espalier.models.SumBounds;
import espalier.observe.LongSet;
import espalier.search.Bound;
import espalier.search.Budget;
import espalier.search.Stopped;
import java.util.Arrays;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What both recursions share: the move buffer, the evaluation of leaves by models, the check of estimated bounds, and
 * the limits. Nothing is allocated per node; buffers grow on the first visit to a wider or deeper node.
 */
abstract class ModelWalker<P extends Position<P>> {
    final P position;
    final int level;
    final int depth;

    /** What can be inferred about sums of models; wider after a leaf has broken a bound. */
    Reach reach;

    /** The moves of all nodes on the path, one node after the other. */
    int[] moves;

    int ply;

    /** Child indices from the root, for observers. */
    private int[] path = new int[32];

    /** The index of the best root move so far. */
    int bestIndex;

    long expansions;

    /** All f_j of the last leaf evaluated by all models. */
    final int[] leaf;

    private final ModelSearch<P> search;
    private final ModelValue<P>[] values;
    private final ModelObserver observer;
    private final boolean observed;
    private final boolean watching;
    private final @Nullable DrawRules draws;
    private final int rootTurn;
    private final int maxMoves;
    private final long mostVisits;
    /** Of evaluations. */
    private final Budget budget;

    private long visits;

    private SumBounds bounds;
    private final LongSet violations = new LongSet();

    @SuppressWarnings({"unchecked", "rawtypes"})
    ModelWalker(ModelSearch<P> search, P position) {
        this.search = search;
        this.position = position;
        this.values = search.player().values().toArray(ModelValue[]::new);
        this.level = values.length - 1;
        this.depth = search.depth();
        this.bounds = search.bounds();
        this.reach = search.reach(bounds);
        this.watching = bounds.isEstimated() && search.algorithm().usesBounds();
        this.observer = search.observer();
        this.observed = observer != ModelObserver.NONE;
        this.draws = search.drawRules() && position instanceof DrawRules rules ? rules : null;
        this.mostVisits = search.limits().nodes();
        this.budget = new Budget(search.limits(), search.evaluations());
        this.rootTurn = position.turn();
        this.maxMoves = position.maxMoves();
        this.moves = new int[maxMoves <= 1 << 16 ? 4 * maxMoves : maxMoves];
        this.leaf = new int[level + 1];
    }

    /** Searches the root, whose moves are already generated, and sets {@link #bestIndex}. */
    abstract int searchRoot(int end);

    final ModelResult run() {
        OptionalInt value = OptionalInt.empty();
        int width = generate(0);
        try {
            visit();
            value = OptionalInt.of(width == 0 ? evaluate(level, true) : searchRootWithinBounds(width));
        } catch (Stopped e) {
            // report the best move so far
        } finally {
            rewind();
        }
        return new ModelResult(
                value,
                width == 0 ? -1 : bestIndex,
                width == 0 ? 0 : moves[bestIndex],
                budget.spent(),
                visits,
                expansions,
                violations.size(),
                bounds,
                value.isPresent());
    }

    /** Restarts with wider bounds whenever a leaf breaks them, so an answer never rests on a broken bound. */
    private int searchRootWithinBounds(int width) {
        while (true) {
            try {
                return searchRoot(width);
            } catch (Violated e) {
                rewind();
                bestIndex = 0;
                bounds = bounds.widened(e.model, e.sum);
                reach = search.reach(bounds);
                visit();
            }
        }
    }

    private void rewind() {
        while (ply > 0) {
            up();
        }
    }

    /** Counts an entry into a node. */
    private void visit() {
        if (visits == mostVisits) {
            throw new Stopped();
        }
        visits++;
    }

    final void down(int index, int move) {
        visit();
        if (observed) {
            if (ply == path.length) {
                path = Arrays.copyOf(path, 2 * ply);
            }
            path[ply] = index;
        }
        position.play(move);
        ply++;
    }

    /** Reports that the current node is searched for a model. */
    final void searches(int model, int alpha, int beta) {
        if (observed) {
            observer.searches(path, ply, model, alpha, beta);
        }
    }

    /** Reports that the current node has got a better value in a model, by the choice of that or another one. */
    final void chooses(int model, int by, int child, int value) {
        if (observed) {
            observer.chooses(path, ply, model, by, child, value);
        }
    }

    /** Reports that a value has reached a bound, if that leaves children out. */
    final void cutoff(int model, int child, int width, int value, int bound) {
        if (observed && child + 1 < width) {
            observer.cutoff(path, ply, model, child, width, value, bound);
        }
    }

    /** Reports that bounds on sums answer for a model what a reply is worth; for level 0 the opponent's value is the answer. */
    final void settled(int model, int value, Bound bound, int limit) {
        if (observed && model > 0) {
            observer.settled(path, ply, model, value, bound, limit);
        }
    }

    final void up() {
        ply--;
        position.undo();
    }

    /** Writes the legal moves from {@code from} on; returns the end. */
    final int generate(int from) {
        makeRoom(from);
        return position.generate(moves, from);
    }

    /** The legal moves of a node below the root, from {@code from} on; none at a leaf. */
    final int expand(int height, int from) {
        return height == 0 || isDrawn() ? from : generate(from);
    }

    private boolean isDrawn() {
        return draws != null && draws.drawn();
    }

    /** Whether the current leaf is 0 in every model by a draw rule; on a finished board the result counts. */
    private boolean isDraw(int from) {
        return isDrawn() && !isOver(from);
    }

    private void makeRoom(int from) {
        if (moves.length - from < maxMoves) {
            moves = Arrays.copyOf(moves, Math.max(from + maxMoves, moves.length + (moves.length >> 1)));
        }
    }

    private boolean isOver(int from) {
        makeRoom(from);
        return position.over(moves, from);
    }

    /**
     * The value of the current leaf in model j.
     *
     * @param height the plies left; a leaf above the horizon is a finished or drawn game
     * @param from the first free index of the move buffer
     */
    final int leafValue(int j, int height, int from) {
        if (isDraw(from)) {
            return Score.DRAW;
        }
        boolean over = height > 0 || isOver(from);
        leaf();
        if (watching) {
            evaluateAll(over);
            return inModel(j);
        }
        return j >= 0 ? evaluate(j, over) : (j & 1) == 0 ? evaluate(0, over) : -evaluate(0, over);
    }

    /** The values of the current leaf in all models, for {@link #inModel}. */
    final void leafValues(int height, int from) {
        if (isDraw(from)) {
            Arrays.fill(leaf, Score.DRAW);
        } else {
            leaf();
            evaluateAll(height > 0 || isOver(from));
        }
    }

    private void leaf() {
        if (observed) {
            observer.leaf(path, ply);
        }
    }

    /** The value in model j of the last leaf evaluated by all models; f_-i is f_0 with alternating signs. */
    final int inModel(int j) {
        return j >= 0 ? leaf[j] : (j & 1) == 0 ? leaf[0] : -leaf[0];
    }

    private void evaluateAll(boolean over) {
        for (int j = 0; j <= level; j++) {
            leaf[j] = evaluate(j, over);
        }
        if (watching) {
            watch();
        }
    }

    private void watch() {
        for (int j = 1; j <= level; j++) {
            int sum = Math.abs(leaf[j] + leaf[j - 1]);
            if (sum > search.bounds().bound(j)) {
                violations.add(position.key());
            }
            if (sum > bounds.bound(j)) {
                throw new Violated(j, sum);
            }
        }
    }

    private int evaluate(int j, boolean over) {
        budget.spend();
        ModelValue<P> model = values[j];
        int player = rootTurn ^ (level - j & 1);
        int value = over ? model.finished(position, player, ply) : model.value(position, player);
        if (observed) {
            observer.evaluated(position, j, value);
        }
        return value;
    }

    /** Infinity is finite, so bounds beyond it are brought back. */
    static int clamp(int bound) {
        return Math.max(-Score.INFINITY, Math.min(Score.INFINITY, bound));
    }

    /** Unwinds a pass in which a leaf has broken a bound. */
    private static final class Violated extends RuntimeException {
        private static final long serialVersionUID = 1;
        final int model;
        final int sum;

        Violated(int model, int sum) {
            super(null, null, false, false);
            this.model = model;
            this.sum = sum;
        }
    }
}
