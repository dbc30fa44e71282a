package espalier.games.checkers;

import espalier.game.Inputs;

/** Men and kings on their squares, own and other pieces apart; White sees the board turned. */
final class CheckersInputs implements Inputs<CheckersPosition> {
    private static final int PHASES = 4;

    @Override
    public int words() {
        return 4;
    }

    @Override
    public void fill(CheckersPosition p, int player, long[] set) {
        long own = seen(player == 0 ? p.black() : p.white(), player);
        long other = seen(player == 0 ? p.white() : p.black(), player);
        long kings = seen(p.kings(), player);
        set[0] = own & ~kings;
        set[1] = own & kings;
        set[2] = other & ~kings;
        set[3] = other & kings;
    }

    private static long seen(long squares, int player) {
        return player == 0 ? squares : Squares.turned(squares);
    }

    @Override
    public int phases() {
        return PHASES;
    }

    /** By the number of pieces. */
    @Override
    public int phase(CheckersPosition p) {
        return (Long.bitCount(p.pieces()) - 1) * PHASES / (2 * CheckersPosition.MAX_PIECES);
    }
}
