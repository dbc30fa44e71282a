package espalier.learning;

import espalier.game.Position;
import java.util.List;
import java.util.OptionalInt;

/**
 * A finished game to learn from.
 *
 * @param start where it started
 * @param moves all moves
 * @param values for each ply what a search said, for the side to move; empty where there is no value to learn from. Without
 *     any, all positions are learnt from by their result alone
 * @param result 1 if the player who moves first won, 0 for a draw, -1 if the other won
 */
public record PlayedGame<P extends Position<P>>(P start, List<Integer> moves, List<OptionalInt> values, int result) {
    public PlayedGame {
        start = start.copy();
        moves = List.copyOf(moves);
        values = List.copyOf(values);
    }
}
