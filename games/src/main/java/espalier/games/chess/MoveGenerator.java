package espalier.games.chess;

import static espalier.games.chess.Piece.BISHOP;
import static espalier.games.chess.Piece.KING;
import static espalier.games.chess.Piece.KNIGHT;
import static espalier.games.chess.Piece.PAWN;
import static espalier.games.chess.Piece.QUEEN;
import static espalier.games.chess.Piece.ROOK;
import static espalier.games.chess.Piece.WHITE;

/**
 * Generates legal moves without playing them. It first finds checks and pins and turns them into masks of allowed
 * target squares. Without a check every square is allowed, in check the checker and the squares between, in double
 * check only king moves; a pinned piece stays on the line to its king. En passant empties two squares at once, so the
 * generator tests the board after it.
 *
 * <p>Order: pawns (pushes, double pushes, captures, en passant; pinned pawns last), knights, bishops and queens along
 * diagonals, rooks and queens along lines, the king, castling. Within a group, squares go from a1 to h8. The order is a
 * function of the board alone.
 *
 * <p>{@link #count} does the same with population counts instead of lists, for bulk counting.
 */
final class MoveGenerator {
    private static final long RANK_3 = 0xFFL << 16;
    private static final long RANK_6 = 0xFFL << 40;

    private MoveGenerator() {}

    /** Writes all legal moves, or with {@code noisy} only captures and promotions. */
    static int generate(ChessPosition p, int[] moves, int n, boolean noisy) {
        long[] bits = p.bits;
        int us = p.turn;
        long own = bits[us];
        long their = bits[us ^ 1];
        long occupied = own | their;
        int king = Long.numberOfTrailingZeros(bits[KING] & own);
        long checkers = p.checkersAndPins(king);
        long pinned = p.pinned;
        long wanted = noisy ? their : ~own;

        if ((checkers & (checkers - 1)) == 0) { // no double check
            long mask = checkers == 0 ? -1L : checkers | Attacks.between(king, Long.numberOfTrailingZeros(checkers));
            n = pawns(p, moves, n, king, mask, pinned, noisy);
            mask &= wanted;
            for (long from = bits[KNIGHT] & own & ~pinned; from != 0; from &= from - 1) {
                int square = Long.numberOfTrailingZeros(from);
                n = write(moves, n, square, Attacks.KNIGHT[square] & mask);
            }
            for (long from = (bits[BISHOP] | bits[QUEEN]) & own; from != 0; from &= from - 1) {
                int square = Long.numberOfTrailingZeros(from);
                long to = Sliders.bishop(square, occupied) & mask;
                n = write(moves, n, square, keepPin(to, pinned, king, square));
            }
            for (long from = (bits[ROOK] | bits[QUEEN]) & own; from != 0; from &= from - 1) {
                int square = Long.numberOfTrailingZeros(from);
                long to = Sliders.rook(square, occupied) & mask;
                n = write(moves, n, square, keepPin(to, pinned, king, square));
            }
        }
        for (long to = kingTargets(p, king) & wanted; to != 0; to &= to - 1) {
            int square = Long.numberOfTrailingZeros(to);
            if (!p.attacked(square, us ^ 1, occupied ^ Squares.bit(king))) {
                moves[n++] = Move.of(king, square);
            }
        }
        if (!noisy && checkers == 0 && (p.castling & Castling.of(us)) != 0) {
            if (Castling.allowed(p, Castling.SHORT, occupied)) {
                moves[n++] = Move.of(king, king + 2) | Move.CASTLING;
            }
            if (Castling.allowed(p, Castling.LONG, occupied)) {
                moves[n++] = Move.of(king, king - 2) | Move.CASTLING;
            }
        }
        return n;
    }

