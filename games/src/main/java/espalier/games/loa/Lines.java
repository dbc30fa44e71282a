package espalier.games.loa;

/**
 * The 46 lines of the board (8 ranks, 8 files, 15 diagonals, 15 antidiagonals) and what a line allows in each of its
 * configurations, by lookup.
 *
 * <p>A configuration is a number in base 3, one digit a square (0 empty, 1 black, 2 white), plus the offset of the
 * table for lines of that length. A position keeps the configuration of every line up to date, so the number of
 * pieces on a line and the moves along it are one array access away.
 *
 * <p>Squares are numbered a1 = 0, b1 = 1, ..., h8 = 63.
 */
final class Lines {
    static final int COUNT = 46;

    /** The first file, diagonal and antidiagonal; ranks start at 0. */
    static final int FILES = 8;

    static final int DIAGONALS = 16;
    static final int ANTIDIAGONALS = 31;

    /** From a square to the next on its rank, file, diagonal and antidiagonal. */
    private static final int[] STEPS = {1, 8, 9, 7};

    /** The numbers of the four lines through a square, a byte each: rank lowest, then file, diagonal, antidiagonal. */
    static final int[] THROUGH = new int[64];

    /** The weight 3^i of a square in the configurations of its four lines, 16 bits each, in the same order. */
    static final long[] WEIGHTS = new long[64];

    /** The configuration of each line of the empty board: the offset of its table. */
    static final int[] EMPTY = new int[COUNT];

    /**
     * By configuration: bit i tells that the piece on the line's square i (of either colour) can move up the line, bit
     * 8 + i that it can move down; the number of pieces stands in the bits from 16 on.
     */
    static final int[] MOVES;

    /**
     * By configuration: the number of moves by kind, eight bits each, Black's four in the lower half and White's in the
     * upper. Kinds: {@link #QUIET}, {@link #QUIET_TO_EDGE}, {@link #CAPTURE}, {@link #CAPTURE_ON_EDGE}. Sums over the
     * lines stay below 256, because twelve pieces have at most 96 moves.
     */
    static final long[] KINDS;

    static final int QUIET = 0;
    static final int QUIET_TO_EDGE = 1;
    static final int CAPTURE = 2;
    static final int CAPTURE_ON_EDGE = 3;

    static {
        int size = 0;
        int edgeTable = size;
        size += pow3(8);
        int[] tables = new int[9];
        for (int length = 8; length > 0; length--) {
            tables[length] = size;
            size += pow3(length);
        }
        MOVES = new int[size];
        KINDS = new long[size];
        fill(8, edgeTable, true);
        for (int length = 8; length > 0; length--) {
            fill(length, tables[length], false);
        }
        for (int i = 0; i < 8; i++) {
            EMPTY[i] = EMPTY[FILES + i] = i == 0 || i == 7 ? edgeTable : tables[8];
        }
        for (int i = 0; i < 15; i++) {
            EMPTY[DIAGONALS + i] = EMPTY[ANTIDIAGONALS + i] = tables[8 - Math.abs(i - 7)];
        }
        for (int square = 0; square < 64; square++) {
            for (int direction = 0; direction < 4; direction++) {
                THROUGH[square] |= line(square, direction) << 8 * direction;
                WEIGHTS[square] |= (long) pow3(index(square, direction)) << 16 * direction;
            }
        }
    }

    private Lines() {}

    static int step(int direction) {
        return STEPS[direction];
    }

    static int line(int square, int direction) {
        int rank = square >> 3;
        int file = square & 7;
        return switch (direction) {
            case 0 -> rank;
            case 1 -> FILES + file;
            case 2 -> DIAGONALS + 7 + rank - file;
            default -> ANTIDIAGONALS + rank + file;
        };
    }

    /** Which square of the line in that direction a square is, from 0. */
    static int index(int square, int direction) {
        int rank = square >> 3;
        int file = square & 7;
        return switch (direction) {
            case 0 -> file;
            case 1 -> rank;
            case 2 -> Math.min(rank, file);
            default -> Math.min(rank, 7 - file);
        };
    }

    /** The number of moves of a colour, of all kinds together. */
    static int total(long kinds, int colour) {
        return (int) ((kinds >>> 32 * colour & 0xFFFF_FFFFL) * 0x0101_0101L >>> 24) & 255;
    }

    static int ofKind(long kinds, int colour, int kind) {
        return (int) (kinds >>> 32 * colour + 8 * kind) & 255;
    }

    private static void fill(int length, int offset, boolean alongEdge) {
        int[] digits = new int[length];
        for (int configuration = 0; configuration < pow3(length); configuration++) {
            int pieces = 0;
            for (int i = 0, rest = configuration; i < length; i++, rest /= 3) {
                digits[i] = rest % 3;
                pieces += digits[i] == 0 ? 0 : 1;
            }
            int moves = pieces << 16;
            long kinds = 0;
            for (int i = 0; i < length; i++) {
                for (int up = 0; up < 2; up++) {
                    int to = up == 1 ? i + pieces : i - pieces;
                    if (digits[i] != 0 && canMove(digits, i, to)) {
                        boolean edge = alongEdge || to == 0 || to == length - 1;
                        int kind = (digits[to] == 0 ? QUIET : CAPTURE) + (edge ? 1 : 0);
                        moves |= 1 << (up == 1 ? i : 8 + i);
                        kinds += 1L << 32 * (digits[i] - 1) + 8 * kind;
                    }
                }
            }
            MOVES[offset + configuration] = moves;
            KINDS[offset + configuration] = kinds;
        }
    }

    private static boolean canMove(int[] digits, int from, int to) {
        if (to < 0 || to >= digits.length || digits[to] == digits[from]) {
            return false;
        }
        for (int i = Math.min(from, to) + 1; i < Math.max(from, to); i++) {
            if (digits[i] == 3 - digits[from]) {
                return false;
            }
        }
        return true;
    }

    private static int pow3(int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 3;
        }
        return power;
    }
}
