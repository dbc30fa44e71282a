package espalier.games.checkers;

/**
 * The layout of the 32 playing squares in a {@code long}: each of the four diagonal directions is one shift.
 *
 * <p>The squares are numbered as in books: 1 to 4 is Black's back row, 29 to 32 White's. A bit number is the square's
 * number minus one, plus one unused bit after every eight squares (bits 8, 17 and 26):
 *
 * <pre>
 *        0   1   2   3            1   2   3   4     Black
 *      4   5   6   7            5   6   7   8
 *        9  10  11  12            9  10  11  12
 *     13  14  15  16           13  14  15  16
 *       18  19  20  21           17  18  19  20
 *     22  23  24  25           21  22  23  24
 *       27  28  29  30           25  26  27  28
 *     31  32  33  34           29  30  31  32       White
 * </pre>
 *
 * With that, down-left is always +4 and down-right always +5 (seen as printed); a step over the edge lands on an unused
 * bit or outside, and masking with the empty squares drops it. Samuel used this layout (samuel).
 */
final class Squares {
    /** Number of playing squares. */
    public static final int COUNT = 32;

    /** All playing squares. */
    public static final long BOARD = 0x7_FBFD_FEFFL;

    /** Squares 1 to 4: Black's back row, where White's men are crowned. */
    public static final long TOP = 0xFL;

    /** Squares 29 to 32: White's back row, where Black's men are crowned. */
    public static final long BOTTOM = 0x7_8000_0000L;

    private Squares() {}

    /** The bit number of a square 1 to 32. */
    public static int bit(int square) {
        return square - 1 + (square - 1) / 8;
    }

    /** The square 1 to 32 of a bit number. */
    public static int square(int bit) {
        return bit - bit / 9 + 1;
    }

    /** The bits of some squares 1 to 32. */
    public static long mask(int... squares) {
        long mask = 0;
        for (int square : squares) {
            mask |= 1L << bit(square);
        }
        return mask;
    }

    /** The four squares of a row, 0 (squares 1 to 4) to 7 (29 to 32). */
    public static long row(int row) {
        return TOP << bit(4 * row + 1);
    }

    /** The board turned by 180 degrees: square s goes to 33 - s. */
    public static long turned(long squares) {
        return Long.reverse(squares) >>> 29;
    }

    /** All squares one step from the given ones, in any direction; may contain unused bits. */
    static long around(long squares) {
        return squares << 4 | squares << 5 | squares >>> 4 | squares >>> 5;
    }
}
