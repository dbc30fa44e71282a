package espalier.games.chess;

import static espalier.games.chess.Piece.BISHOP;
import static espalier.games.chess.Piece.KING;
import static espalier.games.chess.Piece.PAWN;
import static espalier.games.chess.Piece.QUEEN;
import static espalier.games.chess.Piece.ROOK;

/**
 * Static exchange evaluation: the material a move wins or loses on its target square when both sides keep capturing
 * there, each time with the least valuable piece (of equals, the one nearest to a1). A side stops when capturing loses
 * material. Pieces behind others join in. Pins and checks are ignored, but a king does not capture a protected piece;
 * pawns that capture on the last rank later in the exchange stay pawns.
 */
final class Exchange {
    private static final int[] VALUE = {0, 0, 100, 320, 330, 500, 900, 20_000};

    private Exchange() {}

    /** The value of a kind of piece in exchanges, in hundredths of a pawn. */
    static int worth(int kind) {
        return VALUE[kind];
    }

    /** The material balance of the exchange that a legal move starts, for its side. */
    public static int value(ChessPosition p, int move) {
        if (Move.isCastling(move)) {
            return 0;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        int won = VALUE[p.board[to]];
        int onSquare = VALUE[p.board[from]];
        long occupied = (p.bits[0] | p.bits[1]) ^ Squares.bit(from);
        if (Move.isEnPassant(move)) {
            won = VALUE[PAWN];
            occupied ^= Squares.bit(to ^ 8);
        } else if (Move.isPromotion(move)) {
            onSquare = VALUE[Move.promoted(move)];
            won += onSquare - VALUE[PAWN];
        }
        occupied |= Squares.bit(to);
        return won - answer(p, to, p.turn ^ 1, occupied, p.attackers(to, occupied), onSquare);
    }

    /** The most a side gains by capturing the piece worth {@code onSquare}, or by not capturing. */
    private static int answer(ChessPosition p, int square, int side, long occupied, long attackers, int onSquare) {
        long[] bits = p.bits;
        long mine = attackers & bits[side] & occupied;
        if (mine == 0) {
            return 0;
        }
        int kind = PAWN;
        while ((mine & bits[kind]) == 0) {
            kind++;
        }
        occupied ^= Long.lowestOneBit(mine & bits[kind]);
        if (kind == PAWN || kind == BISHOP || kind >= QUEEN) {
            attackers |= Sliders.bishop(square, occupied) & (bits[BISHOP] | bits[QUEEN]);
        }
        if (kind >= ROOK) {
            attackers |= Sliders.rook(square, occupied) & (bits[ROOK] | bits[QUEEN]);
        }
        if (kind == KING && (attackers & bits[side ^ 1] & occupied) != 0) {
            return 0;
        }
        return Math.max(0, onSquare - answer(p, square, side ^ 1, occupied, attackers, VALUE[kind]));
    }

    /** Whether quiescence searches a capture or promotion: it promotes to a queen or loses no material. */
    static boolean isPromising(ChessPosition p, int move) {
        int promoted = Move.promoted(move);
        if (promoted != 0) {
            return promoted == QUEEN;
        }
        int kind = p.board[Move.from(move)];
        return VALUE[kind] <= VALUE[p.board[Move.to(move)]] || value(p, move) >= 0;
    }
}
