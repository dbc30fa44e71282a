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
 * <p>Kept up to date by {@link #play} and {@link #undo}: the two sets of pieces, the configuration of every line (see
 * {@link Lines}), the number of moves by kind of both sides, the Euler numbers (see {@link Groups}) and the key. A
 * move is {@code from | to << 6 | player << 12}; a pass is a move from a1 to a1.
 *
 * <p>The game is over as soon as someone is connected. The side to move then may be the winner: a capture can connect
 * the opponent.
 */
public final class LoaPosition implements Position<LoaPosition>, DrawRules, NullMove, Noisy {
    /** Each side starts with that many pieces and never has more. */
    public static final int PIECES = 12;

    /** Twelve pieces, eight directions, and one place that {@link #generate} scribbles on. */
    private static final int MAX_MOVES = PIECES * 8 + 1;

    private static final long CENTRE_4X4 = 0x0000_3C3C_3C3C_0000L;
    private static final long[] KEYS = new long[128];
    private static final long TURN_KEY;

    static {
        long state = 0x4C_6F_41L;
        for (int i = 0; i < 128; i++) {
            KEYS[i] = mix(++state);
        }
        TURN_KEY = mix(++state);
    }

    private final LoaRules rules;
    private final int[] lines;
    private long own;
    private long other;
    private int turn;
    private long key;
    private long kinds;
    private int ownEuler;
    private int otherEuler;
    private boolean ownConnected;
    private boolean otherConnected;

    /** Plies since the last capture or null move: no position repeats across one. */
    private int quietPlies;

    private int ply;
    private int[] pastMoves;
    private long[] pastKeys;
    private long[] pastKinds;
    private long[] pastCounters;

    private static final int CAPTURED = 1 << 13;

    /** Marks a pass or null move among the past moves. */
    private static final int NOTHING_MOVED = 1 << 14;

    /**
     * @param black Black's squares as bits, a1 lowest, then b1
     * @throws IllegalArgumentException if a side has no piece or more than {@link #PIECES}, or both claim a square
     */
    public LoaPosition(long black, long white, int turn, LoaRules rules) {
        requirePieces("black", black);
        requirePieces("white", white);
        if ((black & white) != 0) {
            throw new IllegalArgumentException("a black and a white piece on one square");
        }
        this.rules = rules;
        this.turn = turn;
        own = turn == 0 ? black : white;
        other = turn == 0 ? white : black;
        lines = Lines.EMPTY.clone();
        for (int square = 0; square < 64; square++) {
            int digit = (int) (black >>> square & 1 | (white >>> square & 1) << 1);
            for (int direction = 0; direction < 4; direction++) {
                lines[Lines.line(square, direction)] += digit * (int) (Lines.WEIGHTS[square] >>> 16 * direction & 0xFFFF);
            }
        }
        for (int line : lines) {
            kinds += Lines.KINDS[line];
        }
        key = keyFromScratch();
        ownEuler = Groups.euler(own);
        otherEuler = Groups.euler(other);
        ownConnected = Groups.connected(own);
        otherConnected = Groups.connected(other);
        pastMoves = new int[64];
        pastKeys = new long[64];
        pastKinds = new long[64];
        pastCounters = new long[64];
    }

    private LoaPosition(LoaPosition p) {
        rules = p.rules;
        lines = p.lines.clone();
        own = p.own;
        other = p.other;
        turn = p.turn;
        key = p.key;
        kinds = p.kinds;
        ownEuler = p.ownEuler;
        otherEuler = p.otherEuler;
        ownConnected = p.ownConnected;
        otherConnected = p.otherConnected;
        quietPlies = p.quietPlies;
        ply = p.ply;
        pastMoves = p.pastMoves.clone();
        pastKeys = p.pastKeys.clone();
        pastKinds = p.pastKinds.clone();
        pastCounters = p.pastCounters.clone();
    }

    private static void requirePieces(String colour, long pieces) {
        int count = Long.bitCount(pieces);
        if (count == 0 || count > PIECES) {
            throw new IllegalArgumentException(count + " " + colour + " pieces, there must be 1 to " + PIECES);
        }
    }

