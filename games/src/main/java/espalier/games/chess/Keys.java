package espalier.games.chess;

import espalier.game.Mixer;

/**
 * The random numbers of the position key (Zobrist, <em>A New Hashing Method with Application for Game Playing</em>,
 * 1970), drawn by SplitMix64 from a fixed seed: keys are the same on every machine and in every run.
 */
final class Keys {
    private static final long SEED = 0x65737061_6c696572L;

    /** By {@link Piece#index}. */
    static final long[] PIECE = new long[2 * Piece.KINDS * 64];
    /** By the set of castling rights. */
    static final long[] CASTLING = new long[16];
    /** By the en passant square; 0 for none (index 64). */
    static final long[] EN_PASSANT = new long[65];

    static final long TURN;

    static {
        int k = 0;
        for (int i = 0; i < PIECE.length; i++) {
            PIECE[i] = Mixer.mix(SEED, k++);
        }
        for (int i = 1; i < CASTLING.length; i++) {
            CASTLING[i] = Mixer.mix(SEED, k++);
        }
        for (int i = 0; i < 64; i++) {
            EN_PASSANT[i] = Mixer.mix(SEED, k++);
        }
        TURN = Mixer.mix(SEED, k);
    }

    private Keys() {}
}
