package espalier.engine.procedure;

import espalier.play.Listener;
import espalier.search.Bound;
import java.util.List;

/**
 * The moves of the root that one search chooses from, and what it reports of them.
 *
 * @param moves in generation order
 * @param all whether these are all legal moves, so that the root's value is the position's
 * @param depth of the iteration
 * @param listener hears with which window the root is searched, which move, and when the root fails high or low
 */
public record RootMoves(List<Integer> moves, boolean all, int depth, Listener listener) {
    public RootMoves {
        moves = List.copyOf(moves);
    }

    /** Writes them to a buffer and returns the end. */
    int write(int[] buffer, int from) {
        int end = from;
        for (int move : moves) {
            buffer[end++] = move;
        }
        return end;
    }

    void entered(int alpha, int beta) {
        if (all) {
            listener.window(depth, alpha, beta);
        }
    }

    void begins(int move, int number) {
        listener.move(depth, move, number);
    }

    void ended(int value, int alpha, int beta) {
        if (value <= alpha || value >= beta) {
            listener.failed(depth, value, Bound.of(value, alpha, beta));
        }
    }
}