    /** Twelve black pieces on the first and last rank, twelve white ones on the outer files, corners empty. */
    public static LoaPosition start(LoaRules rules) {
        return new LoaPosition(0x7E00_0000_0000_007EL, 0x0081_8181_8181_8100L, 0, rules);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Piece by piece, in the order of the squares. Each direction is written and then counted only if it is legal,
     * which spares the branches: the place after the last move is scribbled on.
     */
    @Override
    public int generate(int[] moves, int from) {
        if (ownConnected | otherConnected) {
            return from;
        }
        int end = generateSteps(moves, from);
        if (end == from && !rules.noMoveLoses()) {
            moves[end++] = turn << 12;
        }
        return end;
    }

    private int generateSteps(int[] moves, int start) {
        int[] lines = this.lines;
        int player = turn << 12;
        int end = start;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            int rank = from >> 3;
            int file = from & 7;
            int stay = from * 65 | player;

            int line = Lines.MOVES[lines[rank]];
            int step = line >>> 16 << 6;
            moves[end] = stay + step;
            end += line >>> file & 1;
            moves[end] = stay - step;
            end += line >>> file + 8 & 1;

            line = Lines.MOVES[lines[Lines.FILES + file]];
            step = line >>> 16 << 9;
            moves[end] = stay + step;
            end += line >>> rank & 1;
            moves[end] = stay - step;
            end += line >>> rank + 8 & 1;

            line = Lines.MOVES[lines[Lines.DIAGONALS + 7 + rank - file]];
            step = (line >>> 16) * (9 << 6);
            int index = Math.min(rank, file);
            moves[end] = stay + step;
            end += line >>> index & 1;
            moves[end] = stay - step;
            end += line >>> index + 8 & 1;

            line = Lines.MOVES[lines[Lines.ANTIDIAGONALS + rank + file]];
            step = (line >>> 16) * (7 << 6);
            index = Math.min(rank, 7 - file);
            moves[end] = stay + step;
            end += line >>> index & 1;
            moves[end] = stay - step;
            end += line >>> index + 8 & 1;
        }
        return end;
    }

    @Override
    public void play(int move) {
        int from = move & 63;
        int to = move >>> 6 & 63;
        if (from == to) {
            handOver(quietPlies + 1);
            return;
        }
        long after = own ^ 1L << from;
        int euler = ownEuler - Groups.gain(after, from) + Groups.gain(after, to);
        after |= 1L << to;
        long enemy = other;
        int captured = (int) (enemy >>> to) & 1;
        remember(move & 0xFFF | captured * CAPTURED);
        long hash = key ^ TURN_KEY ^ KEYS[turn << 6 | from] ^ KEYS[turn << 6 | to];
        quietPlies++;
        if (captured != 0) {
            enemy ^= 1L << to;
            hash ^= KEYS[(turn ^ 1) << 6 | to];
            otherEuler -= Groups.gain(enemy, to);
            otherConnected = otherEuler <= 1 && Groups.connected(enemy);
            quietPlies = 0;
        }
        boolean connected = euler <= 1 && Groups.connected(after);
        long sum = kinds;
        sum = change(from, -1 - turn, sum);
        sum = change(to, 1 + turn - captured * (2 - turn), sum);
        kinds = sum;
        key = hash;
        own = enemy;
        other = after;
        ownEuler = otherEuler;
        otherEuler = euler;
        ownConnected = otherConnected;
        otherConnected = connected;
        turn ^= 1;
    }

