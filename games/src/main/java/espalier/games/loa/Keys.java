package espalier.games.loa;

/** Random numbers of which the key of a position is the exclusive or: SplitMix64 with a fixed seed. */
final class Keys {
    /** By colour (Black first) and square. */
    static final long[] PIECES = new long[128];

    /** Part of the key when White is to move. */
    static final long TURN;

    static {
        long counter = 0x4C_6F_41L;
        for (int i = 0; i < 128; i++) {
            PIECES[i] = mix(++counter);
        }
        TURN = mix(++counter);
    }

    private Keys() {}

    private static long mix(long counter) {
        long z = counter * 0x9E37_79B9_7F4A_7C15L;
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }
}
