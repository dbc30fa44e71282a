package espalier.games.othello;

import espalier.game.Evaluator;
import espalier.game.WeightFile;
import espalier.games.files.Resource;

/**
 * The plain evaluator, for teaching and fair comparisons: corners are good, the squares next to an empty corner are
 * bad, more moves are better than fewer. In hundredths of a disc; weights are in {@code plain.weights}.
 */
record PlainEvaluator(int corner, int besideCorner, int mobility) implements Evaluator<OthelloPosition> {
    @Override
    public int evaluate(OthelloPosition position) {
        long own = position.own();
        long opp = position.opp();
        long risky = around(Board.CORNERS & ~(own | opp));
        int moves = Long.bitCount(Board.mobility(own, opp));
        int replies = Long.bitCount(Board.mobility(opp, own));
        if (moves == 0 && replies == 0) {
            return position.score();
        }
        return corner * (Long.bitCount(own & Board.CORNERS) - Long.bitCount(opp & Board.CORNERS))
                + besideCorner * (Long.bitCount(own & risky) - Long.bitCount(opp & risky))
                + mobility * (moves - replies);
    }

    /** The squares beside a set of corners: the C squares along the edges and the X square on the diagonal. */
    private static long around(long corners) {
        long row = corners | ((corners << 1) & Board.NOT_A_FILE) | ((corners >>> 1) & Board.NOT_H_FILE);
        return (row | (row << 8) | (row >>> 8)) & ~corners;
    }

    /** With the library's weights. */
    public static PlainEvaluator load() {
        WeightFile weights = Resource.weights(PlainEvaluator.class, "plain.weights");
        PlainEvaluator evaluator = new PlainEvaluator(
                weights.number("corner"), weights.number("beside-corner"), weights.number("mobility"));
        weights.allTaken();
        return evaluator;
    }
}
