package espalier.solve;

import espalier.game.DrawRules;
import espalier.game.Position;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a solver found.
 *
 * @param outcome for the side to move
 * @param value the exact value for the side to move in the game's own units (discs in Othello); empty if the question
 *     or the solver was about the outcome only, or if nothing was proved
 * @param line perfect play of both sides from the position: to the end of the game for a proved win, loss or value; for
 *     a draw possibly one drawing move only
 * @param nodes positions entered
 */
public record Solution(Outcome outcome, OptionalInt value, List<Integer> line, long nodes) {
    public Solution {
        line = List.copyOf(line);
    }

    /**
     * {@return the solution where the game is over, on the board or by a draw rule; empty where it goes on}
     *
     * @param position one that may be over
     */
    public static Optional<Solution> ofEnded(Position<?> position) {
        Outcome outcome = Outcome.DRAW;
        if (position.over(new int[position.maxMoves()], 0)) {
            outcome = Outcome.of(position.score());
        } else if (!(position instanceof DrawRules rules && rules.drawn())) {
            return Optional.empty();
        }
        return Optional.of(new Solution(outcome, OptionalInt.empty(), List.of(), 1));
    }

    /**
     * {@return the solution that proves nothing}
     *
     * @param nodes visited in vain
     */
    public static Solution unknown(long nodes) {
        return new Solution(Outcome.UNKNOWN, OptionalInt.empty(), List.of(), nodes);
    }
}
