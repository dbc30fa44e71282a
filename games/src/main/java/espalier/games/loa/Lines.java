package espalier.games.loa;

/**
 * Moves along lines: a piece goes exactly as many squares as there are pieces on the line, over own pieces but not
 * over enemy ones, onto an empty square or an enemy piece.
 *
 * <p>Squares are numbered a1 = 0, b1 = 1, ..., h8 = 63.
 */
final class Lines {
    /** The rank, file, diagonal and antidiagonal through each square, four in a row. */
    private static final long[] THROUGH = new long[256];

    /**
     * The one or two squares of a line at a distance from a square: by square, direction (as in {@link #THROUGH}) and
     * distance, eight each. Distance 8 is stored at 0; neither leads anywhere.
     */
    private static final long[] AWAY = new long[2048];

    static {
        for (int square = 0; square < 64; square++) {
            for (int other = 0; other < 64; other++) {
                int up = (other >> 3) - (square >> 3);
                int right = (other & 7) - (square & 7);
                long bit = 1L << other;
                boolean[] onLine = {up == 0, right == 0, up == right, up == -right};
                int distance = Math.max(Math.abs(up), Math.abs(right));
                for (int direction = 0; direction < 4; direction++) {
                    if (onLine[direction]) {
                        THROUGH[4 * square + direction] |= bit;
                        AWAY[32 * square + 8 * direction + distance] |= distance == 0 ? 0 : bit;
                    }
                }
            }
        }
    }

    private Lines() {}

    /** Where a piece may go; the caller removes squares of own pieces. */
    static long destinations(int from, long own, long other) {
        long piece = 1L << from;
        long all = own | other;
        int at = from & 63;
        return along(at, 0, piece, all, other)
                | along(at, 1, piece, all, other)
                | along(at, 2, piece, all, other)
                | along(at, 3, piece, all, other);
    }

    private static long along(int from, int direction, long piece, long all, long other) {
        long line = THROUGH[4 * from + direction];
        long away = AWAY[32 * from + 8 * direction + (Long.bitCount(line & all) & 7)];
        long enemies = line & other;
        long upToEnemy = (enemies - 2 * piece) ^ enemies;
        long downToEnemy = Long.MIN_VALUE >> Long.numberOfLeadingZeros((enemies & (piece - 1)) | 1) & (piece - 1);
        return away & (upToEnemy | downToEnemy);
    }
}
