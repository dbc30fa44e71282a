package espalier.match;

import espalier.game.Position;
import espalier.protocols.TimeControl;
import java.util.OptionalInt;

/** A player at the board of one game. */
public interface Contender<P extends Position<P>> {
    /**
     * Gets ready; no clock runs yet.
     *
     * @param control what will limit the moves
     */
    default void prepare(TimeControl control) {}

    /**
     * Chooses a move.
     *
     * @throws espalier.protocols.Forfeit if it cannot go on: the game is lost
     */
    Choice choose(Turn<P> turn);

    /**
     * The game is over.
     *
     * @param well whether it went as it should; if not, what the player keeps between games may be broken
     */
    default void leave(boolean well) {}

    /**
     * A move and what the player thinks of it.
     *
     * @param move the move; empty to resign
     * @param value for the player, in units of score; empty if it has no idea
     * @param depth in plies, 0 if unknown
     */
    record Choice(OptionalInt move, OptionalInt value, int depth) {
        /** A move without a thought. */
        public static Choice of(int move) {
            return new Choice(OptionalInt.of(move), OptionalInt.empty(), 0);
        }
    }
}
