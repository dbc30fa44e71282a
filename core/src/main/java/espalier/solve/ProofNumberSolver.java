package espalier.solve;

import espalier.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Solves any game by two runs of {@link ProofNumberSearch}: can the side to move win? If not, can the opponent? If
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
        Outcome outcome = Outcome.UNKNOWN;
        switch (search.canWin(mover)) {
            case YES -> {
                outcome = Outcome.WIN;
                search.addWinningLine(line);
            }
            case NO -> {
                switch (search.canWin(1 - mover)) {
                    case YES -> {
                        outcome = Outcome.LOSS;
                        search.addWinningLine(line);
                    }
                    case NO -> {
                        outcome = Outcome.DRAW;
                        line.add(search.bestMove());
                    }
                    case UNKNOWN -> {}
                }
            }
            case UNKNOWN -> {}
        }
        return new Solution(outcome, OptionalInt.empty(), line, search.nodes());
    }
}