    /** Adds to the digit of a square in its four lines, and to the sum of moves by kind what that changes. */
    private long change(int square, int digit, long sum) {
        int[] lines = this.lines;
        int through = Lines.THROUGH[square];
        long weights = Lines.WEIGHTS[square];
        int line = through & 255;
        int before = lines[line];
        int after = before + (int) (weights & 0xFFFF) * digit;
        lines[line] = after;
        sum += Lines.KINDS[after] - Lines.KINDS[before];
        line = through >>> 8 & 255;
        before = lines[line];
        after = before + (int) (weights >>> 16 & 0xFFFF) * digit;
        lines[line] = after;
        sum += Lines.KINDS[after] - Lines.KINDS[before];
        line = through >>> 16 & 255;
        before = lines[line];
        after = before + (int) (weights >>> 32 & 0xFFFF) * digit;
        lines[line] = after;
        sum += Lines.KINDS[after] - Lines.KINDS[before];
        line = through >>> 24;
        before = lines[line];
        after = before + (int) (weights >>> 48) * digit;
        lines[line] = after;
        return sum + Lines.KINDS[after] - Lines.KINDS[before];
    }

    /** The same without the sum, for undo. */
    private void restore(int square, int digit) {
        int[] lines = this.lines;
        int through = Lines.THROUGH[square];
        long weights = Lines.WEIGHTS[square];
        lines[through & 255] += (int) (weights & 0xFFFF) * digit;
        lines[through >>> 8 & 255] += (int) (weights >>> 16 & 0xFFFF) * digit;
        lines[through >>> 16 & 255] += (int) (weights >>> 32 & 0xFFFF) * digit;
        lines[through >>> 24] += (int) (weights >>> 48) * digit;
    }

    private void remember(int move) {
        int ply = this.ply++;
        if (ply == pastMoves.length) {
            grow();
        }
        pastMoves[ply] = move;
        pastKeys[ply] = key;
        pastKinds[ply] = kinds;
        pastCounters[ply] = (long) quietPlies << 32 | (ownEuler & 0xFF) << 8 | otherEuler & 0xFF;
    }

    private void grow() {
        int size = pastMoves.length * 2;
        pastMoves = Arrays.copyOf(pastMoves, size);
        pastKeys = Arrays.copyOf(pastKeys, size);
        pastKinds = Arrays.copyOf(pastKinds, size);
        pastCounters = Arrays.copyOf(pastCounters, size);
    }

    private void handOver(int quietPliesAfter) {
        remember(NOTHING_MOVED);
        quietPlies = quietPliesAfter;
        key ^= TURN_KEY;
        swap();
    }

    private void swap() {
        long pieces = own;
        own = other;
        other = pieces;
        int euler = ownEuler;
        ownEuler = otherEuler;
        otherEuler = euler;
        turn ^= 1;
    }

