package espalier.games.loa;

import espalier.game.DrawRules;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;
import java.util.Arrays;

/**
 * A Lines of Action position. Black (player 0) moves first.
 *
 * <p>A state is four numbers: the pieces of the side to move, those of the other side, the key, and side and clock.
 * {@link #play} pushes the next state on a stack and {@link #undo} pops it, so nothing needs to be restored. A move is
 * {@code from | to << 6 | player << 12}; a pass is a move from a1 to a1.
 *
 * <p>The number of pieces on a line is one population count, so it is not stored. An earlier version updated tables of
 * all 46 lines in {@code play} and {@code undo} (base-3 configurations, from which moves are looked up) and ran perft
 * at a quarter of this speed. Nor is connectedness stored: a search needs it only for positions missing from its table,
 * and {@link Groups} computes it from the bitboards.
 *
 * <p>The game is over as soon as a side is connected. The side to move may be the winner: a capture can connect the
 * opponent.
 */
public final class LoaPosition implements Position<LoaPosition>, DrawRules, NullMove, Noisy {
    /** Each side starts with this many pieces and never has more. */
    public static final int PIECES = 12;

    /** This many moves of a piece are written before testing whether they exist. */
    private static final int UNASKED = 4;

    /** With fewer own pieces than this, a null move is trusted less. */
    private static final int FEW_PIECES = 5;

    private static final long CENTRE_4X4 = 0x0000_3C3C_3C3C_0000L;
    /** Offsets within a state on the stack. */
    private static final int OWN = 0;

    private static final int OTHER = 1;
    private static final int KEY = 2;
    /** The side to move in bit 0, above it the plies since the last capture or null move: no position repeats across one. */
    private static final int SMALL = 3;

    private static final int STATE = 4;

    private final LoaRules rules;
    private long[] stack;
    private int top;

    /**
     * @param black Black's squares as bits, a1 lowest, then b1
     * @param white White's squares
     * @param turn 0 if Black is to move, 1 if White is
     * @param rules what ends a game
     * @throws IllegalArgumentException if a side has no piece or more than {@link #PIECES}, or a square belongs to both
     */
    public LoaPosition(long black, long white, int turn, LoaRules rules) {
        requirePieces("black", black);
        requirePieces("white", white);
        if ((black & white) != 0) {
            throw new IllegalArgumentException("a black and a white piece on one square");
        }
        this.rules = rules;
        stack = new long[64 * STATE];
        long own = turn == 0 ? black : white;
        long other = turn == 0 ? white : black;
        stack[OWN] = own;
        stack[OTHER] = other;
        stack[SMALL] = turn;
        stack[KEY] = keyFromScratch();
    }

    private LoaPosition(LoaPosition original) {
        rules = original.rules;
        stack = original.stack.clone();
        top = original.top;
    }

    private static void requirePieces(String colour, long pieces) {
        int count = Long.bitCount(pieces);
        if (count == 0 || count > PIECES) {
            throw new IllegalArgumentException(count + " " + colour + " pieces, there must be 1 to " + PIECES);
        }
    }

    /**
     * {@return the start: twelve black pieces on the first and last rank, twelve white ones on the outer files, corners
     * empty}
     *
     * @param rules what ends a game
     */
    public static LoaPosition start(LoaRules rules) {
        return new LoaPosition(0x7E00_0000_0000_007EL, 0x0081_8181_8181_8100L, 0, rules);
    }

    /**
     * {@inheritDoc} Pieces and their destinations are in the order of the squares. A few entries after the last move,
     * within {@link #maxMoves}, are overwritten.
     */
    @Override
    public int generate(int[] moves, int from) {
        if (connected()) {
            return from;
        }
        int end = generateTo(~stack[top + OWN], moves, from);
        if (end == from && !rules.noMoveLoses()) {
            moves[end++] = turn() << 12;
        }
        return end;
    }

