package espalier.games.checkers;

import espalier.endings.Library;
import espalier.game.DrawRules;
import espalier.game.Endings;
import espalier.game.Mixer;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;
import java.util.Arrays;

/**
 * A position of English checkers: Black (squares 1 to 12) moves first, men move and capture forward only, kings one
 * square in any direction, a capture is forced (any one, not the longest) and must be completed, reaching the king row
 * ends the move, and a player without a move loses.
 *
 * <p>A whole capture is one move ({@link Move}). No piece is jumped twice, and the start square counts as empty while a
 * king runs in a circle. Whether jumped pieces leave the board at once or after the move makes no difference: a piece
 * lands on rows of one parity and jumps over rows of the other, so it never lands on the square of a jumped piece.
 *
 * <p>Three bitboards in the layout of {@link Squares} (the side to move, the other side, the kings of both) and the key
 * make a state of four longs. The position is the top of a stack of states: playing writes the next one, undoing drops
 * one.
 */
public final class CheckersPosition implements Position<CheckersPosition>, DrawRules, NullMove, Noisy, Endings {
    /**
     * The game is drawn after this many moves of each player without a capture and without a move of a man (the rules
     * of the World Checkers Draughts Federation; other bodies leave it to the referee).
     */
    public static final int MOVE_LIMIT = 40;

    /** The largest move limit, for play without a limit. */
    public static final int MAX_MOVE_LIMIT = 1_000_000;

    /** The most pieces of one side. */
    static final int MAX_PIECES = 12;

    /**
     * No position has more moves: 48 steps (twelve kings), or captures; {@code MaxMovesTest} tries every arrangement of
     * jumpable pieces and kings.
     */
    public static final int MAX_MOVES = 68;

    private static final long KEY_SEED = 0x636865636B657273L;

    /** Key constants by colour, rank and bit number: {@code (colour << 1 | king) << 6 | bit}. */
    private static final long[] KEYS = Mixer.table(KEY_SEED, 0, 4 << 6);

    /** Part of the key when White is to move. */
    private static final long TURN_KEY = Mixer.mix(KEY_SEED, 4 << 6);

    /** Where a man becomes a king. A man never returns to its own back row, so both rows serve both sides. */
    private static final long CROWNING = Squares.TOP | Squares.BOTTOM;

    private static final int KING = 1 << 6;

    /** A state: the pieces of the side to move, those of the other side, kings and quiet plies, the key. */
    private static final int STATE = 4;

    private static final int OTHER = 1;
    private static final int KINGS = 2;
    private static final int KEY = 3;

    /** The plies since the last capture or move of a man, in the bits above the kings. */
    private static final int QUIET_SHIFT = 40;

    private static final long ONE_QUIET = 1L << QUIET_SHIFT;

    private long[] states;
    private int top;
    private int turn;
    private final int quietLimit;
    private Library<CheckersPosition> library = CheckersEndings.LIBRARY;

    /** The start position with the usual {@link #MOVE_LIMIT}. */
    public CheckersPosition() {
        this(MOVE_LIMIT);
    }

    /**
     * The start position with another move limit.
     *
     * @param moveLimit moves of each player without progress until the game is drawn, 1 to {@link #MAX_MOVE_LIMIT}
     */
    public CheckersPosition(int moveLimit) {
        this(rows(0, 3), rows(5, 8), 0, 0, moveLimit);
    }

    /**
     * Any position; {@link CheckersGame#parse} checks external input.
     *
     * @param black Black's pieces, kings included, as bits of {@link Squares}
     * @param kings the kings of both sides
     * @param turn 0 if Black is to move
     */
    CheckersPosition(long black, long white, long kings, int turn, int moveLimit) {
        if (moveLimit < 1 || moveLimit > MAX_MOVE_LIMIT) {
            throw new IllegalArgumentException("the move limit is " + moveLimit + ", not 1 to " + MAX_MOVE_LIMIT);
        }
        this.turn = turn;
        quietLimit = 2 * moveLimit;
        states = new long[STATE * 64];
        states[0] = turn == 0 ? black : white;
        states[OTHER] = turn == 0 ? white : black;
        states[KINGS] = kings;
        states[KEY] = computeKey();
    }

    private CheckersPosition(CheckersPosition from) {
        turn = from.turn;
        quietLimit = from.quietLimit;
        library = from.library;
        top = from.top;
        states = Arrays.copyOf(from.states, from.top + 32 * STATE);
    }

    private static long rows(int from, int to) {
        long rows = 0;
        for (int row = from; row < to; row++) {
            rows |= Squares.row(row);
        }
        return rows;
    }

