package espalier.games.loa;

import espalier.game.Inputs;

/** The player's pieces and the other's. No side of the board belongs to a player. */
final class LoaInputs implements Inputs<LoaPosition> {
    private static final int PHASES = 4;

    @Override
    public int words() {
        return 2;
    }

    @Override
    public void fill(LoaPosition p, int player, long[] set) {
        set[player] = p.black();
        set[1 - player] = p.white();
    }

    @Override
    public int phases() {
        return PHASES;
    }

    /** By the number of pieces. */
    @Override
    public int phase(LoaPosition p) {
        return (Long.bitCount(p.black() | p.white()) - 1) * PHASES / (2 * LoaPosition.PIECES);
    }
}
