package espalier.game;

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

    /** A win at once; a win in n plies is {@code WIN - n}. */
    public static final int WIN = 4_000_000;

    /** Wins are counted in at most this many plies. */
    public static final int MAX_PLIES = 4_096;

    public static final int DRAW = 0;

    private Score() {}

    /** The score of a win that is complete {@code plies} from the node that is scored. */
    public static int winIn(int plies) {
        return WIN - plies;
    }

    /** The score of a loss that is complete {@code plies} from the node that is scored. */
    public static int lossIn(int plies) {
        return plies - WIN;
    }

    /** Whether this is an ordinary evaluation: neither a win or loss in n nor infinite. */
    public static boolean isEvaluation(int score) {
        return score > MAX_PLIES - WIN && score < WIN - MAX_PLIES;
    }

    /** Whether this says that the side to move wins by force. */
    public static boolean isWin(int score) {
        return score >= WIN - MAX_PLIES && score <= WIN;
    }

    /** Whether this says that the side to move loses by force. */
    public static boolean isLoss(int score) {
        return isWin(-score);
    }

    /** The plies to the end of a forced win or loss. */
    public static int plies(int score) {
        return WIN - Math.abs(score);
    }

    /**
     * A score as the root sees it that was given {@code ply} plies below: forced results move away by the way to the
     * node, evaluations stay. {@link Position#score} and table entries count from the node, searches from the root.
     */
    public static int fromNode(int score, int ply) {
        return isEvaluation(score) ? score : isWin(score) ? score - ply : isLoss(score) ? score + ply : score;
    }

    /** The inverse of {@link #fromNode}. */
    public static int toNode(int score, int ply) {
        return isEvaluation(score) ? score : isWin(score) ? score + ply : isLoss(score) ? score - ply : score;
    }
}
