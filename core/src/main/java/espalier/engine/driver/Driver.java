package espalier.engine.driver;

import espalier.game.Score;
import java.util.OptionalInt;

/**
 * Decides which windows are asked at the root: a few lines that turn bounds into the next bound. It never knows the
 * game.
 */
interface Driver {
    /** Returns the value, or nothing if only the best move was proved. */
    OptionalInt drive(Root root);

    /** One search with the full window. */
    static Driver fullWindow() {
        return root -> OptionalInt.of(root.search(-Score.INFINITY, Score.INFINITY));
    }

    /**
     * A window of {@code delta} around a guess; if the value turns out to be outside, another search on the side where
     * it is.
     */
    static Driver aspiration(int guess, int delta) {
        int alpha = (int) Math.max((long) guess - delta, -Score.INFINITY);
        int beta = (int) Math.min((long) guess + delta, Score.INFINITY);
        return root -> {
            int g = root.search(alpha, beta);
            if (g <= alpha) {
                g = Math.min(g, root.search(-Score.INFINITY, g));
            } else if (g >= beta) {
                g = Math.max(g, root.search(g, Score.INFINITY));
            }
            return OptionalInt.of(g);
        };
    }
}
