package espalier.games.loa;

import espalier.game.Mixer;

/** Random numbers of which the key of a position is the exclusive or: SplitMix64 with a fixed seed. */
final class Keys {
    private static final long SEED = 0x4C_6F_41L;

    /** By colour (Black first) and square. */
    static final long[] PIECES = new long[128];

    /** Part of the key when White is to move. */
    static final long TURN;

    static {
        for (int i = 0; i < 128; i++) {
            PIECES[i] = Mixer.mix(0, SEED + i);
        }
        TURN = Mixer.mix(0, SEED + 128);
    }

    private Keys() {}
}
