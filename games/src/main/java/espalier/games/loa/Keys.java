package espalier.games.loa;

import espalier.game.Mixer;

/** Random numbers of which the key of a position is the exclusive or: SplitMix64 with a fixed seed. */
final class Keys {
    private static final long SEED = 0x4C_6F_41L;

    /** By colour (Black first) and square. */
    static final long[] PIECES = Mixer.table(0, SEED, 128);

    /** Part of the key when White is to move. */
    static final long TURN = Mixer.mix(0, SEED + 128);

    private Keys() {}
}