    /** Becomes another position, without a history, in which Black is to move. The key stays behind. */
    void setUp(long black, long white, long kings) {
        top = 0;
        turn = 0;
        states[0] = black;
        states[OTHER] = white;
        states[KINGS] = kings;
    }

    /** Looks endings up elsewhere. */
    void endingsFrom(Library<CheckersPosition> other) {
        library = other;
    }

    // ---- the board ----

    long own() {
        return states[top];
    }

    long other() {
        return states[top + OTHER];
    }

    /** {@return Black's pieces as bits of {@link Squares}} */
    public long black() {
        return turn == 0 ? own() : other();
    }

    /** {@return White's pieces as bits of {@link Squares}} */
    public long white() {
        return turn == 0 ? other() : own();
    }

    /** {@return the kings of both sides as bits of {@link Squares}} */
    public long kings() {
        return states[top + KINGS] & Squares.BOARD;
    }

    /** {@return the pieces of both sides} */
    public long pieces() {
        return own() | other();
    }

    @Override
    public int turn() {
        return turn;
    }

    /** {@return plies since the last capture or move of a man (or null move)} */
    public int quietPlies() {
        return (int) (states[top + KINGS] >>> QUIET_SHIFT);
    }

    /** The moves played so far. */
    int plies() {
        return top / STATE;
    }

    int moveLimit() {
        return quietLimit / 2;
    }

    // ---- moves ----

    @Override
    public int maxMoves() {
        return MAX_MOVES;
    }

    @Override
    public int generate(int[] moves, int from) {
        long own = own();
        long other = other();
        long kings = states[top + KINGS];
        long empty = Squares.BOARD & ~(own | other);
        long up = turn == 0 ? own & kings : own;
        long down = turn == 0 ? own : own & kings;
        long jumpers = MoveGenerator.jumpers(up, down, other, empty);
        return jumpers == 0
                ? MoveGenerator.steps(up, down, empty, moves, from)
                : MoveGenerator.captures(jumpers, up, down, other, empty, moves, from);
    }

    @Override
    public int generateNoisy(int[] moves, int from) {
        return mayStandPat() ? from : generate(moves, from);
    }

    /** The pieces of the side to move that can capture. */
    long jumpers() {
        long own = own();
        long free = own & states[top + KINGS];
        return MoveGenerator.jumpers(
                turn == 0 ? free : own, turn == 0 ? own : free, other(), Squares.BOARD & ~pieces());
    }

    /** The pieces of the side not to move that could capture if it were to move. */
    private long otherJumpers() {
        long other = other();
        long free = other & states[top + KINGS];
        return MoveGenerator.jumpers(
                turn == 0 ? other : free, turn == 0 ? free : other, own(), Squares.BOARD & ~pieces());
    }

    @Override
    public boolean over(int[] scratch, int from) {
        long own = own();
        long empty = Squares.BOARD & ~pieces();
        long free = own & states[top + KINGS];
        long up = turn == 0 ? free : own;
        long down = turn == 0 ? own : free;
        return MoveGenerator.steppers(up, down, empty) == 0 && jumpers() == 0;
    }

    @Override
    public int score() {
        return Score.lossIn(0);
    }

    // ---- playing ----

    @Override
    public void play(int move) {
        makeRoom();
        if (Move.jumps(move) == 0) {
            playStep(Move.from(move), Move.stepTo(move));
        } else {
            playCapture(move);
        }
    }

    private void makeRoom() {
        if (top + 2 * STATE > states.length) {
            states = Arrays.copyOf(states, 2 * states.length);
        }
    }

    private void playStep(int from, int to) {
        long[] s = states;
        int t = top;
        long start = 1L << from;
        long end = 1L << to;
        long kings = s[t + KINGS];
        int man = keyIndex(turn, 0, 0);
        long change;
        if ((kings & start) != 0) {
            kings = (kings ^ start ^ end) + ONE_QUIET;
            change = KEYS[man + KING + from] ^ KEYS[man + KING + to];
        } else if ((end & CROWNING) != 0) {
            kings = (kings & Squares.BOARD) | end;
            change = KEYS[man + from] ^ KEYS[man + KING + to];
        } else {
            kings &= Squares.BOARD;
            change = KEYS[man + from] ^ KEYS[man + to];
        }
        push(s[t + OTHER], s[t] ^ start ^ end, kings, s[t + KEY] ^ change ^ TURN_KEY);
    }

