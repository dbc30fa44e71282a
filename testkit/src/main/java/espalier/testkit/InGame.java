package espalier.testkit;

import espalier.game.Game;
import espalier.game.Position;
import java.util.Map;

/** A contract whose positions are those of a {@link Game}. */
abstract class InGame<P extends Position<P>> extends Contract<P> {
    /** The game. */
    protected abstract Game<P> game();

    /**
     * Positions in which a move wins at once, and all such moves, separated by blanks: {@code Map.of("XX-OO---- X", "3")}.
     * Take them from the rules, not from the program: nothing else can show that {@link Position#score} has the right sign.
     */
    protected abstract Map<String, String> winsInOne();

    @Override
    protected P start() {
        return game().start();
    }

    @Override
    protected String moveText(P position, int move) {
        return game().formatMove(position, move);
    }
}