    /** The number of legal moves. */
    static int count(ChessPosition p) {
        long[] bits = p.bits;
        int us = p.turn;
        long own = bits[us];
        long their = bits[us ^ 1];
        long occupied = own | their;
        int king = Long.numberOfTrailingZeros(bits[KING] & own);
        long checkers = p.checkersAndPins(king);
        long pinned = p.pinned;
        int n = 0;

        for (long to = kingTargets(p, king) & ~own; to != 0; to &= to - 1) {
            if (!p.attacked(Long.numberOfTrailingZeros(to), us ^ 1, occupied ^ Squares.bit(king))) {
                n++;
            }
        }
        if ((checkers & (checkers - 1)) != 0) {
            return n;
        }
        long mask = checkers == 0 ? -1L : checkers | Attacks.between(king, Long.numberOfTrailingZeros(checkers));
        n += countPawns(p, king, mask, pinned);
        mask &= ~own;
        for (long from = bits[KNIGHT] & own & ~pinned; from != 0; from &= from - 1) {
            n += Long.bitCount(Attacks.KNIGHT[Long.numberOfTrailingZeros(from)] & mask);
        }
        for (long from = (bits[BISHOP] | bits[QUEEN]) & own; from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            n += Long.bitCount(keepPin(Sliders.bishop(square, occupied) & mask, pinned, king, square));
        }
        for (long from = (bits[ROOK] | bits[QUEEN]) & own; from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            n += Long.bitCount(keepPin(Sliders.rook(square, occupied) & mask, pinned, king, square));
        }
        if (checkers == 0 && (p.castling & Castling.of(us)) != 0) {
            n += Castling.allowed(p, Castling.SHORT, occupied) ? 1 : 0;
            n += Castling.allowed(p, Castling.LONG, occupied) ? 1 : 0;
        }
        return n;
    }

    /** The king's neighbours that neither a pawn nor the other king attacks; other attackers are tested one by one. */
    private static long kingTargets(ChessPosition p, int king) {
        long[] bits = p.bits;
        int them = p.turn ^ 1;
        int other = Long.numberOfTrailingZeros(bits[KING] & bits[them]);
        return Attacks.KING[king] & ~Attacks.KING[other] & ~Attacks.pawns(them, bits[PAWN] & bits[them]);
    }

    private static long keepPin(long to, long pinned, int king, int square) {
        return (pinned & Squares.bit(square)) == 0 ? to : to & Attacks.line(king, square);
    }

    private static int write(int[] moves, int n, int from, long to) {
        for (; to != 0; to &= to - 1) {
            moves[n++] = from | (Long.numberOfTrailingZeros(to) << 6);
        }
        return n;
    }

    private static int pawns(ChessPosition p, int[] moves, int n, int king, long mask, long pinned, boolean noisy) {
        long pawns = p.bits[PAWN] & p.bits[p.turn];
        n = pawns(p, moves, n, pawns & ~pinned, mask, noisy);
        if (p.enPassant != ChessPosition.NO_SQUARE) {
            for (long from = enPassantFrom(p, king); from != 0; from &= from - 1) {
                moves[n++] = Move.of(Long.numberOfTrailingZeros(from), p.enPassant) | Move.EN_PASSANT;
            }
        }
        for (long rest = pawns & pinned; rest != 0; rest &= rest - 1) {
            long line = Attacks.line(king, Long.numberOfTrailingZeros(rest));
            n = pawns(p, moves, n, Long.lowestOneBit(rest), mask & line, noisy);
        }
        return n;
    }

