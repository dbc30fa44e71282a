package espalier.solve;

import espalier.game.Position;
import espalier.solve.ProofNumberSearch.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Solves any game by two runs of depth-first proof-number search (df-pn): can the side to move win? If not, can the opponent? If
 * neither can, the game is a draw. Uses one thread.
 */
public final class ProofNumberSolver<P extends Position<P>> implements GameSolver<P> {
    /** The default size of the table: 64 MB. */
    public static final int DEFAULT_ENTRIES = 1 << 22;

    @Override
    public Solution solve(P position, Question question) {
        return Solution.ofEnded(position).orElseGet(() -> search(position.copy(), question));
    }

    private Solution search(P board, Question question) {
        ProofNumberSearch<P> search = new ProofNumberSearch<>(
                board, question.entries() == 0 ? DEFAULT_ENTRIES : question.entries(), question.limits());
        int mover = board.turn();
        List<Integer> line = new ArrayList<>();
        Answer wins = search.canWin(mover);
        Answer loses = wins == Answer.NO ? search.canWin(1 - mover) : Answer.UNKNOWN;
        if (wins == Answer.YES || loses == Answer.YES) {
            search.addWinningLine(line);
        } else if (loses == Answer.NO) {
            line.add(search.bestMove());
        }
        Outcome outcome = wins == Answer.YES
                ? Outcome.WIN
                : loses == Answer.YES ? Outcome.LOSS : loses == Answer.NO ? Outcome.DRAW : Outcome.UNKNOWN;
        return new Solution(outcome, OptionalInt.empty(), line, search.nodes());
    }
}
