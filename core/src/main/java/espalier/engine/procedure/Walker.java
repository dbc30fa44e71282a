package espalier.engine.procedure;

import espalier.game.Evaluator;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Bound;
import espalier.search.Budget;
import espalier.search.Observer;
import espalier.search.Search;
import espalier.search.Specialiser;
import java.util.Arrays;

/**
 * What every walk over a position shares: the move buffer, the path, leaves, events and the budget.
 * Nothing is allocated per node; buffers grow on the first visit to a wider or deeper node.
 */
public abstract class Walker<P extends Position<P>> {
    /** A constant for the compiler: without an observer the machine code has no events. */
    protected static final boolean OBSERVED = Specialiser.observes(Walker.class);

    protected final P position;
    protected final Evaluator<P> evaluator;
    protected final Observer observer;
    /** The depth of the whole search; a node at ply p has {@code depth - p} left. */
    protected final int depth;

    /** The moves of all nodes on the path, one node after the other. */
    protected int[] moves;

    /** Child indices from the root, for observers. */
    protected int[] path = new int[32];

    protected int ply;

    /** The index of the best root move found so far, in generation order. */
    protected int bestIndex;

    private final int maxMoves;
    protected final Budget budget;

    protected Walker(Search<P> search, P position) {
        this.position = position;
        this.evaluator = search.evaluator();
        this.observer = search.observer();
        this.depth = search.depth();
        this.budget = new Budget(search.limits());
        this.maxMoves = position.maxMoves();
        this.moves = new int[maxMoves];
    }

    /** The index of the best root move found so far. */
    public final int bestIndex() {
        return bestIndex;
    }

    public final int depth() {
        return depth;
    }

    /** Keeps the root's best move, if this is the root and the move has raised alpha. */
    protected final void improved(int index, int value, int alpha) {
        if (ply == 0 && value > alpha) {
            bestIndex = index;
        }
    }

    /** Nodes entered so far. */
    public final long visits() {
        return budget.spent();
    }

    /** Counts a visit against the limits and reports the entry of a node. */
    protected final void enter(int alpha, int beta) {
        budget.spend();
        if (OBSERVED) {
            observer.enter(position, path, ply, alpha, beta);
        }
    }

    /** Writes the legal moves from {@code from} on; returns the end. */
    protected final int generate(int from) {
        makeRoomForMoves(from);
        return position.generate(moves, from);
    }

    /** Whether the depth is used up. (A finished game shows when moves are generated.) */
    protected final boolean atHorizon() {
        return ply == depth;
    }

    /** The value of a leaf, for the side to move. */
    protected final int leafValue(int from) {
        int value;
        if (atHorizon() && !isOver(from)) {
            value = evaluator.evaluate(position);
        } else {
            value = Score.fromNode(position.score(), ply);
        }
        if (OBSERVED) {
            observer.leaf(position, path, ply, value);
        }
        return value;
    }

    protected final void makeRoomForMoves(int from) {
        if (moves.length - from < maxMoves) {
            // Doubling suffices: the buffer never ends before `from`, nor is it shorter than `maxMoves`.
            moves = Arrays.copyOf(moves, 2 * moves.length);
        }
    }

    /** Makes room for the moves of a node and of one of its children. */
    protected final void makeRoomForTwo(int from) {
        if (moves.length - from < 2 * maxMoves) {
            moves = Arrays.copyOf(moves, 2 * moves.length + maxMoves);
        }
    }

    protected final boolean isOver(int from) {
        makeRoomForMoves(from);
        return position.over(moves, from);
    }

    /** Reports that children will be entered. */
    protected final void expand(int width) {
        if (OBSERVED) {
            if (ply == path.length) {
                path = Arrays.copyOf(path, 2 * ply);
            }
            observer.expand(position, path, ply, width);
        }
    }

    /** Reports that the last child searched made the remaining ones superfluous, if there are any. */
    protected final void cutoff(int index, int width) {
        if (OBSERVED && index + 1 < width) {
            observer.cutoff(position, path, ply, index, width);
        }
    }

    protected final void down(int index, int move) {
        if (OBSERVED) {
            path[ply] = index;
        }
        position.play(move);
        ply++;
    }

    protected final void downNull(NullMove nullMove) {
        if (OBSERVED) {
            path[ply] = -1;
        }
        nullMove.playNull();
        ply++;
    }

    protected final void up() {
        ply--;
        position.undo();
    }

    protected final int exit(int value, Bound bound) {
        if (OBSERVED) {
            observer.exit(position, path, ply, value, bound);
        }
        return value;
    }

    /** Returns the position to the root after an interruption, or after an observer or evaluator has thrown. */
    public final void rewind() {
        while (ply > 0) {
            up();
        }
    }
}
