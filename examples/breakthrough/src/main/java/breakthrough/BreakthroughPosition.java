package breakthrough;

import espalier.game.Mixer;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;

/**
 * Breakthrough: pieces move one square forwards, straight or diagonally, and capture diagonally; whoever reaches the last row or
 * captures everything wins. Bit 0 is a1, bit 63 is h8; White moves up. A move is {@code from << 6 | to}.
 */
public final class BreakthroughPosition implements Position<BreakthroughPosition>, Noisy, NullMove {
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long[] RANDOM = Mixer.table(20, 0, 128);
    private static final int NULL = -1;
    private static final int CAPTURE = 1 << 12;

    /** The pieces of White and of Black. */
    final long[] pieces = new long[2];

    private int turn;
    private long key;

    /** The moves so far: no game is longer than all the steps that pieces can make, and searches add null moves. */
    private final int[] played = new int[512];

    private int ply;

    BreakthroughPosition(long white, long black, int turn) {
        pieces[0] = white;
        pieces[1] = black;
        this.turn = turn;
        for (int square = 0; square < 64; square++) {
            key ^= (white >>> square & 1) != 0 ? RANDOM[square] : 0;
            key ^= (black >>> square & 1) != 0 ? RANDOM[64 + square] : 0;
        }
    }

    /** The last row that a player wants to reach. */
    private static long goal(int player) {
        return player == 0 ? 0xFFL << 56 : 0xFFL;
    }

    /** Whether the player who has just moved has won. */
    private boolean won() {
        return (pieces[1 - turn] & goal(1 - turn)) != 0 || pieces[turn] == 0;
    }

    private static long forwards(long squares, int player) {
        return player == 0 ? squares << 8 : squares >>> 8;
    }

    /** The squares that pieces attack. */
    static long attacked(long squares, int player) {
        long next = forwards(squares, player);
        return ((next & ~FILE_H) << 1) | ((next & ~FILE_A) >>> 1);
    }

    /** Writes the moves whose targets are straight ahead in one set or diagonal in another. */
    private int write(long straight, long diagonal, int[] moves, int from) {
        int end = from;
        for (long left = pieces[turn]; left != 0; left &= left - 1) {
            long piece = left & -left;
            long targets = (forwards(piece, turn) & straight) | (attacked(piece, turn) & diagonal);
            for (; targets != 0; targets &= targets - 1) {
                moves[end++] = Long.numberOfTrailingZeros(piece) << 6 | Long.numberOfTrailingZeros(targets);
            }
        }
        return end;
    }

    @Override
    public int generate(int[] moves, int from) {
        return won() ? from : write(~(pieces[0] | pieces[1]), ~pieces[turn], moves, from);
    }

    /** Captures, and steps to the last row. */
    @Override
    public int generateNoisy(int[] moves, int from) {
        long goal = goal(turn);
        return won() ? from : write(goal & ~(pieces[0] | pieces[1]), goal | pieces[1 - turn], moves, from);
    }

    @Override
    public boolean mayStandPat() {
        return true;
    }

    @Override
    public boolean nullAllowed() {
        return !won();
    }

    @Override
    public void playNull() {
        played[ply++] = NULL;
        turn ^= 1;
    }

    @Override
    public void play(int move) {
        boolean capture = (pieces[1 - turn] >>> move & 1) != 0; // shifts look at the lowest six bits: the target
        played[ply++] = capture ? move | CAPTURE : move;
        change(move, capture);
        turn ^= 1;
    }

    @Override
    public void undo() {
        int move = played[--ply];
        turn ^= 1;
        if (move != NULL) {
            change(move, (move & CAPTURE) != 0);
        }
    }

    /** Makes a move of the side to move, or takes it back: both flip the same bits. */
    private void change(int move, boolean capture) {
        int from = move >> 6 & 63;
        int to = move & 63;
        pieces[turn] ^= 1L << from | 1L << to;
        key ^= RANDOM[64 * turn + from] ^ RANDOM[64 * turn + to];
        if (capture) {
            pieces[1 - turn] ^= 1L << to;
            key ^= RANDOM[64 * (1 - turn) + to];
        }
    }

    @Override
    public int turn() {
        return turn;
    }

    /** There are no draws: a game is over because the other side has won. */
    @Override
    public int score() {
        return Score.lossIn(0);
    }

    @Override
    public long key() {
        return key + turn;
    }

    @Override
    public int maxMoves() {
        return 48;
    }

    @Override
    public BreakthroughPosition copy() {
        BreakthroughPosition copy = new BreakthroughPosition(pieces[0], pieces[1], turn);
        System.arraycopy(played, 0, copy.played, 0, ply);
        copy.ply = ply;
        return copy;
    }
}
