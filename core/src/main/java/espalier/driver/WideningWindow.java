package espalier.driver;

import espalier.game.Score;
import java.util.OptionalInt;

/**
 * Searches with a window around the guess, as wide as the spread suggests, and widens it step by step on the side where the value
 * turns out to be. It is for games, where values change little from iteration to iteration.
 */
public final class WideningWindow implements Driver {
    @Override
    public OptionalInt drive(Root root, Hints hints) {
        long width = 2L * hints.spread() + 1;
        long low = hints.guess() - width;
        long high = hints.guess() + width;
        while (true) {
            int alpha = (int) Math.max(low, -Score.INFINITY);
            int beta = (int) Math.min(high, Score.INFINITY);
            int g = root.search(alpha, beta);
            width *= 2;
            if (g <= alpha && alpha > -Score.INFINITY) {
                low = g - width;
            } else if (g >= beta && beta < Score.INFINITY) {
                high = g + width;
            } else {
                return OptionalInt.of(g);
            }
        }
    }
}
