package espalier.games.chess;

import espalier.game.BoardStyle;

/**
 * Draws the board for a terminal: White below unless flipped, coordinates, and a line with the side to move and the state of the game.
 */
final class ChessDiagram {
    private static final String SYMBOLS = "♙♘♗♖♕♔♟♞♝♜♛♚";
    private static final String RESET = "\u001b[0m";
    private static final String LIGHT = "\u001b[48;5;180m";
    private static final String DARK = "\u001b[48;5;137m";
    private static final String WHITE_PIECE = "\u001b[38;5;231;1m";
    private static final String BLACK_PIECE = "\u001b[38;5;16;1m";

    private ChessDiagram() {}

    static String draw(ChessPosition p, BoardStyle style, boolean flipped) {
        boolean colour = style == BoardStyle.COLOUR;
        StringBuilder out = new StringBuilder();
        String edge = colour ? "" : "  +-----------------+\n";
        out.append(edge);
        for (int row = 0; row < 8; row++) {
            int rank = flipped ? row : 7 - row;
            out.append(rank + 1).append(colour ? " " : " | ");
            for (int file = 0; file < 8; file++) {
                appendSquare(out, p, Squares.of(flipped ? 7 - file : file, rank), style);
            }
            out.append(colour ? RESET : "|").append('\n');
        }
        out.append(edge);
        String files = flipped ? "h g f e d c b a" : "a b c d e f g h";
        out.append(colour ? "   " + files.replace(" ", "  ") : "    " + files).append('\n');
        return out.append(status(p)).append('\n').toString();
    }

    private static void appendSquare(StringBuilder out, ChessPosition p, int square, BoardStyle style) {
        int kind = p.board[square];
        boolean light = ((Squares.file(square) + Squares.rank(square)) & 1) != 0;
        if (style == BoardStyle.COLOUR) {
            out.append(light ? LIGHT : DARK);
            if (kind == Piece.NONE) {
                out.append("   ");
            } else { // the filled symbols for both sides: the colour tells them apart
                out.append(p.side(square) == Piece.WHITE ? WHITE_PIECE : BLACK_PIECE);
                out.append(' ').append(symbol(Piece.BLACK, kind)).append(' ');
            }
        } else if (kind == Piece.NONE) {
            out.append(style == BoardStyle.PLAIN ? (light ? ". " : ": ") : "· ");
        } else {
            out.append(style == BoardStyle.PLAIN ? Piece.letter(p.side(square), kind) : symbol(p.side(square), kind));
            out.append(' ');
        }
    }

    private static char symbol(int side, int kind) {
        return SYMBOLS.charAt(6 * side + kind - Piece.PAWN);
    }

    private static String status(ChessPosition p) {
        String side = p.turn == Piece.WHITE ? "White" : "Black";
        if (p.countMoves() == 0) {
            return side + (p.inCheck() ? " is checkmated" : " is stalemated");
        }
        String check = p.inCheck() ? ", in check" : "";
        return "move " + ChessFen.moveNumber(p) + ", " + side + " to move" + check
                + (p.drawn() ? ", drawn by rule" : "");
    }
}