    /** Moves of some pawns to squares of a mask. */
    private static int pawns(ChessPosition p, int[] moves, int n, long pawns, long mask, boolean noisy) {
        int us = p.turn;
        long their = p.bits[us ^ 1];
        long empty = ~(p.bits[us] | their);
        long targets = their & mask;
        long west = pawns & ~Attacks.FILE_A;
        long east = pawns & ~Attacks.FILE_H;
        if (us == WHITE) {
            long push = (pawns << 8) & empty;
            n = writePawns(moves, n, push & (noisy ? mask & Attacks.RANK_8 : mask), 8);
            n = noisy ? n : writePawns(moves, n, ((push & RANK_3) << 8) & empty & mask, 16);
            n = writePawns(moves, n, (west << 7) & targets, 7);
            return writePawns(moves, n, (east << 9) & targets, 9);
        }
        long push = (pawns >>> 8) & empty;
        n = writePawns(moves, n, push & (noisy ? mask & Attacks.RANK_1 : mask), -8);
        n = noisy ? n : writePawns(moves, n, ((push & RANK_6) >>> 8) & empty & mask, -16);
        n = writePawns(moves, n, (west >>> 9) & targets, -9);
        return writePawns(moves, n, (east >>> 7) & targets, -7);
    }

    private static int writePawns(int[] moves, int n, long to, int step) {
        for (; to != 0; to &= to - 1) {
            int square = Long.numberOfTrailingZeros(to);
            int from = square - step;
            if ((Squares.bit(square) & Attacks.LAST_RANKS) == 0) {
                moves[n++] = Move.of(from, square);
            } else {
                for (int kind = QUEEN; kind >= KNIGHT; kind--) {
                    moves[n++] = Move.promotion(from, square, kind);
                }
            }
        }
        return n;
    }

    private static int countPawns(ChessPosition p, int king, long mask, long pinned) {
        long pawns = p.bits[PAWN] & p.bits[p.turn];
        int n = countPawns(p, pawns & ~pinned, mask);
        for (long rest = pawns & pinned; rest != 0; rest &= rest - 1) {
            long line = Attacks.line(king, Long.numberOfTrailingZeros(rest));
            n += countPawns(p, Long.lowestOneBit(rest), mask & line);
        }
        return p.enPassant == ChessPosition.NO_SQUARE ? n : n + Long.bitCount(enPassantFrom(p, king));
    }

    private static int countPawns(ChessPosition p, long pawns, long mask) {
        int us = p.turn;
        long their = p.bits[us ^ 1];
        long empty = ~(p.bits[us] | their);
        long west = pawns & ~Attacks.FILE_A;
        long east = pawns & ~Attacks.FILE_H;
        long push;
        long doublePush;
        if (us == WHITE) {
            push = (pawns << 8) & empty;
            doublePush = ((push & RANK_3) << 8) & empty & mask;
            west <<= 7;
            east <<= 9;
        } else {
            push = (pawns >>> 8) & empty;
            doublePush = ((push & RANK_6) >>> 8) & empty & mask;
            west >>>= 9;
            east >>>= 7;
        }
        push &= mask;
        west &= their & mask;
        east &= their & mask;
        int n = Long.bitCount(push) + Long.bitCount(doublePush) + Long.bitCount(west) + Long.bitCount(east);
        if (((push | west | east) & Attacks.LAST_RANKS) != 0) {
            n += 3 * Long.bitCount(push & Attacks.LAST_RANKS);
            n += 3 * (Long.bitCount(west & Attacks.LAST_RANKS) + Long.bitCount(east & Attacks.LAST_RANKS));
        }
        return n;
    }

    /** The pawns that may take en passant: the king must not be attacked on the board after it. */
    private static long enPassantFrom(ChessPosition p, int king) {
        long[] bits = p.bits;
        int us = p.turn;
        long captured = Squares.bit(p.enPassant ^ 8);
        long legal = 0;
        long from = Attacks.PAWN[((us ^ 1) << 6) | p.enPassant] & bits[PAWN] & bits[us];
        for (; from != 0; from &= from - 1) {
            long pawn = Long.lowestOneBit(from);
            long occupied = ((bits[0] | bits[1]) ^ pawn ^ captured) | Squares.bit(p.enPassant);
            if ((p.attackers(king, us ^ 1, occupied) & ~captured) == 0) {
                legal |= pawn;
            }
        }
        return legal;
    }
}