    /**
     * Writes the moves onto some squares. Most pieces have at most four moves, so four are written unconditionally and
     * only those that exist are counted: a loop of unpredictable length costs a third more.
     */
    private int generateTo(long targets, int[] moves, int start) {
        long own = stack[top + OWN];
        long other = stack[top + OTHER];
        int player = turn() << 12;
        int end = start;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            int move = from | player;
            long to = Lines.destinations(from, own, other) & targets;
            int count = Long.bitCount(to);
            moves[end] = move | Long.numberOfTrailingZeros(to) << 6;
            to &= to - 1;
            moves[end + 1] = move | Long.numberOfTrailingZeros(to) << 6;
            to &= to - 1;
            moves[end + 2] = move | Long.numberOfTrailingZeros(to) << 6;
            to &= to - 1;
            moves[end + 3] = move | Long.numberOfTrailingZeros(to) << 6;
            to &= to - 1;
            for (int at = end + UNASKED; to != 0; to &= to - 1) {
                moves[at++] = move | Long.numberOfTrailingZeros(to) << 6;
            }
            end += count;
        }
        return end;
    }

    @Override
    public void play(int move) {
        int from = move & 63;
        int to = move >>> 6 & 63;
        if (from == to) {
            handOver(quietPlies() + 1);
            return;
        }
        int top = this.top;
        long own = stack[top + OWN] ^ (1L << from | 1L << to);
        long other = stack[top + OTHER];
        long small = stack[top + SMALL];
        int turn = (int) small & 1;
        long key = stack[top + KEY] ^ Keys.TURN ^ Keys.PIECES[(turn << 6) + from] ^ Keys.PIECES[(turn << 6) + to];
        small = (small ^ 1) + 2;
        if ((other >>> to & 1) != 0) {
            other ^= 1L << to;
            key ^= Keys.PIECES[(turn ^ 1) * 64 + to];
            small = turn ^ 1;
        }
        push(other, own, key, small);
    }

    private void push(long toMove, long waiting, long key, long small) {
        int next = top + STATE;
        if (next == stack.length) {
            stack = Arrays.copyOf(stack, 2 * next);
        }
        long[] stack = this.stack;
        stack[next + OWN] = toMove;
        stack[next + OTHER] = waiting;
        stack[next + KEY] = key;
        stack[next + SMALL] = small;
        top = next;
    }

    private void handOver(int quietPlies) {
        push(other(), own(), key() ^ Keys.TURN, (long) quietPlies << 1 | (turn() ^ 1));
    }

    private int quietPlies() {
        return (int) (stack[top + SMALL] >>> 1);
    }

    @Override
    public void undo() {
        top -= STATE;
    }

    @Override
    public int turn() {
        return (int) stack[top + SMALL] & 1;
    }

    @Override
    public boolean over(int[] scratch, int from) {
        return isOver();
    }

    /** {@return whether a side is connected, or a player without a move loses by this game's rules} */
    public boolean isOver() {
        return connected() || (rules.noMoveLoses() && mobility(turn()) == 0);
    }

    private boolean connected() {
        return Groups.connected(own()) || Groups.connected(other());
    }

    /** {@inheritDoc} A win for the side to move is possible: the opponent's capture connected its pieces. */
    @Override
    public int score() {
        boolean own = Groups.connected(own());
        boolean other = Groups.connected(other());
        if (own && other) {
            return rules.moverWins() ? Score.lossIn(0) : Score.DRAW;
        }
        return own ? Score.winIn(0) : Score.lossIn(0);
    }

    @Override
    public long key() {
        return stack[top + KEY];
    }

    @Override
    public long keyAfter(int move) {
        int from = move & 63;
        int to = move >>> 6 & 63;
        long key = key() ^ Keys.TURN;
        if (from == to) {
            return key;
        }
        int turn = turn();
        long capture = (stack[top + OTHER] >>> to & 1) == 0 ? 0 : Keys.PIECES[(turn ^ 1) * 64 + to];
        return key ^ Keys.PIECES[(turn << 6) + from] ^ Keys.PIECES[(turn << 6) + to] ^ capture;
    }

    long keyFromScratch() {
        long hash = turn() == 0 ? 0 : Keys.TURN;
        for (int square = 0; square < 64; square++) {
            if ((black() >>> square & 1) != 0) {
                hash ^= Keys.PIECES[square];
            } else if ((white() >>> square & 1) != 0) {
                hash ^= Keys.PIECES[64 + square];
            }
        }
        return hash;
    }

    @Override
    public LoaPosition copy() {
        return new LoaPosition(this);
    }

    /** {@inheritDoc} Twelve pieces, eight directions, and the entries that {@link #generate} overwrites. */
    @Override
    public int maxMoves() {
        return PIECES * 8 + UNASKED;
    }

    /** Threefold repetition: this position occurred twice before, with the same side to move. */
    @Override
    public boolean drawn() {
        int quietPlies = quietPlies();
        int seen = 0;
        for (int back = 2; back <= quietPlies; back += 2) {
            if (stack[top - back * STATE + KEY] == key() && ++seen == 2) {
                return true;
            }
        }
        return false;
    }

    /** {@inheritDoc} In every unfinished position: LOA has no checks, and zugzwang is rare. */
    @Override
    public boolean nullAllowed() {
        return !isOver();
    }

    /** {@inheritDoc} 8 instead of 6 with fewer than five own pieces, as in MIA (forward-pruning, section 5). */
    @Override
    public int adaptiveDepth() {
        return Long.bitCount(own()) < FEW_PIECES ? 8 : NullMove.super.adaptiveDepth();
    }

    @Override
    public void playNull() {
        handOver(0);
    }

    /** {@inheritDoc} Always: nothing in LOA is like a check. */
    @Override
    public boolean mayStandPat() {
        return true;
    }

    /** {@inheritDoc} Captures into the central 4x4, and captures that form an own connection or break an enemy one. */
    @Override
    public int generateNoisy(int[] moves, int from) {
        if (connected()) {
            return from;
        }
        long own = own();
        long other = other();
        long targets = other & (CENTRE_4X4 | Groups.beside(own) | Groups.beside(other));
        int all = generateTo(targets, moves, from);
        int end = from;
        for (int i = from; i < all; i++) {
            int to = moves[i] >>> 6 & 63;
            long rest = (own ^ 1L << (moves[i] & 63)) | other;
            if ((CENTRE_4X4 >>> to & 1) != 0 || (Groups.NEIGHBOURS[to] & rest) != 0) {
                moves[end++] = moves[i];
            }
        }
        return end;
    }

    /**
     * {@return the number of moves of a player if it were to move, without passes; cheaper than generating them}
     *
     * @param player 0 is Black, 1 White
     */
    public int mobility(int player) {
        return Mobility.total(Mobility.count(black(), white()), player);
    }

    @Override
    public int countMoves(int[] scratch, int from) {
        return countMoves();
    }

    /** {@return the number of moves that {@link #generate} finds; cheaper than generating them} */
    public int countMoves() {
        if (connected()) {
            return 0;
        }
        int count = mobility(turn());
        return count == 0 && !rules.noMoveLoses() ? 1 : count;
    }

    /**
     * {@return whether {@link #generate} would list this move, without generating}
     *
     * @param move a number that may be a move
     */
    boolean isLegal(int move) {
        int from = move & 63;
        int to = move >>> 6 & 63;
        if (connected() || move >>> 12 != turn()) {
            return false;
        }
        if (from == to) {
            return from == 0 && !rules.noMoveLoses() && mobility(turn()) == 0;
        }
        return (own() >>> from & 1) != 0 && (Lines.destinations(from, own(), other()) & ~own() & 1L << to) != 0;
    }

    /**
     * {@return whether this legal move captures}
     *
     * @param move any move
     */
    boolean isCapture(int move) {
        return (other() >>> (move >>> 6) & 1) != 0 && !isPass(move);
    }

    /**
     * {@return whether a move is a pass, the only move of a blocked player}
     *
     * @param move any move
     */
    public static boolean isPass(int move) {
        return (move & 63) == (move >>> 6 & 63);
    }

    /** {@return Black's squares as bits, a1 lowest, then b1} */
    public long black() {
        return stack[top + turn()];
    }

    /** {@return White's squares as bits} */
    public long white() {
        return stack[top + (turn() ^ 1)];
    }

    /** The squares of the side to move. */
    long own() {
        return stack[top + OWN];
    }

    long other() {
        return stack[top + OTHER];
    }

    /** {@return the rules it is played by} */
    public LoaRules rules() {
        return rules;
    }
}
