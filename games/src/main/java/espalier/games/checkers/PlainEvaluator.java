package espalier.games.checkers;

import espalier.game.Evaluator;

/** Material and the advance of men: simple, for teaching and for fair comparisons. */
final class PlainEvaluator implements Evaluator<CheckersPosition> {
    private static final int MAN = 100;
    private static final int KING = 150;

    @Override
    public int evaluate(CheckersPosition position) {
        int black = side(position.black(), position.kings());
        int white = side(Squares.turned(position.white()), Squares.turned(position.kings()));
        return position.turn() == 0 ? black - white : white - black;
    }

    private static int side(long own, long kings) {
        int value = MAN * Long.bitCount(own & ~kings) + KING * Long.bitCount(own & kings);
        for (int row = 1; row < 7; row++) {
            value += row * Long.bitCount(own & ~kings & Squares.row(row));
        }
        return value;
    }
}
