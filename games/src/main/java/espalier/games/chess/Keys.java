package espalier.games.chess;

import espalier.game.Mixer;

/**
 * The random numbers of the position key (zobrist), drawn by SplitMix64 (split-mix) from a fixed seed: keys are the same
 * on every machine and in every run.
 */
final class Keys {
    private static final long SEED = 0x65737061_6c696572L;

    /** By {@link Piece#index}. */
    static final long[] PIECE = Mixer.table(SEED, 0, 2 * Piece.KINDS * 64);
    /** By the set of castling rights; 0 for none. */
    static final long[] CASTLING = Mixer.table(SEED, PIECE.length - 1, 16);
    /** By the en passant square; 0 for none (index 64). */
    static final long[] EN_PASSANT = Mixer.table(SEED, PIECE.length + 15, 65);

    static final long TURN = Mixer.mix(SEED, PIECE.length + 79);

    static {
        CASTLING[0] = 0;
        EN_PASSANT[64] = 0;
    }

    private Keys() {}
}
