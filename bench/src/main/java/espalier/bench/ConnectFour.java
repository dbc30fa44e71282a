package espalier.bench;

import espalier.game.Position;
import espalier.game.Score;

/**
 * Connect Four as a user would bring it: seven columns of seven bits, six of them used. A move is a column; columns are
 * tried from the middle outwards.
 */
final class ConnectFour implements Position<ConnectFour> {
    private static final int HEIGHT = 7;
    private static final int SQUARES = 42;
    private static final long BOTTOM = 0x0000_0408_1020_4081L;
    private static final long TOP = BOTTOM << 5;
    private static final long COLUMN = 0x3F;
    private static final long CENTRE = COLUMN << (3 * HEIGHT);
    private static final int[] COLUMNS = {3, 2, 4, 1, 5, 0, 6};

    /** The stones of the side to move, and all stones. */
    private long own;

    private long all;

    private int ply;

    /** All stones at the plies before. */
    private final long[] before = new long[SQUARES];

    /** A line of four among these stones. */
    static boolean hasFour(long stones) {
        long up = stones & stones >>> 1;
        long across = stones & stones >>> HEIGHT;
        long down = stones & (stones >>> (HEIGHT - 1));
        long rising = stones & (stones >>> (HEIGHT + 1));
        return ((up & up >>> 2)
                        | (across & (across >>> (2 * HEIGHT)))
                        | (down & (down >>> (2 * (HEIGHT - 1))))
                        | (rising & (rising >>> (2 * (HEIGHT + 1)))))
                != 0;
    }

    /** Where a stone falls. */
    static long stone(long all, int column) {
        return (all + (1L << (column * HEIGHT))) & (COLUMN << (column * HEIGHT));
    }

    /** Own stones in the middle column minus the opponent's. */
    static int evaluate(long own, long all) {
        return 2 * Long.bitCount(own & CENTRE) - Long.bitCount(all & CENTRE);
    }

    static int evaluate(ConnectFour position) {
        return evaluate(position.own, position.all);
    }

    @Override
    public int generate(int[] moves, int from) {
        if (hasFour(own ^ all)) {
            return from;
        }
        if ((all & TOP) == 0) {
            System.arraycopy(COLUMNS, 0, moves, from, COLUMNS.length);
            return from + COLUMNS.length;
        }
        int end = from;
        for (int column : COLUMNS) {
            if ((all & (1L << (column * HEIGHT + 5))) == 0) {
                moves[end++] = column;
            }
        }
        return end;
    }

    @Override
    public boolean over(int[] scratch, int from) {
        return hasFour(own ^ all) || (all & TOP) == TOP;
    }

    @Override
    public void play(int move) {
        long occupied = all;
        before[ply++] = occupied;
        own ^= occupied;
        all = occupied | stone(occupied, move);
    }

    @Override
    public void undo() {
        all = before[--ply];
        own ^= all;
    }

    @Override
    public int turn() {
        return ply & 1;
    }

    @Override
    public int score() {
        return hasFour(own ^ all) ? Score.lossIn(0) : Score.DRAW;
    }

    @Override
    public long key() {
        return own + all;
    }

    @Override
    public int maxMoves() {
        return HEIGHT;
    }

    @Override
    public ConnectFour copy() {
        ConnectFour copy = new ConnectFour();
        copy.own = own;
        copy.all = all;
        copy.ply = ply;
        System.arraycopy(before, 0, copy.before, 0, SQUARES);
        return copy;
    }
}
