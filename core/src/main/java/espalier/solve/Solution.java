package espalier.solve;

import java.util.List;
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

    /** Nothing was proved. */
    public static Solution unknown(long nodes) {
        return new Solution(Outcome.UNKNOWN, OptionalInt.empty(), List.of(), nodes);
    }
}
