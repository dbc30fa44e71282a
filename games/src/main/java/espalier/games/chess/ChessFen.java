package espalier.games.chess;

import static espalier.games.chess.Piece.BLACK;
import static espalier.games.chess.Piece.KING;
import static espalier.games.chess.Piece.PAWN;
import static espalier.games.chess.Piece.ROOK;
import static espalier.games.chess.Piece.WHITE;

import espalier.game.Quoted;
import espalier.games.Ranks;
import espalier.games.files.ByteReader;

/**
 * Forsyth-Edwards notation, with four fields (board, side, castling, en passant) or six (and two move counters).
 * Reading is strict: it rejects obviously impossible positions, because the move generator trusts its position.
 *
 * <p>An en passant square is kept only if a pawn can capture there (see {@link ChessPosition}), so a position that was
 * read may be written with {@code -} instead. A move number 0 is read as 1.
 */
final class ChessFen {
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private static final String PIECES = "PNBRQKpnbrqk";
    private static final String RIGHTS = "KQkq";

    private ChessFen() {}

    static ChessPosition read(String text) {
        String stripped = text.strip();
        String[] fields = stripped.isEmpty() ? new String[0] : stripped.split("\\s+", 8);
        if (fields.length != 4 && fields.length != 6) {
            throw new IllegalArgumentException(
                    "FEN has " + (fields.length > 6 ? "more than 6" : fields.length) + " fields, not 4 or 6");
        }
        ChessPosition p = new ChessPosition();
        readBoard(p, fields[0]);
        readTurn(p, fields[1]);
        readCastling(p, fields[2]);
        readEnPassant(p, fields[3]);
        if (fields.length == 6) {
            p.quietPlies = readCounter(fields[4], 4, "field 5 (plies since a capture or pawn move)");
            p.firstMoveNumber = Math.max(1, readCounter(fields[5], 6, "field 6 (move number)"));
        }
        p.ready();
        return p;
    }

    private static void readBoard(ChessPosition p, String field) {
        try {
            Ranks.read(field, PIECES, (piece, square) -> p.put(piece / 6, PAWN + piece % 6, square));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("FEN field 1 (board): " + e.getMessage(), e);
        }
        checkPieces(p);
    }

    private static void checkPieces(ChessPosition p) {
        for (int side = WHITE; side <= BLACK; side++) {
            String name = side == WHITE ? "White" : "Black";
            int kings = Long.bitCount(p.bits[KING] & p.bits[side]);
            if (kings != 1) {
                throw board(name + " has " + kings + " kings, not 1");
            }
            int pawns = Long.bitCount(p.bits[PAWN] & p.bits[side]);
            int promoted = 0;
            for (int kind = PAWN + 1; kind < KING; kind++) {
                int atFirst = kind == Piece.QUEEN ? 1 : 2;
                promoted += Math.max(0, Long.bitCount(p.bits[kind] & p.bits[side]) - atFirst);
            }
            if (pawns + promoted > 8) {
                throw board(name + " has " + pawns + " pawns and " + promoted + " promoted pieces, more than 8 in all");
            }
        }
        long wrong = p.bits[PAWN] & Attacks.LAST_RANKS;
        if (wrong != 0) {
            throw board("a pawn on " + Squares.name(Long.numberOfTrailingZeros(wrong)));
        }
    }

    private static void readTurn(ChessPosition p, String field) {
        if (!field.equals("w") && !field.equals("b")) {
            throw new IllegalArgumentException(
                    "FEN field 2 (side to move) is " + Quoted.quoted(field) + ", not w or b");
        }
        int other = field.equals("w") ? BLACK : WHITE;
        p.turn = other;
        if (p.inCheck()) {
            throw new IllegalArgumentException(
                    "FEN: " + (other == WHITE ? "White" : "Black") + " is in check and not to move");
        }
        p.turn = other ^ 1;
    }

    private static void readCastling(ChessPosition p, String field) {
        if (field.equals("-")) {
            return;
        }
        for (int i = 0; i < field.length(); i++) {
            int right = RIGHTS.indexOf(field.charAt(i));
            if (right < 0 || (p.castling & (1 << right)) != 0) {
                throw new IllegalArgumentException(
                        "FEN field 3 (castling) is " + Quoted.quoted(field) + ", not - or some of KQkq");
            }
            int side = right / 2;
            if (!stands(p, side, KING, Castling.kingHome(side)) || !stands(p, side, ROOK, Castling.ROOK_FROM[right])) {
                throw new IllegalArgumentException(
                        "FEN field 3 (castling) has " + field.charAt(i) + ", but king or rook is not at home");
            }
            p.castling |= 1 << right;
        }
    }

    private static boolean stands(ChessPosition p, int side, int kind, int square) {
        return (p.bits[side] & p.bits[kind] & Squares.bit(square)) != 0;
    }

    private static void readEnPassant(ChessPosition p, String field) {
        if (field.equals("-")) {
            return;
        }
        int square = field.length() == 2 ? Squares.parse(field, 0) : -1;
        if (square < 0) {
            throw new IllegalArgumentException(
                    "FEN field 4 (en passant) is " + Quoted.quoted(field) + ", not - or a square");
        }
        int forward = p.turn == WHITE ? -8 : 8; // the path of the pawn that may be captured
        long empty = ~(p.bits[0] | p.bits[1]);
        if (Squares.rank(square) != (p.turn == WHITE ? 5 : 2)
                || !stands(p, p.turn ^ 1, PAWN, square + forward)
                || (empty & Squares.bit(square)) == 0
                || (empty & Squares.bit(square - forward)) == 0) {
            throw new IllegalArgumentException(
                    "FEN field 4 (en passant) is " + field + ", but no pawn can have passed it just now");
        }
        p.enPassant = square;
    }

    private static int readCounter(String field, int digits, String what) {
        if (!field.isEmpty() && field.length() <= digits && field.chars().allMatch(ByteReader::isDigit)) {
            return Integer.parseInt(field);
        }
        throw new IllegalArgumentException(
                "FEN " + what + " is " + Quoted.quoted(field) + ", not a number of at most " + digits + " digits");
    }

    private static IllegalArgumentException board(String what) {
        return new IllegalArgumentException("FEN field 1 (board): " + what);
    }

    static String write(ChessPosition p) {
        StringBuilder out = writeFour(p);
        out.append(' ').append(p.quietPlies).append(' ').append(moveNumber(p));
        return out.toString();
    }

    /** The first four fields, as EPD has them. */
    static StringBuilder writeFour(ChessPosition p) {
        StringBuilder out = Ranks.write(
                square -> p.board[square] == Piece.NONE ? ' ' : Piece.letter(p.side(square), p.board[square]));
        out.append(p.turn == WHITE ? " w " : " b ");
        for (int right = 0; right < 4; right++) {
            if ((p.castling & (1 << right)) != 0) {
                out.append(RIGHTS.charAt(right));
            }
        }
        out.append(p.castling == 0 ? "- " : " ");
        return out.append(p.enPassant == ChessPosition.NO_SQUARE ? "-" : Squares.name(p.enPassant));
    }

    /** The number of the next move. */
    static int moveNumber(ChessPosition p) {
        return p.firstMoveNumber + (p.plies() + p.firstTurn) / 2;
    }
}
