package espalier.games.chess;

import static espalier.games.chess.Piece.BISHOP;
import static espalier.games.chess.Piece.BLACK;
import static espalier.games.chess.Piece.KING;
import static espalier.games.chess.Piece.KNIGHT;
import static espalier.games.chess.Piece.PAWN;
import static espalier.games.chess.Piece.QUEEN;
import static espalier.games.chess.Piece.ROOK;
import static espalier.games.chess.Piece.WHITE;

import espalier.game.Evaluator;

/**
 * The evaluation for play, in hundredths of a pawn. Every term has a value for the middle game and one for the endgame,
 * blended by the pieces left on the board ({@link Tapered}). The terms, each White's minus Black's:
 *
 * <ul>
 *   <li>material and piece squares: updated incrementally by the position;
 *   <li>pawn structure ({@link PawnStructure}), cached by {@link EvaluationMemory};
 *   <li>pieces: mobility, bishop pair, bad bishops, outposts, rooks on open files and on the seventh rank, pieces
 *       attacked by lesser ones or hanging, knights with many and rooks with few pawns;
 *   <li>king safety ({@link KingSafety}): pawn shield and storm, open files, attackers around the king;
 *   <li>passed pawns: free and safe path, rooks behind, distance of the kings;
 *   <li>the side to move;
 *   <li>endgames ({@link Endgames}): scaling of drawish endings, driving a bare king.
 * </ul>
 */
final class ChessEvaluator implements Evaluator<ChessPosition> {
    private static final int ALL_PIECES = 24;
    private static final int USUAL_PAWNS = 5;
    private static final long OUTPOST_RANKS_WHITE = 0x0000_FFFF_FF00_0000L;
    private static final long OUTPOST_RANKS_BLACK = 0x0000_00FF_FFFF_0000L;
    private static final long DARK = 0xAA55AA55AA55AA55L;

    private final boolean incremental;
    private final int[] pieceSquares;
    private final PawnStructure pawnStructure;
    private final KingSafety kingSafety;
    private final Endgames endgames;
    private final int[] knightMobility;
    private final int[] bishopMobility;
    private final int[] rookMobility;
    private final int[] queenMobility;
    private final int bishopPair;
    private final int badBishop;
    private final int outpost;
    private final int rookOpen;
    private final int rookHalfOpen;
    private final int rookOnSeventh;
    private final int attackedByPawn;
    private final int hanging;
    private final int hangingPawn;
    private final int attackedByMinor;
    private final int attackedByRook;
    private final int knightPawns;
    private final int rookPawns;
    private final int rookBehindPassed;
    private final int[] passedSafeAhead;
    private final int[] passedFreeAhead;
    private final int[] passedFreeWay;
    private final int passedTheirKing;
    private final int passedOwnKing;
    private final int tempo;

    /** An evaluation by some weights. Only the tuned ones use the positions' incremental sums. */
    public ChessEvaluator(ChessWeights weights) {
        incremental = weights.equals(ChessWeights.TUNED);
        pieceSquares = weights.pieceSquares();
        pawnStructure = new PawnStructure(weights);
        kingSafety = new KingSafety(weights);
        endgames = new Endgames(weights);
        knightMobility = weights.pairs("knight_mobility", 9);
        bishopMobility = weights.pairs("bishop_mobility", 14);
        rookMobility = weights.pairs("rook_mobility", 15);
        queenMobility = weights.pairs("queen_mobility", 28);
        bishopPair = weights.pair("bishop_pair");
        badBishop = weights.pair("bad_bishop");
        outpost = weights.pair("outpost");
        rookOpen = weights.pair("rook_open_file");
        rookHalfOpen = weights.pair("rook_half_open_file");
        rookOnSeventh = weights.pair("rook_on_seventh");
        attackedByPawn = weights.pair("attacked_by_pawn");
        hanging = weights.pair("hanging");
        hangingPawn = weights.pair("hanging_pawn");
        attackedByMinor = weights.pair("attacked_by_minor");
        attackedByRook = weights.pair("attacked_by_rook");
        knightPawns = weights.pair("knight_pawns");
        rookPawns = weights.pair("rook_pawns");
        rookBehindPassed = weights.pair("rook_behind_passed");
        passedSafeAhead = weights.array("passed_safe_ahead_end", 8);
        passedFreeAhead = weights.array("passed_free_ahead_end", 8);
        passedFreeWay = weights.array("passed_free_way_end", 8);
        passedTheirKing = weights.number("passed_their_king_end");
        passedOwnKing = weights.number("passed_own_king_end");
        tempo = weights.pair("tempo");
        weights.allTaken();
    }

