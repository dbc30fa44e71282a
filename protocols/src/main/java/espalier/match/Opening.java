package espalier.match;

import espalier.game.Position;
import java.util.List;

/**
 * Where a pair of games starts.
 *
 * @param start a position
 * @param moves that are played from it before the players think
 */
record Opening<P extends Position<P>>(P start, List<Integer> moves) {
    Opening {
        start = start.copy();
        moves = List.copyOf(moves);
    }

    @Override
    public P start() {
        return start.copy();
    }

    /** The position after the moves. */
    P position() {
        P position = start();
        moves.forEach(position::play);
        return position;
    }
}
