package espalier.games.othello;

import espalier.game.Inputs;

/** The player's discs and the other's. The board looks the same from both sides. */
final class OthelloInputs implements Inputs<OthelloPosition> {
    private static final int PHASES = 8;

    @Override
    public int words() {
        return 2;
    }

    @Override
    public void fill(OthelloPosition p, int player, long[] set) {
        set[0] = p.discs(player);
        set[1] = p.discs(1 - player);
    }

    @Override
    public int phases() {
        return PHASES;
    }

    /** By the number of discs. */
    @Override
    public int phase(OthelloPosition p) {
        return (63 - p.empties()) * PHASES / 64;
    }
}
