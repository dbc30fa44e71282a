package espalier.protocols;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Our side of a conversation with an external engine: it plays games, one after the other. Everything it does may throw a
 * {@link Forfeit}; after that it must be killed.
 */
public interface EngineClient {
    /** Resigns instead of moving. */
    String RESIGNS = "resign";

    /**
     * Begins a game.
     *
     * @param start the position it starts from; empty for the game's own
     */
    void newGame(Optional<String> start);

    /** Asks for a move, and waits for it a little longer than the clock allows. */
    Reply go(Question question);

    /** Ends the program, politely. */
    void quit();

    /** Greets an engine. */
    interface Greeting {
        /**
         * Begins the conversation with a program that has just been started, and sets its options.
         *
         * @param game the name of the game
         * @param patience for answers that no clock limits
         */
        EngineClient greet(Program program, String game, Map<String, String> options, Duration patience);

        /**
         * Checks that the protocol can say what limits a move.
         *
         * @throws IllegalArgumentException saying what it cannot
         */
        default void check(TimeControl control) {}
    }

    /**
     * What an engine is asked.
     *
     * @param moves all moves since the start of the game
     * @param player the one to move: 0 moves first in the game, 1 second
     * @param control what limits the move
     * @param left what the two players have on their clocks, if there are clocks
     * @param movesToGo to the next time control, 0 if there is none
     * @param patience after this time there will be no answer
     */
    record Question(
            List<String> moves,
            int player,
            TimeControl control,
            List<Duration> left,
            int movesToGo,
            Duration patience) {
        public Question {
            moves = List.copyOf(moves);
            left = List.copyOf(left);
        }
    }

    /**
     * An engine's answer.
     *
     * @param move as it writes it, or {@link #RESIGNS}
     * @param value for the engine in points (hundredths of a pawn), or a forced result as in {@link espalier.game.Score}
     * @param depth in plies, 0 if unknown
     */
    record Reply(String move, OptionalInt value, int depth) {}
}
