package connectfour;

import espalier.game.Position;
import espalier.game.Score;

/**
 * Connect Four on bitboards. A column has a bit for each row, counted from the bottom, and an empty one above. A move is a
 * column, counted from 1.
 */
public final class ConnectFourPosition implements Position<ConnectFourPosition> {
    final int width;
    final int height;
    final long bottom;
    final long board;

    /** The discs of the side to move, and all discs. */
    long own;

    long all;

    /** All discs before each move: what undo needs. */
    private final long[] before = new long[64];

    private int ply;

    ConnectFourPosition(int width, int height, long own, long all) {
        this.width = width;
        this.height = height;
        this.own = own;
        this.all = all;
        long row = 0;
        for (int column = 1; column <= width; column++) {
            row |= bottom(column);
        }
        bottom = row;
        board = row * ((1L << height) - 1);
    }

    /** The lowest square of a column. */
    long bottom(int column) {
        return 1L << ((column - 1) * (height + 1));
    }

    /** The square on which a disc in this column lands; a full column has none on the board. */
    long landing(int column) {
        long lowest = bottom(column);
        return (all + lowest) & (lowest * ((1L << height) - 1));
    }

    /** The empty squares that complete four in a row for these discs. */
    long threats(long discs) {
        long found = (discs << 1) & (discs << 2) & (discs << 3);
        for (int step = height; step <= height + 2; step++) { // falling, level, rising
            long right = (discs << step) & (discs << (2 * step));
            long left = (discs >>> step) & (discs >>> (2 * step));
            found |= (right & ((discs << (3 * step)) | (discs >>> step)))
                    | (left & ((discs >>> (3 * step)) | (discs << step)));
        }
        return found & board & ~all;
    }

    /** Whether the player who has just moved has four in a row. */
    boolean won() {
        long discs = own ^ all;
        long pairs = discs & (discs >>> 1);
        boolean four = (pairs & (pairs >>> 2)) != 0;
        for (int step = height; step <= height + 2; step++) {
            pairs = discs & (discs >>> step);
            four |= (pairs & (pairs >>> (2 * step))) != 0;
        }
        return four;
    }

    @Override
    public int generate(int[] moves, int from) {
        int end = from;
        for (int i = 0; i < width && !(i == 0 && won()); i++) {
            int column = (width + 1) / 2 + (i % 2 == 0 ? -i / 2 : i / 2 + 1); // from the middle outwards
            if (landing(column) != 0) {
                moves[end++] = column;
            }
        }
        return end;
    }

    @Override
    public void play(int move) {
        before[ply++] = all;
        own ^= all;
        all |= all + bottom(move);
    }

    @Override
    public void undo() {
        all = before[--ply];
        own ^= all;
    }

    @Override
    public int turn() {
        return Long.bitCount(all) & 1;
    }

    @Override
    public int score() {
        return won() ? Score.lossIn(0) : Score.DRAW;
    }

    /** In each column the sum has a one above the discs or a disc of the side to move: no two positions have the same. */
    @Override
    public long key() {
        return own + all;
    }

    @Override
    public int maxMoves() {
        return width;
    }

    @Override
    public ConnectFourPosition copy() {
        ConnectFourPosition copy = new ConnectFourPosition(width, height, own, all);
        System.arraycopy(before, 0, copy.before, 0, ply);
        copy.ply = ply;
        return copy;
    }
}
