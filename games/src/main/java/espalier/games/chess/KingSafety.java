package espalier.games.chess;

import static espalier.games.chess.Piece.BISHOP;
import static espalier.games.chess.Piece.KING;
import static espalier.games.chess.Piece.KNIGHT;
import static espalier.games.chess.Piece.PAWN;
import static espalier.games.chess.Piece.QUEEN;
import static espalier.games.chess.Piece.ROOK;

/**
 * King safety, for the middle game. Shelter: on the three files around the king, the nearest own pawn ahead (the
 * shield) and the nearest of the other side (the storm), by distance. Danger: each piece that attacks the king's ring
 * adds units, as do every square it attacks there, every attacked one that only the king protects, and every kind of piece with a safe check. The danger grows with
 * the square of the units, and halves without a queen.
 */
final class KingSafety {
    private final int[] shield;
    private final int[] storm;
    private final int openFile;
    private final int[] attackers;
    private final int ringSquare;
    private final int[] safeChecks;
    private final int weakSquare;
    private final int limit;

    KingSafety(ChessWeights weights) {
        shield = weights.array("shield_middle", 8);
        storm = weights.array("storm_middle", 8);
        openFile = weights.number("king_open_file_middle");
        attackers = weights.array("king_attackers", 5);
        ringSquare = weights.number("king_ring_squares");
        safeChecks = weights.array("king_safe_checks", 4);
        weakSquare = weights.number("king_weak_squares");
        limit = weights.number("king_danger_limit");
    }

    /** The squares around a side's king. */
    static long ring(ChessPosition p, int side) {
        long king = p.bits[KING] & p.bits[side];
        return king | Attacks.KING[Long.numberOfTrailingZeros(king)];
    }

    /** The number of king steps between two squares. */
    static int distance(int a, int b) {
        return Math.max(Math.abs(Squares.file(a) - Squares.file(b)), Math.abs(Squares.rank(a) - Squares.rank(b)));
    }

    /** Units of a piece that attacks these squares of the ring. */
    int attack(int kind, long squares) {
        return squares == 0 ? 0 : attackers[kind - PAWN] + ringSquare * Long.bitCount(squares);
    }

    /** How safe a side's king is, as {@link Tapered}; requires the attacks of both sides. */
    int value(ChessPosition p, EvaluationMemory memory, int pawns, int side) {
        int king = Long.numberOfTrailingZeros(p.bits[KING] & p.bits[side]);
        return Tapered.of(memory.shelter(pawns, side, king, this) - danger(p, memory, side, king), 0);
    }

    /** Shield, storm and open files in front of a king, by the pawns of both sides. */
    int shelter(long own, long their, int side, int king) {
        int centre = Math.max(1, Math.min(6, Squares.file(king)));
        int sum = 0;
        for (int file = centre - 1; file <= centre + 1; file++) {
            long ahead = PawnMasks.AHEAD[(side << 6) | (king & 56) | file];
            sum += shield[nearest(side, king, ahead & own)] + storm[nearest(side, king, ahead & their)];
            if ((PawnMasks.file(file) & own) == 0) {
                sum += openFile;
            }
        }
        return sum;
    }

    /** The ranks from the king to the nearest of these pawns, 0 for none. */
    private static int nearest(int side, int king, long pawns) {
        if (pawns == 0) {
            return 0;
        }
        int square = side == Piece.WHITE ? Long.numberOfTrailingZeros(pawns) : 63 - Long.numberOfLeadingZeros(pawns);
        return Math.abs(Squares.rank(square) - Squares.rank(king));
    }

    private int danger(ChessPosition p, EvaluationMemory memory, int side, int king) {
        int them = side ^ 1;
        int units = memory.danger[them];
        if (units == 0) {
            return 0;
        }
        long[] attacks = memory.attacks;
        int i = them << 3;
        long ring = ring(p, side);
        units += attack(PAWN, attacks[i + PAWN] & ring);
        int j = side << 3;
        long own =
                attacks[j + PAWN] | attacks[j + KNIGHT] | attacks[j + BISHOP] | attacks[j + ROOK] | attacks[j + QUEEN];
        units += weakSquare * Long.bitCount(ring & attacks[i] & ~own);
        long occupied = p.bits[0] | p.bits[1];
        long safe = ~attacks[side << 3] & ~p.bits[them];
        long straight = Sliders.rook(king, occupied) & safe;
        long diagonal = Sliders.bishop(king, occupied) & safe;
        units += (Attacks.KNIGHT[king] & safe & attacks[i + KNIGHT]) != 0 ? safeChecks[0] : 0;
        units += (diagonal & attacks[i + BISHOP]) != 0 ? safeChecks[1] : 0;
        units += (straight & attacks[i + ROOK]) != 0 ? safeChecks[2] : 0;
        units += ((straight | diagonal) & attacks[i + QUEEN]) != 0 ? safeChecks[3] : 0;
        int danger = Math.min(limit, units * units / 16);
        return (p.bits[QUEEN] & p.bits[them]) != 0 ? danger : danger / 2;
    }
}
