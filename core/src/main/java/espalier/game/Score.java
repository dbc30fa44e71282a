package espalier.game;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * The one home of scores. Everything fits 24 bits, so that two bounds fit a table entry:
 *
 * <pre>
 *   -INFINITY ... loss in n plies ... evaluations ... win in n plies ... INFINITY
 * </pre>
 *
 * Infinity is finite: it negates, and a window next to it ({@code INFINITY - 1, INFINITY}) is a window.
 */
public final class Score {
    /** Above every score. */
    public static final int INFINITY = 8_000_000;

    /** A win now; a win in n plies is {@code WIN - n}. */
    public static final int WIN = 4_000_000;

    /** The longest win or loss that scores can express, in plies. */
    public static final int MAX_PLIES = 4_096;

    /** Neither side wins. */
    public static final int DRAW = 0;

    private static final int DECIMALS = 4;

    private Score() {}

    /**
     * {@return the score of a win {@code plies} below the scored node}
     *
     * @param plies the distance to the end of the game
     */
    public static int winIn(int plies) {
        return WIN - plies;
    }

    /**
     * {@return the score of a loss {@code plies} below the scored node}
     *
     * @param plies the distance to the end of the game
     */
    public static int lossIn(int plies) {
        return plies - WIN;
    }

    /**
     * {@return whether this is an ordinary evaluation: not a forced win or loss, and not infinite}
     *
     * @param score a score
     */
    public static boolean isEvaluation(int score) {
        return score > MAX_PLIES - WIN && score < WIN - MAX_PLIES;
    }

    /**
     * {@return whether the side to move has a forced win}
     *
     * @param score a score
     */
    public static boolean isWin(int score) {
        return score >= WIN - MAX_PLIES && score <= WIN;
    }

    /**
     * {@return whether the side to move has a forced loss}
     *
     * @param score a score
     */
    public static boolean isLoss(int score) {
        return isWin(-score);
    }

    /**
     * {@return the number of plies to the end of a forced win or loss}
     *
     * @param score a score
     */
    public static int plies(int score) {
        return WIN - Math.abs(score);
    }

    /**
     * Converts a score relative to a node at {@code ply} into one relative to the root: forced results move away by
     * {@code ply}, evaluations stay. {@link Position#score} and table entries count from the node, searches from the
     * root.
     *
     * @param score counted from the node
     * @param ply the node's distance from the root
     * @return the score, counted from the root
     */
    public static int fromNode(int score, int ply) {
        return isEvaluation(score) ? score : isWin(score) ? score - ply : isLoss(score) ? score + ply : score;
    }

    /**
     * {@return the score counted from the node: the inverse of {@link #fromNode}}
     *
     * @param score counted from the root
     * @param ply the node's distance from the root
     */
    public static int toNode(int score, int ply) {
        return isEvaluation(score) ? score : isWin(score) ? score + ply : isLoss(score) ? score - ply : score;
    }

    /**
     * {@return the score of a game, 0 to 1, that the side to move can expect: a logistic curve on which the scale is ten to
     * one}
     *
     * @param score for the side to move
     * @param scale in units of score, as {@link Game#scale} says
     */
    public static double expected(int score, int scale) {
        return isEvaluation(score) ? 1 / (1 + Math.pow(10, -score / (double) scale)) : score > 0 ? 1 : 0;
    }

    /**
     * {@return a score in plain text: "win in 7 plies", "loss in 1 ply", or a number in the game's own units}
     *
     * @param score a score
     * @param unit how many units of score are one of the game's, as {@link Game#unit} says
     */
    public static String text(int score, int unit) {
        return isWin(score)
                ? "win in " + pliesText(score)
                : isLoss(score)
                        ? "loss in " + pliesText(score)
                        : inUnits(score, unit).toPlainString();
    }

    private static String pliesText(int score) {
        int plies = plies(score);
        return plies + (plies == 1 ? " ply" : " plies");
    }

    /**
     * {@return a score in the game's own units, as an integer where possible} Wins and losses stay as they are.
     *
     * @param score a score
     * @param unit how many units of score are one of the game's
     */
    public static BigDecimal inUnits(int score, int unit) {
        BigDecimal exact = BigDecimal.valueOf(score);
        if (!isEvaluation(score) || unit == 1) {
            return exact;
        }
        BigDecimal number = exact.divide(BigDecimal.valueOf(unit), DECIMALS, RoundingMode.HALF_EVEN)
                .stripTrailingZeros();
        return number.scale() < 0 ? number.setScale(0) : number;
    }
}
