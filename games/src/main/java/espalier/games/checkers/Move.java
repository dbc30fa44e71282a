package espalier.games.checkers;

/**
 * How a move is packed into an int: bits 0-5 the bit number it starts from, bits 6-9 the number of pieces jumped (0: a
 * step). A step has its end in bits 10-15, a capture two bits from bit 10 on for the direction of each jump. One move
 * jumps at most nine pieces (each of the nine inner squares that a piece can pass lies between one pair of squares that
 * it can reach), so 28 bits suffice.
 *
 * <p>The move holds the whole path, so captures that differ only in their path are different moves.
 */
final class Move {
    /** The longest capture possible. */
    public static final int MAX_JUMPS = 9;

    /** One more jump. */
    static final int JUMP = 1 << 6;

    private static final int FIRST = 10;

    /** Directions 0 to 3 change the bit number by these amounts, one byte each: +4, +5, -5, -4. */
    private static final int STEPS = 0xFC_FB_05_04;

    private Move() {}

    static int step(int from, int to) {
        return from | to << FIRST;
    }

    /** A capture with one more jump at its end; a capture without jumps is its starting bit. */
    static int jump(int move, int direction) {
        return (move + JUMP) | direction << (FIRST + 2 * jumps(move));
    }

    /** The bit number where a move starts. */
    public static int from(int move) {
        return move & 63;
    }

    /** The number of pieces captured. */
    public static int jumps(int move) {
        return move >>> 6 & 15;
    }

    /** The end of a step. */
    static int stepTo(int move) {
        return move >>> FIRST & 63;
    }

    /** Half of what the {@code i}-th jump of a capture adds to the bit number. */
    static int delta(int move, int i) {
        return (byte) (STEPS >> ((move >>> (FIRST + 2 * i) & 3) << 3));
    }

    /** The bit number where a move ends. */
    public static int to(int move) {
        int jumps = jumps(move);
        int at = from(move);
        if (jumps == 0) {
            return stepTo(move);
        }
        for (int i = 0; i < jumps; i++) {
            at += 2 * delta(move, i);
        }
        return at;
    }

    /** The squares that a move jumps over, as bits. */
    public static long captured(int move) {
        int jumps = jumps(move);
        int at = from(move);
        long captured = 0;
        for (int i = 0; i < jumps; i++) {
            int delta = delta(move, i);
            captured |= 1L << (at + delta);
            at += 2 * delta;
        }
        return captured;
    }

    /** The move with the board turned by 180 degrees. */
    static int turned(int move) {
        int jumps = jumps(move);
        if (jumps == 0) {
            return step(34 - from(move), 34 - stepTo(move));
        }
        int turned = (34 - from(move)) | jumps << 6;
        for (int i = 0; i < jumps; i++) {
            int shift = FIRST + 2 * i;
            turned |= (3 - (move >>> shift & 3)) << shift;
        }
        return turned;
    }
}
