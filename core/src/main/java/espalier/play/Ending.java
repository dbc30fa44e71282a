package espalier.play;

import espalier.game.DrawRules;
import espalier.game.Position;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a game has ended.
 *
 * @param winner 0 for the player who moves first in the game, 1 for the other; empty for a draw
 * @param byDrawRule whether a draw rule ended it (repetition, fifty moves) although there are legal moves
 * @param score the result for the side to move, in units of score
 */
public record Ending(OptionalInt winner, boolean byDrawRule, int score) {
    /**
     * {@return the end of the game, if this is one}
     *
     * @param position one that may be over
     */
    public static Optional<Ending> of(Position<?> position) {
        if (position.over(new int[position.maxMoves()], 0)) {
            int score = position.score();
            int mover = position.turn();
            OptionalInt winner = score == 0 ? OptionalInt.empty() : OptionalInt.of(score > 0 ? mover : 1 - mover);
            return Optional.of(new Ending(winner, false, score));
        }
        return position instanceof DrawRules rules && rules.drawn()
                ? Optional.of(new Ending(OptionalInt.empty(), true, 0))
                : Optional.empty();
    }
}
