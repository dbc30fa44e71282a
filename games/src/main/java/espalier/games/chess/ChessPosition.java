package espalier.games.chess;

import static espalier.games.chess.Piece.BISHOP;
import static espalier.games.chess.Piece.KING;
import static espalier.games.chess.Piece.KNIGHT;
import static espalier.games.chess.Piece.NONE;
import static espalier.games.chess.Piece.PAWN;
import static espalier.games.chess.Piece.QUEEN;
import static espalier.games.chess.Piece.ROOK;
import static espalier.games.chess.Piece.WHITE;

import espalier.endings.Library;
import espalier.game.DrawRules;
import espalier.game.Endings;
import espalier.game.Mixer;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;
import espalier.game.Structured;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A chess position: bitboards for sides and kinds of pieces, an array of the kind on each square, and an undo stack.
 * Positions come from {@link ChessGame#parse} and {@link ChessGame#start}.
 *
 * <p>The key includes the en passant square only if a pawn can capture there (pseudo-legally: it may be pinned).
 * Otherwise the position drops the square at once, so that the position after 1 e4 equals the same board without a
 * preceding double push.
 */
public final class ChessPosition implements Position<ChessPosition>, DrawRules, NullMove, Noisy, Endings, Structured {
    static final int NO_SQUARE = 64;

    /** No position has more legal moves; 218 is the most known in reachable positions. */
    private static final int MAX_MOVES = 256;

    /** Plies without capture and pawn move after which the game is drawn: fifty moves of each player. */
    private static final int QUIET_LIMIT = 100;

    /** A null move in the history. */
    private static final int NULL = 0;

    private static final int FRAME = 3;
    private static final int START_FRAMES = 128;

    /** Bitboards: the two sides, then the kinds of {@link Piece}. */
    final long[] bits = new long[Piece.KINDS];
    /** The kind on each square, {@link Piece#NONE} for an empty one. */
    final byte[] board = new byte[64];

    int turn;
    int castling;
    int enPassant = NO_SQUARE;
    /** Plies since a capture or pawn move. */
    int quietPlies;
    /** The number of the move at the first position, as FEN counts. */
    int firstMoveNumber = 1;
    /** Whether Black moved first there. */
    int firstTurn;
    /** Material and piece-square values by the standard weights, White's minus Black's, as {@link Tapered}. */
    int pieceSquares;

    /** Set by {@link #checkersAndPins}: the pieces of the side to move that are pinned to their king. */
    long pinned;

    /** The evaluator's cache, never copied. Its entries are exact, so no value depends on it. */
    @Nullable EvaluationMemory evaluationMemory;

    private long key;
    /** Plies since the last irreversible move or null move. */
    private int reversiblePlies;
    /** A frame per ply: key; captured, castling, en passant and clocks; move and piece-square sum. */
    private long[] history;

    private int top;
    private Library<ChessPosition> library = ChessEndings.LIBRARY;

    /** An empty board; {@link ChessFen} fills it. */
    ChessPosition() {
        history = new long[FRAME * START_FRAMES];
    }

    private ChessPosition(ChessPosition other) {
        System.arraycopy(other.bits, 0, bits, 0, bits.length);
        System.arraycopy(other.board, 0, board, 0, board.length);
        turn = other.turn;
        castling = other.castling;
        enPassant = other.enPassant;
        quietPlies = other.quietPlies;
        firstMoveNumber = other.firstMoveNumber;
        firstTurn = other.firstTurn;
        pieceSquares = other.pieceSquares;
        key = other.key;
        reversiblePlies = other.reversiblePlies;
        history = Arrays.copyOf(other.history, other.history.length);
        top = other.top;
        library = other.library;
    }

    /** Puts a piece on an empty square. */
    void put(int side, int kind, int square) {
        int i = Piece.index(side, kind, square);
        toggle(side, kind, square);
        board[square] = (byte) kind;
        key ^= Keys.PIECE[i];
        pieceSquares += ChessWeights.PIECE_SQUARE[i];
    }

    /** Takes a piece off its square. */
    private void take(int side, int kind, int square) {
        int i = Piece.index(side, kind, square);
        toggle(side, kind, square);
        board[square] = NONE;
        key ^= Keys.PIECE[i];
        pieceSquares -= ChessWeights.PIECE_SQUARE[i];
    }

    /** Moves a piece to an empty square. */
    void shift(int side, int kind, int from, int to) {
        int i = Piece.index(side, kind, from);
        int j = Piece.index(side, kind, to);
        long both = Squares.bit(from) | Squares.bit(to);
        bits[side] ^= both;
        bits[kind] ^= both;
        board[from] = NONE;
        board[to] = (byte) kind;
        key ^= Keys.PIECE[i] ^ Keys.PIECE[j];
        pieceSquares += ChessWeights.PIECE_SQUARE[j] - ChessWeights.PIECE_SQUARE[i];
    }

    private void toggle(int side, int kind, int square) {
        long bit = Squares.bit(square);
        bits[side] ^= bit;
        bits[kind] ^= bit;
    }

    /** Becomes an empty board without a history, with this side to move. */
    void clear(int side) {
        Arrays.fill(bits, 0);
        Arrays.fill(board, (byte) NONE);
        turn = side;
        top = 0;
    }

    /** Looks endings up elsewhere. */
    void endingsFrom(Library<ChessPosition> other) {
        library = other;
    }

    /** Completes the set-up: computes the incremental state. */
    void ready() {
        if (enPassant != NO_SQUARE && !takesThere(turn, enPassant)) {
            enPassant = NO_SQUARE;
        }
        firstTurn = turn;
        key = keyFromScratch();
        pieceSquares = ChessWeights.sum(this, ChessWeights.PIECE_SQUARE);
    }

    long keyFromScratch() {
        long k = Keys.CASTLING[castling] ^ Keys.EN_PASSANT[enPassant] ^ (turn == WHITE ? 0 : Keys.TURN);
        for (long rest = bits[0] | bits[1]; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            k ^= Keys.PIECE[Piece.index(side(square), board[square], square)];
        }
        return k;
    }

    /** The side of the piece on an occupied square. */
    int side(int square) {
        return (int) (bits[1] >>> square) & 1;
    }

    @Override
    public int generate(int[] moves, int from) {
        return MoveGenerator.generate(this, moves, from, false);
    }

    @Override
    public int countMoves(int[] scratch, int from) {
        return countMoves();
    }

    /** {@return the number of legal moves, faster than listing them: for counting the last ply of perft in bulk} */
    public int countMoves() {
        return MoveGenerator.count(this);
    }

    @Override
    public boolean over(int[] scratch, int from) {
        return MoveGenerator.count(this) == 0;
    }

    @Override
    public int maxMoves() {
        return MAX_MOVES;
    }

    @Override
    public void play(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int us = turn;
        int them = us ^ 1;
        int kind = board[from];
        int captured = board[to];
        push(move, captured);

        key ^= Keys.TURN ^ Keys.EN_PASSANT[enPassant];
        quietPlies++;
        reversiblePlies++;
        if (captured != NONE) {
            take(them, captured, to);
            quietPlies = 0;
            reversiblePlies = 0;
        }
        shift(us, kind, from, to);
        int rights = castling & Castling.KEPT[from] & Castling.KEPT[to];
        if (rights != castling) {
            key ^= Keys.CASTLING[castling] ^ Keys.CASTLING[rights];
            castling = rights;
        }
        turn = them;
        enPassant = NO_SQUARE;
        if (kind == PAWN) {
            playPawn(move, from, to, us);
        } else if (Move.isCastling(move)) {
            int right = Castling.right(us, to > from ? Castling.SHORT : Castling.LONG);
            shift(us, ROOK, Castling.ROOK_FROM[right], Castling.ROOK_TO[right]);
        }
    }

    /** The rest of a pawn move: double pushes, en passant, promotion. */
    private void playPawn(int move, int from, int to, int us) {
        quietPlies = 0;
        reversiblePlies = 0;
        if ((from ^ to) == 16) {
            int behind = (from + to) >> 1;
            if (takesThere(us ^ 1, behind)) {
                enPassant = behind;
                key ^= Keys.EN_PASSANT[behind];
            }
        } else if (Move.isEnPassant(move)) {
            take(us ^ 1, PAWN, to ^ 8);
        } else if (Move.isPromotion(move)) {
            take(us, PAWN, to);
            put(us, Move.promoted(move), to);
        }
    }

    /** Whether a pawn of a side attacks the square. */
    private boolean takesThere(int side, int square) {
        return (Attacks.PAWN[((side ^ 1) << 6) | square] & bits[PAWN] & bits[side]) != 0;
    }

    private void push(int move, int captured) {
        int at = top;
        if (at + FRAME > history.length) {
            history = Arrays.copyOf(history, 2 * history.length);
        }
        history[at] = key;
        history[at + 1] = captured
                | (castling << 4)
                | (enPassant << 8)
                | ((long) quietPlies << 16)
                | ((long) reversiblePlies << 40);
        history[at + 2] = ((long) move << 32) | (pieceSquares & 0xFFFF_FFFFL);
        top = at + FRAME;
    }

    @Override
    public void undo() {
        int at = top - FRAME;
        top = at;
        key = history[at];
        long state = history[at + 1];
        long last = history[at + 2];
        int captured = (int) state & 15;
        castling = (int) (state >> 4) & 15;
        enPassant = (int) (state >> 8) & 255;
        quietPlies = (int) (state >> 16) & 0xFF_FFFF;
        reversiblePlies = (int) (state >>> 40);
        pieceSquares = (int) last;
        int them = turn;
        int us = them ^ 1;
        turn = us;
        int move = (int) (last >>> 32);
        if (move == NULL) {
            return;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        long both = Squares.bit(from) | Squares.bit(to);
        int kind = board[to];
        if (Move.isPromotion(move)) {
            bits[kind] ^= Squares.bit(to);
            bits[PAWN] ^= Squares.bit(to);
            kind = PAWN;
        }
        bits[kind] ^= both;
        bits[us] ^= both;
        board[from] = (byte) kind;
        board[to] = (byte) captured;
        if (captured != NONE) {
            toggle(them, captured, to);
        } else if (Move.isEnPassant(move)) {
            toggle(them, PAWN, to ^ 8);
            board[to ^ 8] = PAWN;
        } else if (Move.isCastling(move)) {
            int right = Castling.right(us, to > from ? Castling.SHORT : Castling.LONG);
            toggle(us, ROOK, Castling.ROOK_FROM[right]);
            toggle(us, ROOK, Castling.ROOK_TO[right]);
            board[Castling.ROOK_TO[right]] = NONE;
            board[Castling.ROOK_FROM[right]] = ROOK;
        }
    }

    @Override
    public int turn() {
        return turn;
    }

    /** Checkmate is a loss, stalemate a draw. */
    @Override
    public int score() {
        return inCheck() ? Score.lossIn(0) : Score.DRAW;
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public ChessPosition copy() {
        return new ChessPosition(this);
    }

    /** {@return whether the side to move is in check} */
    public boolean inCheck() {
        return attacked(Long.numberOfTrailingZeros(bits[KING] & bits[turn]), turn ^ 1, bits[0] | bits[1]);
    }

    /** Whether a side attacks a square when these squares are occupied. */
    boolean attacked(int square, int by, long occupied) {
        long their = bits[by];
        long queens = bits[QUEEN];
        long straight = (bits[ROOK] | queens) & their;
        long diagonal = (bits[BISHOP] | queens) & their;
        return (Attacks.KNIGHT[square] & bits[KNIGHT] & their) != 0
                || (Attacks.PAWN[((by ^ 1) << 6) | square] & bits[PAWN] & their) != 0
                || ((Attacks.ROOK_RAYS[square] & straight) != 0 && (Sliders.rook(square, occupied) & straight) != 0)
                || ((Attacks.BISHOP_RAYS[square] & diagonal) != 0 && (Sliders.bishop(square, occupied) & diagonal) != 0)
                || (Attacks.KING[square] & bits[KING] & their) != 0;
    }

    /** The pieces of a side that attack a square when these squares are occupied. */
    long attackers(int square, int by, long occupied) {
        return bits[by] & attackers(square, occupied);
    }

    /** The pieces of both sides that attack a square when these squares are occupied. */
    long attackers(int square, long occupied) {
        return (Attacks.KNIGHT[square] & bits[KNIGHT])
                | (Attacks.PAWN[square] & bits[PAWN] & bits[1])
                | (Attacks.PAWN[64 | square] & bits[PAWN] & bits[0])
                | (Sliders.rook(square, occupied) & (bits[ROOK] | bits[QUEEN]))
                | (Sliders.bishop(square, occupied) & (bits[BISHOP] | bits[QUEEN]))
                | (Attacks.KING[square] & bits[KING]);
    }

    /** The pieces that give check to the side to move; sets {@link #pinned} on the way. */
    long checkersAndPins(int king) {
        int us = turn;
        long own = bits[us];
        long their = bits[us ^ 1];
        long occupied = own | their;
        long checkers = ((Attacks.KNIGHT[king] & bits[KNIGHT]) | (Attacks.PAWN[(us << 6) | king] & bits[PAWN])) & their;
        long snipers = ((Attacks.ROOK_RAYS[king] & (bits[ROOK] | bits[QUEEN]))
                        | (Attacks.BISHOP_RAYS[king] & (bits[BISHOP] | bits[QUEEN])))
                & their;
        long pins = 0;
        for (; snipers != 0; snipers &= snipers - 1) {
            long blockers = Attacks.between(king, Long.numberOfTrailingZeros(snipers)) & occupied;
            if (blockers == 0) {
                checkers |= Long.lowestOneBit(snipers);
            } else if ((blockers & (blockers - 1)) == 0) {
                pins |= blockers;
            }
        }
        pinned = pins & own;
        return checkers;
    }

    @Override
    public boolean drawn() {
        return insufficientMaterial()
                || repetitions() >= 2
                || (quietPlies >= QUIET_LIMIT && !(inCheck() && countMoves() == 0));
    }

    /** A side that can repeat a position once can repeat it again. */
    @Override
    public boolean drawish() {
        return repetitions() >= 1 || drawn();
    }

    @Override
    public int pliesLeft() {
        return QUIET_LIMIT - quietPlies;
    }

    @Override
    public int known() {
        return library.value(this);
    }

    @Override
    public void openEndings() {
        library.open();
    }

    /** {@return how often this position, with the same side to move and rights, has been on the board before} */
    public int repetitions() {
        int count = 0;
        int oldest = Math.max(0, top - FRAME * reversiblePlies);
        for (int at = top - 4 * FRAME; at >= oldest; at -= 2 * FRAME) {
            if (history[at] == key) {
                count++;
            }
        }
        return count;
    }

    /**
     * {@return whether no mate is possible by any moves: lone kings, one minor piece, or bishops on squares of one colour}
     */
    public boolean insufficientMaterial() {
        if ((bits[PAWN] | bits[ROOK] | bits[QUEEN]) != 0) {
            return false;
        }
        long minors = bits[KNIGHT] | bits[BISHOP];
        long dark = 0xAA55AA55AA55AA55L;
        return (minors & (minors - 1)) == 0 || (bits[KNIGHT] == 0 && ((minors & dark) == 0 || (minors & ~dark) == 0));
    }

    /** A side with a piece is hardly ever stalemated. */
    @Override
    public boolean mayBeOver() {
        return (bits[turn] & ~(bits[PAWN] | bits[KING])) == 0;
    }

    /** Not in check, and not with king and pawns alone, where zugzwang is common. */
    @Override
    public boolean nullAllowed() {
        return (bits[turn] & ~(bits[PAWN] | bits[KING])) != 0 && !inCheck();
    }

    @Override
    public void playNull() {
        push(NULL, NONE);
        key ^= Keys.TURN ^ Keys.EN_PASSANT[enPassant];
        enPassant = NO_SQUARE;
        quietPlies++;
        reversiblePlies = 0;
        turn ^= 1;
    }

    /** Not in check: there every move must be searched. */
    @Override
    public boolean mayStandPat() {
        return !inCheck();
    }

    /**
     * Captures that do not lose material by {@link Exchange}, and promotions to a queen; in check, every move.
     */
    @Override
    public int generateNoisy(int[] moves, int from) {
        if (inCheck()) {
            return MoveGenerator.generate(this, moves, from, false);
        }
        int end = MoveGenerator.generate(this, moves, from, true);
        int kept = from;
        for (int i = from; i < end; i++) {
            if (Exchange.isPromising(this, moves[i])) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }

    @Override
    public boolean forces(int move) {
        if (Move.isCastling(move) || Move.isEnPassant(move)) {
            return Noisy.super.forces(move);
        }
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Move.isPromotion(move) ? Move.promoted(move) : board[from];
        int king = Long.numberOfTrailingZeros(bits[KING] & bits[turn ^ 1]);
        long occupied = ((bits[0] | bits[1]) & ~Squares.bit(from)) | Squares.bit(to);
        return attacks(kind, turn, to, occupied, king) || uncovers(from, king, occupied);
    }

    /** Whether a piece on a square attacks another square when these squares are occupied. */
    private static boolean attacks(int kind, int side, int square, long occupied, int target) {
        long bit = Squares.bit(target);
        return switch (kind) {
            case PAWN -> (Attacks.PAWN[(side << 6) | square] & bit) != 0;
            case KNIGHT -> (Attacks.KNIGHT[square] & bit) != 0;
            case KING -> false;
            default ->
                (kind != BISHOP
                                && (Attacks.ROOK_RAYS[square] & bit) != 0
                                && (Sliders.rook(square, occupied) & bit) != 0)
                        || (kind != ROOK
                                && (Attacks.BISHOP_RAYS[square] & bit) != 0
                                && (Sliders.bishop(square, occupied) & bit) != 0);
        };
    }

    /** Whether an own piece attacks the king as soon as another one leaves its square. */
    private boolean uncovers(int from, int king, long occupied) {
        long mine = bits[turn] & ~Squares.bit(from);
        if ((Attacks.ROOK_RAYS[king] & Squares.bit(from)) != 0) {
            return (Sliders.rook(king, occupied) & (bits[ROOK] | bits[QUEEN]) & mine) != 0;
        }
        return (Attacks.BISHOP_RAYS[king] & Squares.bit(from)) != 0
                && (Sliders.bishop(king, occupied) & (bits[BISHOP] | bits[QUEEN]) & mine) != 0;
    }

    /** The pawns. */
    @Override
    public long structure() {
        return Mixer.mix(bits[PAWN] & bits[0], bits[PAWN] & bits[1]);
    }

    @Override
    public int gain(int move) {
        int captured = Move.isEnPassant(move) ? PAWN : board[Move.to(move)];
        int promoted = Move.promoted(move);
        return Exchange.worth(captured) + (promoted == NONE ? 0 : Exchange.worth(promoted) - Exchange.worth(PAWN));
    }

    @Override
    public long keyAfter(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int us = turn;
        int kind = board[from];
        int captured = board[to];
        if (kind == PAWN || Move.isCastling(move)) {
            return Position.super.keyAfter(move);
        }
        int rights = castling & Castling.KEPT[from] & Castling.KEPT[to];
        return key
                ^ Keys.TURN
                ^ Keys.EN_PASSANT[enPassant]
                ^ Keys.PIECE[Piece.index(us, kind, from)]
                ^ Keys.PIECE[Piece.index(us, kind, to)]
                ^ (captured == NONE ? 0 : Keys.PIECE[Piece.index(us ^ 1, captured, to)])
                ^ Keys.CASTLING[castling]
                ^ Keys.CASTLING[rights];
    }

    /** {@return the number of plies that can be taken back} */
    public int plies() {
        return top / FRAME;
    }

    /**
     * {@return the move played at a ply, 0 being the first of this position's history; 0 for a null move}
     *
     * @param ply from 0
     */
    public int played(int ply) {
        if (ply < 0 || ply >= plies()) {
            throw new IndexOutOfBoundsException("ply " + ply + " of " + plies());
        }
        return (int) (history[ply * FRAME + 2] >>> 32);
    }
}
