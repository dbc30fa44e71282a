package espalier.games.chess;

import espalier.game.Inputs;

/**
 * Which piece is on which square, own and other pieces apart, seen from the player's side. A player whose king is on the right
 * half sees the board in a mirror, so that kings castled to either side teach the same weights.
 */
final class ChessInputs implements Inputs<ChessPosition> {
    private static final int KINDS = 6;
    private static final long RIGHT = 0xF0F0F0F0F0F0F0F0L;
    private static final int PHASES = 8;

    @Override
    public int words() {
        return 2 * KINDS;
    }

    @Override
    public void fill(ChessPosition p, int player, long[] set) {
        long own = p.bits[player];
        boolean mirrored = (p.bits[Piece.KING] & own & RIGHT) != 0;
        for (int i = 0; i < KINDS; i++) {
            long seen = seen(p.bits[Piece.PAWN + i], player, mirrored);
            long mine = seen(p.bits[Piece.PAWN + i] & own, player, mirrored);
            set[i] = mine;
            set[KINDS + i] = seen ^ mine;
        }
    }

    private static long seen(long squares, int player, boolean mirrored) {
        long turned = mirrored ? Long.reverse(squares) : squares;
        return (player == Piece.WHITE) == mirrored ? Long.reverseBytes(turned) : turned;
    }

    @Override
    public int phases() {
        return PHASES;
    }

    /** By the number of pieces. */
    @Override
    public int phase(ChessPosition p) {
        return Math.min(PHASES - 1, (Long.bitCount(p.bits[0] | p.bits[1]) - 1) / 4);
    }
}
