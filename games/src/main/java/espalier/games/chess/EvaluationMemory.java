package espalier.games.chess;

import espalier.game.Mixer;

/**
 * An evaluator's cache in a position: pawn structures, and sets of attacked squares during an evaluation. An entry of
 * the pawn table holds the pawns themselves, so a hit is never wrong, and no value depends on earlier evaluations. Each
 * copy of a position has its own cache, so threads share nothing.
 */
final class EvaluationMemory {
    private static final int BITS = 11;
    private static final int ENTRY = 6;
    private static final int VALUE_BITS = 14;
    /** The bits of a value. */
    private static final int LOW = 16;

    /** The evaluator it belongs to; another evaluator has other values. */
    final Object owner;
    /**
     * White's pawns, Black's pawns, passed pawns, value; then for each side the shelter of a king: its square plus 1
     * (0: not known yet) and the value. All zero is right for no pawns at all.
     */
    private final long[] entries = new long[ENTRY << BITS];

    /** Values of positions: the upper bits of the key, and the value in the lower ones. */
    private final long[] values = new long[1 << VALUE_BITS];

    /** The squares attacked by each side and kind: [side * 8 + kind]; kind 0: by any. */
    final long[] attacks = new long[2 * Piece.KINDS];
    /** The danger that each side's pieces pose to the other king. */
    final int[] danger = new int[2];

    EvaluationMemory(Object owner) {
        this.owner = owner;
    }

    /** Adds the attacks of a side's pieces to those of its pawns and king. */
    void add(int side, long knights, long bishops, long rooks, long queens) {
        int i = side << 3;
        attacks[i + Piece.KNIGHT] = knights;
        attacks[i + Piece.BISHOP] = bishops;
        attacks[i + Piece.ROOK] = rooks;
        attacks[i + Piece.QUEEN] = queens;
        attacks[i] |= knights | bishops | rooks | queens;
    }

    /** The entry of these pawns, computed if missing. */
    int pawns(long white, long black, PawnStructure structure) {
        int at = (int) (Mixer.mix(white, black) >>> (64 - BITS)) * ENTRY;
        if (entries[at] != white || entries[at + 1] != black) {
            entries[at] = white;
            entries[at + 1] = black;
            entries[at + 2] = PawnStructure.passed(white, black);
            entries[at + 3] = structure.value(white, black);
            entries[at + 4] = 0;
            entries[at + 5] = 0;
        }
        return at;
    }

    /** What is known of a position, if it {@linkplain #isOf is of it}: the value is a short. */
    long known(long key) {
        return values[(int) key & (values.length - 1)];
    }

    static boolean isOf(long known, long key) {
        return (known ^ key) >>> LOW == 0;
    }

    void keep(long key, int value) {
        if (value == (short) value) {
            values[(int) key & (values.length - 1)] = (key >>> LOW << LOW) | (value & 0xFFFF);
        }
    }

    long passed(int entry) {
        return entries[entry + 2];
    }

    int value(int entry) {
        return (int) entries[entry + 3];
    }

    /** The shelter that the pawns of an entry give to a side's king. */
    int shelter(int entry, int side, int king, KingSafety safety) {
        long known = entries[entry + 4 + side];
        if (known >>> 32 == king + 1L) {
            return (int) known;
        }
        int value = safety.shelter(entries[entry + side], entries[entry + (side ^ 1)], side, king);
        entries[entry + 4 + side] = ((king + 1L) << 32) | (value & 0xFFFF_FFFFL);
        return value;
    }
}
