package espalier.engine.procedure;

import espalier.engine.memory.Corrections;
import espalier.game.Margins;
import espalier.game.MoveScorer;
import espalier.game.Noisy;
import espalier.game.Position;
import espalier.game.Score;
import espalier.game.Structured;
import espalier.search.Bound;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The static values of the nodes on the path, and what a search leaves out because of them. A position in which the side to
 * move may not stand pat has none, and nothing is left out there. Nor is anything left out at PV nodes as a whole, where a
 * value is needed, or where a win or loss is at stake.
 */
final class StaticValues<P extends Position<P>> {
    /** There is no static value. */
    static final int NONE = -Score.INFINITY;

    /** The node must be searched. */
    static final int SEARCH = Integer.MIN_VALUE;

    /** Up to these depths of the node each rule holds. */
    private static final int ENOUGH_DEPTH = 7;

    private static final int HOPELESS_DEPTH = 2;
    private static final int GAIN_DEPTH = 6;
    private static final int LOSS_DEPTH = 5;
    private static final int LATE_DEPTH = 6;

    /** In shallow searches no node is left out above this ply: a quiet first move of a short mate looks like a blunder. */
    private static final int FIRST_PLY = 4;

    /** Deeper searches than this leave out nodes at every ply: earlier ones have found the short mates. */
    private static final int SHALLOW_SEARCH = 7;

    /** At least this many moves are tried, and more by the square of the depth. */
    private static final int FIRST_MOVES = 3;

    private final Practical<P> search;
    private final Noisy noisy;
    private final Margins margins;
    private final @Nullable Structured structured;
    private final Corrections corrections;
    private int[] values = new int[64];
    private long evaluations;
    private long horizons;

    StaticValues(Practical<P> search, Noisy noisy, Margins margins, Corrections corrections) {
        this.structured = search.position instanceof Structured some ? some : null;
        this.corrections = corrections;
        this.search = search;
        this.noisy = noisy;
        this.margins = margins;
    }

    /** Evaluates the current node; its value if it need not be searched, and is left. */
    int enter(int from, int depth, int alpha, int beta) {
        evaluate();
        return search.ply < FIRST_PLY && search.depth() <= SHALLOW_SEARCH ? SEARCH : prune(from, depth, alpha, beta);
    }

    private void evaluate() {
        int ply = search.ply;
        if (ply >= values.length) {
            values = Arrays.copyOf(values, 2 * ply);
        }
        values[ply] = NONE;
        if (noisy.mayStandPat()) {
            values[ply] = corrected(search.evaluator.evaluate(search.position));
            evaluations++;
        }
    }

    /** A static value of the current node with what was learnt about its structure. */
    int corrected(int value) {
        return structured == null ? value : value + corrections.of(structured.structure(), search.position.turn());
    }

    /**
     * Learns from the search of the current node, unless its bound says nothing about the static value.
     *
     * @param quiet whether the best move was: what a capture gains is no error
     */
    void learn(int depth, int best, int alpha, int beta, boolean quiet) {
        int value = value();
        if (structured == null
                || value == NONE
                || !Score.isEvaluation(best)
                || (best > alpha && !quiet)
                || (best >= beta && best <= value)
                || (best <= alpha && best >= value)) {
            return;
        }
        corrections.learn(structured.structure(), search.position.turn(), depth, best - value, margins.enough());
    }

    /** Calls of the evaluator. */
    long evaluations() {
        return evaluations;
    }

    /** Nodes and moves that were left out: what lies behind them is not known. */
    long horizons() {
        return horizons;
    }

    /** The value of the current node. */
    int value() {
        return values[search.ply];
    }

    /** Whether the side to move stands better than at its last move, as far as is known. */
    boolean improves() {
        int ply = search.ply;
        return ply < 2 || values[ply] == NONE || values[ply - 2] == NONE || values[ply] > values[ply - 2];
    }

    private int prune(int from, int depth, int alpha, int beta) {
        int value = value();
        if (depth > ENOUGH_DEPTH
                || value == NONE
                || beta - alpha > 1
                || !Score.isEvaluation(alpha)
                || !Score.isEvaluation(beta)
                || (noisy.mayBeOver() && search.isOver(from))) {
            return SEARCH;
        }
        if (value - margins.enough() * (improves() ? depth - 1 : depth) >= beta) {
            horizons++;
            search.leaf(value);
            return search.exit(value, Bound.LOWER);
        }
        if (depth <= HOPELESS_DEPTH && value + margins.hopeless() * depth <= alpha) {
            int played = search.playOut(from, alpha, beta);
            if (played <= alpha) {
                return played;
            }
            search.enter(alpha, beta); // once more, to be searched after all
            search.variations.start(search.ply);
        }
        return SEARCH;
    }

    /**
     * Whether a move of the current node is left out: not the first, and not one after which the opponent may not stand pat.
     *
     * @param at the place of the move
     * @param number how many moves were tried before
     * @param best the best value so far: a loss is not taken for granted
     */
    boolean skips(int at, int number, int score, int depth, int alpha, int best) {
        if (number == 0
                || search.ply == 0
                || depth > LATE_DEPTH
                || value() == NONE
                || Score.isLoss(best)
                || !isHopeless(search.moves[at], depth, number, score, alpha)
                || noisy.forces(search.moves[at])) {
            return false;
        }
        horizons++;
        return true;
    }

    private boolean isHopeless(int move, int depth, int number, int score, int alpha) {
        if (score >= MoveScorer.FORCING) {
            return false;
        }
        if (score <= -MoveScorer.FORCING) {
            return depth <= LOSS_DEPTH && score < -MoveScorer.FORCING - margins.loss() * depth;
        }
        return number >= (FIRST_MOVES + depth * depth) / (improves() ? 1 : 2)
                || (depth <= GAIN_DEPTH && value() + margins.gain() * (depth + 1) <= alpha)
                || (depth <= LOSS_DEPTH && search.order.risk(search.position, move) < -margins.loss() * depth);
    }
}
