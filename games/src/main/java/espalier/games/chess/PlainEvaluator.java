package espalier.games.chess;

import espalier.game.Evaluator;

/** Material, and a little for pieces and pawns near the centre: for teaching and for fair comparisons. */
final class PlainEvaluator implements Evaluator<ChessPosition> {
    private static final int[] WORTH = {0, 0, 100, 320, 330, 500, 900, 0};
    private static final long CENTRE = 0x0000001818000000L;
    private static final long AROUND = 0x00003C24243C0000L;

    @Override
    public int evaluate(ChessPosition p) {
        long own = p.bits[p.turn];
        long their = p.bits[p.turn ^ 1];
        int value = 0;
        for (int kind = Piece.PAWN; kind < Piece.KING; kind++) {
            value += WORTH[kind] * (Long.bitCount(p.bits[kind] & own) - Long.bitCount(p.bits[kind] & their));
        }
        own &= ~p.bits[Piece.KING];
        their &= ~p.bits[Piece.KING];
        value += 10 * (Long.bitCount(own & CENTRE) - Long.bitCount(their & CENTRE));
        value += 5 * (Long.bitCount(own & AROUND) - Long.bitCount(their & AROUND));
        return value;
    }
}
