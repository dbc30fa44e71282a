package espalier.engine.driver;

import espalier.game.Score;
import espalier.search.Separation;

/**
 * Separation values where no range of values is known, as in games: the first is a guess from an earlier iteration, the
 * next ones go from there in growing steps until the interval is closed on both sides, then it is divided as usual.
 */
final class Galloping implements Separation {
    /** Beyond these there are no values of games. */
    static final int LOW = -Score.WIN;

    static final int HIGH = Score.WIN;

    private final int guess;
    private final Separation closed = Separation.linear();
    private long step;

    Galloping(int guess, int step) {
        this.guess = guess;
        this.step = Math.max(1, step);
    }

    @Override
    public int next(int alpha, int beta, int count) {
        boolean openBelow = alpha == LOW;
        boolean openAbove = beta == HIGH + 1;
        if (openBelow && openAbove) {
            return Separation.inside(alpha, beta, guess);
        }
        if (!openBelow && !openAbove) {
            return closed.next(alpha, beta, count);
        }
        long next = openAbove ? alpha + step : beta - step;
        step *= 4;
        return Separation.inside(alpha, beta, next);
    }
}