    private void playCapture(int move) {
        long[] s = states;
        int t = top;
        int from = Move.from(move);
        int jumps = Move.jumps(move);
        long kings = s[t + KINGS];
        long key = s[t + KEY] ^ TURN_KEY;
        int to = from;
        long captured = 0;
        for (int i = 0; i < jumps; i++) {
            int delta = Move.delta(move, i);
            int over = to + delta;
            captured |= 1L << over;
            key ^= KEYS[keyIndex(turn ^ 1, (int) (kings >>> over & 1), over)];
            to = over + delta;
        }
        long start = 1L << from;
        long end = 1L << to;
        int rank = (kings & start) != 0 ? 1 : 0;
        int newRank = (end & CROWNING) != 0 ? 1 : rank;
        kings = (kings & Squares.BOARD & ~(captured | start)) | (long) newRank << to;
        key ^= KEYS[keyIndex(turn, rank, from)] ^ KEYS[keyIndex(turn, newRank, to)];
        push(s[t + OTHER] ^ captured, (s[t] & ~start) | end, kings, key);
    }

    private void push(long next, long last, long kings, long key) {
        int t = top += STATE;
        long[] s = states;
        s[t] = next;
        s[t + OTHER] = last;
        s[t + KINGS] = kings;
        s[t + KEY] = key;
        turn ^= 1;
    }

    @Override
    public void undo() {
        top -= STATE;
        turn ^= 1;
    }

    // ---- keys ----

    private static int keyIndex(int colour, int rank, int bit) {
        return (colour << 1 | rank) << 6 | bit;
    }

    @Override
    public long key() {
        return states[top + KEY];
    }

    @Override
    public long keyAfter(int move) {
        long kings = states[top + KINGS];
        int from = Move.from(move);
        int to = Move.to(move);
        int rank = (int) (kings >>> from & 1);
        int newRank = rank | ((1L << to & CROWNING) != 0 ? 1 : 0);
        long after = key() ^ KEYS[keyIndex(turn, rank, from)] ^ KEYS[keyIndex(turn, newRank, to)] ^ TURN_KEY;
        for (long m = Move.captured(move); m != 0; m &= m - 1) {
            int over = Long.numberOfTrailingZeros(m);
            after ^= KEYS[keyIndex(turn ^ 1, (int) (kings >>> over & 1), over)];
        }
        return after;
    }

    /** The key from scratch. */
    long computeKey() {
        long sum = turn == 0 ? 0 : TURN_KEY;
        for (long m = pieces(); m != 0; m &= m - 1) {
            int bit = Long.numberOfTrailingZeros(m);
            int colour = (own() >>> bit & 1) != 0 ? turn : turn ^ 1;
            sum ^= KEYS[keyIndex(colour, (int) (kings() >>> bit & 1), bit)];
        }
        return sum;
    }

    // ---- abilities ----

    /**
     * The same position with the same side to move for the third time, or {@link #MOVE_LIMIT} moves of each player
     * without progress.
     */
    @Override
    public boolean drawn() {
        int quiet = quietPlies();
        if (quiet >= quietLimit) {
            return true;
        }
        long key = key();
        int seen = 1;
        for (int back = 4; back <= quiet; back += 2) {
            if (states[top - back * STATE + KEY] == key && ++seen == 3) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int pliesLeft() {
        return quietLimit - quietPlies();
    }

    @Override
    public int known() {
        return library.value(this);
    }

    @Override
    public void openEndings() {
        library.open();
    }

    /** Captures are forced: a side that can capture cannot stand pat. */
    @Override
    public boolean mayStandPat() {
        return jumpers() == 0;
    }

    /**
     * Only in quiet positions, where the side to move has no capture (it is forced) and would not lose a piece at once
     * by passing, and only with more than half of its pieces. That number is a judgement, not a measurement. A null
     * move assumes that some move is at least as good as passing; a side with many men nearly always has a harmless
     * one. In endgames spare moves run out, the opposition ("the move") decides, and passing would often be best.
     */
    @Override
    public boolean nullAllowed() {
        return Long.bitCount(own()) > MAX_PIECES / 2 && jumpers() == 0 && otherJumpers() == 0;
    }

    /** Resets repetition and the move count: positions before and after a null move are not one line of play. */
    @Override
    public void playNull() {
        makeRoom();
        push(other(), own(), kings(), key() ^ TURN_KEY);
    }

    @Override
    public CheckersPosition copy() {
        return new CheckersPosition(this);
    }

    /** The position with colours swapped and the board turned: the same game seen from the other side. */
    CheckersPosition mirrored() {
        return new CheckersPosition(
                Squares.turned(white()), Squares.turned(black()), Squares.turned(kings()), turn ^ 1, quietLimit / 2);
    }

    /** The position in PDN. */
    @Override
    public String toString() {
        return CheckersFen.format(this);
    }
}
