package espalier.games.chess;

/**
 * The value of the pawn structure, independent of the other pieces:
 *
 * <ul>
 *   <li>isolated: no own pawn on a neighbouring file;
 *   <li>doubled: an own pawn ahead on the same file;
 *   <li>backward: no own neighbour beside or behind, and a pawn of the other side attacks the square ahead;
 *   <li>connected: protected by a pawn, or beside one, by rank;
 *   <li>weak without an opponent: isolated or backward, and no pawn of the other side ahead on the file;
 *   <li>candidate: not passed, no pawn ahead on the file, as many helpers beside and behind as stoppers, by rank;
 *   <li>passed: no pawn of the other side ahead on the three files, and no own pawn ahead on the file, by rank.
 * </ul>
 */
final class PawnStructure {
    private final int isolated;
    private final int doubled;
    private final int backward;
    private final int[] connected;
    private final int[] passed;
    private final int[] candidate;
    private final int weakUnopposed;

    PawnStructure(ChessWeights weights) {
        isolated = weights.pair("isolated");
        doubled = weights.pair("doubled");
        backward = weights.pair("backward");
        connected = weights.pairs("connected", 8);
        passed = weights.pairs("passed", 8);
        candidate = weights.pairs("candidate", 8);
        weakUnopposed = weights.pair("weak_unopposed");
    }

    /** White's structure minus Black's, as {@link Tapered}. */
    int value(long white, long black) {
        return side(Piece.WHITE, white, black) - side(Piece.BLACK, black, white);
    }

    private int side(int side, long own, long their) {
        int sum = 0;
        long protects = Attacks.pawns(side, own);
        long attacked = Attacks.pawns(side ^ 1, their);
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long bit = Squares.bit(square);
            int rank = PawnMasks.relativeRank(side, square);
            long neighbours = PawnMasks.BESIDE[Squares.file(square)] & own;
            boolean weak = false;
            long beside = Attacks.KING[square] & neighbours & (Attacks.RANK_1 << (square & 56));
            if ((protects & bit) != 0 || beside != 0) {
                sum += connected[rank];
            } else if (neighbours == 0) {
                sum += isolated;
                weak = true;
            } else if ((neighbours & ~PawnMasks.AHEAD_BESIDE[(side << 6) | square]) == 0
                    && (attacked & stepAhead(side, bit)) != 0) {
                sum += backward;
                weak = true;
            }
            if (weak && (PawnMasks.AHEAD[(side << 6) | square] & their) == 0) {
                sum += weakUnopposed;
            }
            if ((PawnMasks.AHEAD[(side << 6) | square] & own) != 0) {
                sum += doubled;
            }
            if (isPassed(side, square, own, their)) {
                sum += passed[rank];
            } else if (isCandidate(side, square, own, their)) {
                sum += candidate[rank];
            }
        }
        return sum;
    }

    /** The passed pawns of both sides. */
    static long passed(long white, long black) {
        long set = 0;
        for (long rest = white | black; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long bit = Squares.bit(square);
            boolean isWhite = (white & bit) != 0;
            if (isWhite ? isPassed(Piece.WHITE, square, white, black) : isPassed(Piece.BLACK, square, black, white)) {
                set |= bit;
            }
        }
        return set;
    }

    private static boolean isPassed(int side, int square, long own, long their) {
        int i = (side << 6) | square;
        return ((PawnMasks.AHEAD[i] | PawnMasks.AHEAD_BESIDE[i]) & their) == 0 && (PawnMasks.AHEAD[i] & own) == 0;
    }

    /** Whether nothing is ahead on the file and as many own neighbours help as pawns of the other side stop. */
    private static boolean isCandidate(int side, int square, long own, long their) {
        int i = (side << 6) | square;
        return (PawnMasks.AHEAD[i] & (own | their)) == 0
                && Long.bitCount(PawnMasks.AHEAD_BESIDE[i] & their)
                        <= Long.bitCount(PawnMasks.BESIDE[Squares.file(square)] & own & ~PawnMasks.AHEAD_BESIDE[i]);
    }

    static long stepAhead(int side, long bits) {
        return side == Piece.WHITE ? bits << 8 : bits >>> 8;
    }
}
