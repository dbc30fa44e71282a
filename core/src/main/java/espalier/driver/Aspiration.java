package espalier.driver;

import espalier.game.Score;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Aspiration search: a window of delta on both sides of a guess; if the value turns out to be outside, another search on the
 * side where it is.
 */
public final class Aspiration {
    private Aspiration() {}

    /**
     * {@return the driver whose first window lies around this guess}
     *
     * @param guess the value to begin with
     * @param delta half of the first window's width
     */
    public static Driver around(int guess, int delta) {
        Hints given = Hints.NONE.guess(guess).delta(delta);
        return new Named("Aspiration.around", true, (root, hints) -> search(root, given));
    }

    /** {@return the driver whose window lies around the guess of the hints: in games the value of the last iteration} */
    public static Driver aroundGuess() {
        return new Named("Aspiration.aroundGuess", true, Set.of(Hint.GUESS, Hint.DELTA), Aspiration::search);
    }

    private static OptionalInt search(Root root, Hints hints) {
        int alpha = (int) Math.max((long) hints.guess() - hints.delta(), -Score.INFINITY);
        int beta = (int) Math.min((long) hints.guess() + hints.delta(), Score.INFINITY);
        int g = root.search(alpha, beta);
        if (g <= alpha) {
            g = Math.min(g, root.search(-Score.INFINITY, g));
        } else if (g >= beta) {
            g = Math.max(g, root.search(g, Score.INFINITY));
        }
        return OptionalInt.of(g);
    }
}
