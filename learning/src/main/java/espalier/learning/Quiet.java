package espalier.learning;

import espalier.game.Evaluator;
import espalier.game.Noisy;
import espalier.game.Position;
import espalier.game.Score;
import java.util.Arrays;

/** Finds positions whose static evaluation means something: no noisy move improves on it. Evaluations learn from these. */
final class Quiet<P extends Position<P>> {
    /** Noisy moves are played out this far. */
    private static final int DEEPEST = 8;

    private final Evaluator<P> evaluator;
    private int[] moves = new int[1024];

    Quiet(Evaluator<P> evaluator) {
        this.evaluator = evaluator;
    }

    boolean isQuiet(P position) {
        if (!(position instanceof Noisy noisy)) {
            return true;
        }
        int value = evaluator.evaluate(position);
        return noisy.mayStandPat() && search(position, 0, 0, value, value + 1) <= value;
    }

    private int search(P position, int ply, int from, int alpha, int beta) {
        Noisy noisy = (Noisy) position;
        boolean pat = noisy.mayStandPat();
        int best = pat || ply == DEEPEST ? evaluator.evaluate(position) : -Score.INFINITY;
        if (best >= beta || ply == DEEPEST) {
            return best;
        }
        if (moves.length - from < position.maxMoves()) {
            moves = Arrays.copyOf(moves, 2 * moves.length + position.maxMoves());
        }
        int end = pat ? noisy.generateNoisy(moves, from) : position.generate(moves, from);
        if (end == from && !pat) {
            return position.score();
        }
        for (int i = from; i < end && best < beta; i++) {
            position.play(moves[i]);
            best = Math.max(best, -search(position, ply + 1, end, -beta, -Math.max(alpha, best)));
            position.undo();
        }
        return best;
    }
}