    @Override
    public int evaluate(ChessPosition p) {
        EvaluationMemory memory = memory(p);
        long key = p.key();
        long known = memory.known(key);
        int white;
        if (EvaluationMemory.isOf(known, key)) {
            white = (short) known;
        } else {
            white = white(p, memory);
            memory.keep(key, white);
        }
        return p.turn == WHITE ? white : -white;
    }

    private int white(ChessPosition p, EvaluationMemory memory) {
        long[] bits = p.bits;
        int sum = incremental ? p.pieceSquares : ChessWeights.sum(p, pieceSquares);
        int pawns = memory.pawns(bits[PAWN] & bits[WHITE], bits[PAWN] & bits[BLACK], pawnStructure);
        sum += memory.value(pawns);
        startAttacks(p, memory, WHITE);
        startAttacks(p, memory, BLACK);
        sum += pieces(p, memory, WHITE) - pieces(p, memory, BLACK);
        sum += threats(p, memory, WHITE) - threats(p, memory, BLACK);
        sum += kingSafety.value(p, memory, pawns, WHITE) - kingSafety.value(p, memory, pawns, BLACK);
        for (long passed = memory.passed(pawns); passed != 0; passed &= passed - 1) {
            sum += passed(p, memory, Long.numberOfTrailingZeros(passed));
        }
        sum += p.turn == WHITE ? tempo : -tempo;
        int end = endgames.adjust(p, Tapered.end(sum));
        int phase = phase(p);
        return (Tapered.middle(sum) * phase + end * (ALL_PIECES - phase)) / ALL_PIECES;
    }

    private EvaluationMemory memory(ChessPosition p) {
        EvaluationMemory memory = p.evaluationMemory;
        if (memory == null || memory.owner != this) {
            memory = new EvaluationMemory(this);
            p.evaluationMemory = memory;
        }
        return memory;
    }

    /** 24 with all pieces, 0 with none. */
    static int phase(ChessPosition p) {
        int phase = Long.bitCount(p.bits[KNIGHT] | p.bits[BISHOP])
                + 2 * Long.bitCount(p.bits[ROOK])
                + 4 * Long.bitCount(p.bits[QUEEN]);
        return Math.min(ALL_PIECES, phase);
    }

    private static void startAttacks(ChessPosition p, EvaluationMemory memory, int side) {
        long[] attacks = memory.attacks;
        int i = side << 3;
        long pawns = Attacks.pawns(side, p.bits[PAWN] & p.bits[side]);
        long king = Attacks.KING[Long.numberOfTrailingZeros(p.bits[KING] & p.bits[side])];
        attacks[i + PAWN] = pawns;
        attacks[i + KING] = king;
        attacks[i] = pawns | king;
    }

    /** Knights, bishops, rooks and queens of a side; collects their attacks. */
    private int pieces(ChessPosition p, EvaluationMemory memory, int side) {
        long[] bits = p.bits;
        long own = bits[side];
        long occupied = bits[0] | bits[1];
        long ownPawns = bits[PAWN] & own;
        long area = ~((bits[PAWN] | bits[KING]) & own) & ~memory.attacks[((side ^ 1) << 3) + PAWN];
        long ring = KingSafety.ring(p, side ^ 1);
        int sum = minors(p, memory, side, ownPawns);
        int danger = 0;
        long byKnights = 0;
        for (long rest = bits[KNIGHT] & own; rest != 0; rest &= rest - 1) {
            long attacks = Attacks.KNIGHT[Long.numberOfTrailingZeros(rest)];
            byKnights |= attacks;
            sum += knightMobility[Long.bitCount(attacks & area)];
            danger += kingSafety.attack(KNIGHT, attacks & ring);
        }
        long byBishops = 0;
        for (long rest = bits[BISHOP] & own; rest != 0; rest &= rest - 1) {
            long attacks = Sliders.bishop(Long.numberOfTrailingZeros(rest), occupied);
            byBishops |= attacks;
            sum += bishopMobility[Long.bitCount(attacks & area)];
            danger += kingSafety.attack(BISHOP, attacks & ring);
        }
        long byRooks = 0;
        for (long rest = bits[ROOK] & own; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long attacks = Sliders.rook(square, occupied);
            byRooks |= attacks;
            sum += rookMobility[Long.bitCount(attacks & area)] + rook(side, square, ownPawns, bits[PAWN]);
            danger += kingSafety.attack(ROOK, attacks & ring);
        }
        long byQueens = 0;
        for (long rest = bits[QUEEN] & own; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long attacks = Sliders.rook(square, occupied) | Sliders.bishop(square, occupied);
            byQueens |= attacks;
            sum += queenMobility[Long.bitCount(attacks & area)];
            danger += kingSafety.attack(QUEEN, attacks & ring);
        }
        memory.add(side, byKnights, byBishops, byRooks, byQueens);
        memory.danger[side] = danger;
        return sum;
    }

