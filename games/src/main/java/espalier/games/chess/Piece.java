package espalier.games.chess;

/**
 * Piece codes. A kind of piece is the index of its bitboard in {@link ChessPosition}; 0 and 1 are the bitboards of the
 * two sides there, so kinds start at 2.
 */
final class Piece {
    static final int WHITE = 0;
    static final int BLACK = 1;

    static final int NONE = 0;
    static final int PAWN = 2;
    static final int KNIGHT = 3;
    static final int BISHOP = 4;
    static final int ROOK = 5;
    static final int QUEEN = 6;
    static final int KING = 7;

    /** One more than the largest kind. */
    static final int KINDS = 8;

    private static final String LETTERS = "??PNBRQK";

    private Piece() {}

    /** The index of a piece on a square in tables: 2 sides x 8 kinds x 64 squares. */
    static int index(int side, int kind, int square) {
        return (side << 9) | (kind << 6) | square;
    }

    /** The English letter, a capital. */
    static char letter(int kind) {
        return LETTERS.charAt(kind);
    }

    /** The FEN letter: a capital for White. */
    static char letter(int side, int kind) {
        char letter = LETTERS.charAt(kind);
        return side == WHITE ? letter : Character.toLowerCase(letter);
    }

    /** The kind whose English capital this is, or {@link #NONE}. */
    static int kind(char capital) {
        int kind = LETTERS.indexOf(capital);
        return kind >= PAWN ? kind : NONE;
    }
}
