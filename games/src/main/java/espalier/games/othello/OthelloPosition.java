package espalier.games.othello;

import espalier.game.Mixer;
import espalier.game.Position;
import java.util.Arrays;

/**
 * An Othello board with the discs of the side to move and of its opponent as 64-bit sets.
 *
 * <p>A move is the square's number (a1 = 0, ..., h8 = 63); a player without a move passes if the opponent has one,
 * which is the move {@link #PASS}. The game is over when neither can move.
 *
 * <p>The score of a finished game is the disc difference with the <em>empty squares given to the winner</em>, as the
 * FFO positions and the WTHOR base count; a draw stays a draw. It is in hundredths of a disc ({@link #DISC} each), the
 * unit of the evaluators, because a search compares the two.
 *
 * <p>The key is computed on demand: a move changes a handful of squares, so an incremental key would cost every move
 * more than mixing two words costs the nodes that probe a table.
 */
public final class OthelloPosition implements Position<OthelloPosition> {
    /** The move of a player without a legal square. */
    public static final int PASS = 64;

    /** One disc in the unit of scores and evaluations. */
    public static final int DISC = 100;

    /** A disc is placed after each pass, so no game has more plies than twice the number of squares. */
    private static final int MOST_PLIES = 128;

    /** Marks mobility that is not computed yet; no real set of moves equals it. */
    private static final long UNKNOWN = -1;

    private static final long WHITE_TO_MOVE = Mixer.mix(0x6F7468656C6C6F31L, 0);
    private static final long OWN_SALT = Mixer.mix(0x6F7468656C6C6F32L, 0);

    private long own;
    private long opp;
    private int turn;

    /** The legal squares of the side to move; {@link #UNKNOWN} until computed. */
    private long mobility = UNKNOWN;

    /** Own and opponent's discs before each move played. */
    private final long[] past;

    private int plies;

    private OthelloPosition(long own, long opp, int turn, long[] past, int plies) {
        this.own = own;
        this.opp = opp;
        this.turn = turn;
        this.past = past;
        this.plies = plies;
    }

    /** The start position: white on d4 and e5, black on e4 and d5, black to move. */
    public OthelloPosition() {
        this(1L << 28 | 1L << 35, 1L << 27 | 1L << 36, 0);
    }

    /**
     * Any board.
     *
     * @param own the discs of the side to move
     * @param opp the opponent's discs
     * @param turn 0 if black is to move, 1 if white
     */
    public OthelloPosition(long own, long opp, int turn) {
        this(own, opp, turn, new long[2 * MOST_PLIES], 0);
        if ((own & opp) != 0) {
            throw new IllegalArgumentException(
                    "two discs on " + OthelloNotation.name(Long.numberOfTrailingZeros(own & opp)));
        }
        if (turn < 0 || turn > 1) {
            throw new IllegalArgumentException("the side to move is " + turn + ", it must be 0 or 1");
        }
    }

    /** {@return the discs of the side to move} */
    public long own() {
        return own;
    }

    /** {@return the discs of the opponent} */
    public long opp() {
        return opp;
    }

    /**
     * {@return the discs of one player}
     *
     * @param player 0 is the player who moves first in the game
     */
    public long discs(int player) {
        return player == turn ? own : opp;
    }

    /** The empty squares on which the side to move may place a disc. */
    long mobility() {
        if (mobility == UNKNOWN) {
            mobility = Board.mobility(own, opp);
        }
        return mobility;
    }

    /** {@return the number of empty squares} */
    public int empties() {
        return 64 - Long.bitCount(own | opp);
    }

    @Override
    public int generate(int[] moves, int from) {
        int end = from;
        long squares = mobility();
        if (squares == 0) {
            if (Board.mobility(/* own= */ opp, /* opp= */ own) != 0) {
                moves[end++] = PASS;
            }
            return end;
        }
        do {
            moves[end++] = Long.numberOfTrailingZeros(squares);
            squares &= squares - 1;
        } while (squares != 0);
        return end;
    }

    @Override
    public void play(int move) {
        long flips = 0;
        long placed = 0;
        if (move != PASS) {
            flips = Board.flips(own, opp, move);
            placed = 1L << move;
        }
        past[2 * plies] = own;
        past[2 * plies + 1] = opp;
        plies++;
        long mover = own | flips | placed;
        own = opp ^ flips;
        opp = mover;
        turn ^= 1;
        mobility = UNKNOWN;
    }

    @Override
    public void undo() {
        plies--;
        own = past[2 * plies];
        opp = past[2 * plies + 1];
        turn ^= 1;
        mobility = UNKNOWN;
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public boolean over(int[] scratch, int from) {
        return over();
    }

    /** {@return whether neither player can move} */
    public boolean over() {
        return mobility() == 0 && Board.mobility(/* own= */ opp, /* opp= */ own) == 0;
    }

    @Override
    public int score() {
        return DISC * difference();
    }

    /** {@return the disc difference for the side to move, empty squares to the side with more discs} */
    public int difference() {
        return LastSquares.finished(own, opp, empties());
    }

    @Override
    public long key() {
        return key(own, opp, turn);
    }

    @Override
    public long keyAfter(int move) {
        if (move == PASS) {
            return key(/* own= */ opp, /* opp= */ own, turn ^ 1);
        }
        long flips = Board.flips(own, opp, move);
        return key(opp ^ flips, own | flips | (1L << move), turn ^ 1);
    }

    static long key(long own, long opp, int turn) {
        return Mixer.mix(Mixer.mix(own ^ OWN_SALT, 0) + opp, 0) ^ (-turn & WHITE_TO_MOVE);
    }

    @Override
    public OthelloPosition copy() {
        return new OthelloPosition(own, opp, turn, Arrays.copyOf(past, past.length), plies);
    }

    /** One move for each square at most. */
    @Override
    public int maxMoves() {
        return 64;
    }

    /** The board as {@link OthelloGame#parse} reads it. */
    @Override
    public String toString() {
        return OthelloNotation.format(this);
    }
}