    /** Knights and rooks with many or few own pawns, bishop pair, bishops behind own pawns on their colour, and outposts that no pawn can attack. */
    private int minors(ChessPosition p, EvaluationMemory memory, int side, long ownPawns) {
        long bishops = p.bits[BISHOP] & p.bits[side];
        int sum = 0;
        if ((bishops & DARK) != 0 && (bishops & ~DARK) != 0) {
            sum += bishopPair;
        }
        sum += badBishop * Long.bitCount(bishops & DARK) * Long.bitCount(ownPawns & DARK);
        sum += badBishop * Long.bitCount(bishops & ~DARK) * Long.bitCount(ownPawns & ~DARK);
        int pawns = Long.bitCount(ownPawns) - USUAL_PAWNS;
        sum += knightPawns * pawns * Long.bitCount(p.bits[KNIGHT] & p.bits[side]);
        sum += rookPawns * pawns * Long.bitCount(p.bits[ROOK] & p.bits[side]);
        long candidates = (p.bits[KNIGHT] | p.bits[BISHOP])
                & p.bits[side]
                & memory.attacks[(side << 3) + PAWN]
                & (side == WHITE ? OUTPOST_RANKS_WHITE : OUTPOST_RANKS_BLACK);
        long theirPawns = p.bits[PAWN] & p.bits[side ^ 1];
        for (; candidates != 0; candidates &= candidates - 1) {
            int square = Long.numberOfTrailingZeros(candidates);
            if ((PawnMasks.AHEAD_BESIDE[(side << 6) | square] & theirPawns) == 0) {
                sum += outpost;
            }
        }
        return sum;
    }

    /** A rook on an open or half-open file, or on the seventh rank. */
    private int rook(int side, int square, long ownPawns, long pawns) {
        long file = PawnMasks.file(Squares.file(square));
        int sum = PawnMasks.relativeRank(side, square) == 6 ? rookOnSeventh : 0;
        if ((file & ownPawns) == 0) {
            sum += (file & pawns) == 0 ? rookOpen : rookHalfOpen;
        }
        return sum;
    }

    /** A side's pieces that lesser ones attack, and pieces and pawns that are attacked and not protected. */
    private int threats(ChessPosition p, EvaluationMemory memory, int side) {
        long pieces = p.bits[side] & ~p.bits[PAWN] & ~p.bits[KING];
        int their = (side ^ 1) << 3;
        long byPawns = pieces & memory.attacks[their + PAWN];
        long alone = pieces & memory.attacks[their] & ~memory.attacks[side << 3] & ~byPawns;
        long major = pieces & (p.bits[ROOK] | p.bits[QUEEN]);
        long byMinors = major & (memory.attacks[their + KNIGHT] | memory.attacks[their + BISHOP]);
        long byRooks = pieces & p.bits[QUEEN] & memory.attacks[their + ROOK];
        long pawns = p.bits[PAWN] & p.bits[side] & memory.attacks[their] & ~memory.attacks[side << 3];
        return attackedByMinor * Long.bitCount(byMinors)
                + attackedByRook * Long.bitCount(byRooks)
                + hangingPawn * Long.bitCount(pawns)
                + attackedByPawn * Long.bitCount(byPawns)
                + hanging * Long.bitCount(alone);
    }

    /** A passed pawn in the context of the pieces; positive for White. */
    private int passed(ChessPosition p, EvaluationMemory memory, int square) {
        int side = p.side(square);
        int rank = PawnMasks.relativeRank(side, square);
        int ahead = square + (side == WHITE ? 8 : -8);
        long occupied = p.bits[0] | p.bits[1];
        int end = (memory.attacks[(side ^ 1) << 3] & Squares.bit(ahead)) == 0 ? passedSafeAhead[rank] : 0;
        long behind = PawnMasks.AHEAD[((side ^ 1) << 6) | square] & p.bits[ROOK];
        int rooks = Long.bitCount(behind & p.bits[side]) - Long.bitCount(behind & p.bits[side ^ 1]);
        if ((occupied & Squares.bit(ahead)) == 0) {
            end += passedFreeAhead[rank];
            if ((occupied & PawnMasks.AHEAD[(side << 6) | square]) == 0) {
                end += passedFreeWay[rank];
            }
        }
        if (rank > 2) {
            int theirs = KingSafety.distance(Long.numberOfTrailingZeros(p.bits[KING] & p.bits[side ^ 1]), ahead);
            int ours = KingSafety.distance(Long.numberOfTrailingZeros(p.bits[KING] & p.bits[side]), ahead);
            end += (theirs * passedTheirKing - ours * passedOwnKing) * (rank - 2);
        }
        int value = rooks * rookBehindPassed + Tapered.of(0, end);
        return side == WHITE ? value : -value;
    }
}