    @Override
    public void undo() {
        int ply = --this.ply;
        int move = pastMoves[ply];
        turn ^= 1;
        long mine = other;
        long theirs = own;
        if (move != NOTHING_MOVED) {
            int from = move & 63;
            int to = move >>> 6 & 63;
            int captured = move >>> 13;
            mine ^= 1L << from | 1L << to;
            theirs |= (long) captured << to;
            restore(from, 1 + turn);
            restore(to, captured * (2 - turn) - 1 - turn);
        }
        own = mine;
        other = theirs;
        key = pastKeys[ply];
        kinds = pastKinds[ply];
        long counters = pastCounters[ply];
        quietPlies = (int) (counters >>> 32);
        ownEuler = (byte) (counters >>> 8);
        otherEuler = (byte) counters;
        ownConnected = false;
        otherConnected = false;
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public boolean over(int[] scratch, int from) {
        return isOver();
    }

    /** Whether someone is connected, or a player without a move loses by the rules of this game. */
    public boolean isOver() {
        return ownConnected | otherConnected || rules.noMoveLoses() && Lines.total(kinds, turn) == 0;
    }

    /** {@inheritDoc} A win for the side to move is possible: the opponent's capture connected its pieces. */
    @Override
    public int score() {
        if (ownConnected && otherConnected) {
            return rules.moverWins() ? Score.lossIn(0) : Score.DRAW;
        }
        return ownConnected ? Score.winIn(0) : Score.lossIn(0);
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public long keyAfter(int move) {
        int from = move & 63;
        int to = move >>> 6 & 63;
        if (from == to) {
            return key ^ TURN_KEY;
        }
        long capture = (other >>> to & 1) == 0 ? 0 : KEYS[(turn ^ 1) << 6 | to];
        return key ^ TURN_KEY ^ KEYS[turn << 6 | from] ^ KEYS[turn << 6 | to] ^ capture;
    }

    long keyFromScratch() {
        long hash = turn == 0 ? 0 : TURN_KEY;
        for (int square = 0; square < 64; square++) {
            if ((black() >>> square & 1) != 0) {
                hash ^= KEYS[square];
            } else if ((white() >>> square & 1) != 0) {
                hash ^= KEYS[64 + square];
            }
        }
        return hash;
    }

    @Override
    public LoaPosition copy() {
        return new LoaPosition(this);
    }

    @Override
    public int maxMoves() {
        return MAX_MOVES;
    }

    /** The third repetition: this position stood on the board twice before, with the same side to move. */
    @Override
    public boolean drawn() {
        int seen = 0;
        for (int back = 2; back <= quietPlies; back += 2) {
            if (pastKeys[ply - back] == key && ++seen == 2) {
                return true;
            }
        }
        return false;
    }

    /** {@inheritDoc} Not where the game is over, nor where the side to move has to pass anyway. */
    @Override
    public boolean nullAllowed() {
        return !(ownConnected | otherConnected) && Lines.total(kinds, turn) != 0;
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

    /** {@inheritDoc} Captures into the central 4x4, and captures that form an own or destroy an enemy connection. */
    @Override
    public int generateNoisy(int[] moves, int from) {
        if (ownConnected | otherConnected || captures() == 0) {
            return from;
        }
        int all = generateSteps(moves, from);
        int end = from;
        for (int i = from; i < all; i++) {
            if (noisy(moves[i])) {
                moves[end++] = moves[i];
            }
        }
        return end;
    }

    private boolean noisy(int move) {
        int to = move >>> 6 & 63;
        if ((other >>> to & 1) == 0) {
            return false;
        }
        long others = own ^ 1L << (move & 63) | other;
        return (CENTRE_4X4 >>> to & 1) != 0 || (Groups.NEIGHBOURS[to] & others) != 0;
    }

    private int captures() {
        return Lines.ofKind(kinds, turn, Lines.CAPTURE) + Lines.ofKind(kinds, turn, Lines.CAPTURE_ON_EDGE);
    }

    /** The number of moves of a player, were it to move, passes not counted; known without generating them. */
    public int mobility(int player) {
        return Lines.total(kinds, player);
    }

    /** The number of moves {@link #generate} finds, known without generating them. */
    public int countMoves() {
        if (ownConnected | otherConnected) {
            return 0;
        }
        int count = Lines.total(kinds, turn);
        return count == 0 && !rules.noMoveLoses() ? 1 : count;
    }

    /** The moves of both players by kind, see {@link Lines#KINDS}. */
    long kinds() {
        return kinds;
    }

    /** Whether a capture is what this legal move does. */
    public boolean isCapture(int move) {
        return (other >>> (move >>> 6) & 1) != 0 && !isPass(move);
    }

    /** Whether a move is the pass of a player who has no other move. */
    public static boolean isPass(int move) {
        return (move & 63) == (move >>> 6 & 63);
    }

    /** Black's squares as bits, a1 lowest, then b1. */
    public long black() {
        return turn == 0 ? own : other;
    }

    /** White's squares as bits. */
    public long white() {
        return turn == 0 ? other : own;
    }

    /** The squares of the side to move. */
    long own() {
        return own;
    }

    long other() {
        return other;
    }

    /** Groups minus holes of the side to move. */
    int ownEuler() {
        return ownEuler;
    }

    int otherEuler() {
        return otherEuler;
    }

    /** The configurations of all lines, for tests. */
    int[] lineConfigurations() {
        return lines.clone();
    }

    public LoaRules rules() {
        return rules;
    }

    private static long mix(long counter) {
        long z = counter * 0x9E37_79B9_7F4A_7C15L;
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }
}
