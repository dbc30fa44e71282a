package espalier.games.checkers;

import espalier.game.BoardStyle;

/** Draws a position for a terminal as books print it: Black and square 1 at the top, White and square 32 below, unless flipped. */
final class CheckersDiagram {
    private static final String LIGHT = "\u001b[48;5;223m";
    private static final String DARK = "\u001b[48;5;94m";
    private static final String BLACK = "\u001b[38;5;16m";
    private static final String WHITE = "\u001b[38;5;231m";
    private static final String NUMBER = "\u001b[38;5;137m";
    private static final String RESET = "\u001b[0m";

    private CheckersDiagram() {}

    static String show(CheckersPosition position, BoardStyle style, boolean flipped) {
        StringBuilder out = new StringBuilder(1_200);
        String edge = style == BoardStyle.PLAIN ? "  +--------------------------------+\n" : "";
        out.append(edge);
        for (int row = 0; row < 8; row++) {
            out.append(style == BoardStyle.PLAIN ? "  |" : "  ");
            for (int column = 0; column < 8; column++) {
                if ((row + column) % 2 == 0) {
                    out.append(style == BoardStyle.COLOUR ? LIGHT + "    " + RESET : "    ");
                } else {
                    int square = 4 * row + column / 2 + 1;
                    out.append(cell(position, flipped ? 33 - square : square, style));
                }
            }
            out.append(style == BoardStyle.PLAIN ? "|" : "").append('\n');
        }
        out.append(edge).append("  ").append(position.turn() == 0 ? "Black" : "White");
        return out.append(" to move\n").toString();
    }

    /** b or w, a capital for a king, or a space. */
    static char piece(CheckersPosition position, int square) {
        int bit = Squares.bit(square);
        boolean king = (position.kings() >>> bit & 1) != 0;
        if ((position.black() >>> bit & 1) != 0) {
            return king ? 'B' : 'b';
        }
        return (position.white() >>> bit & 1) == 0 ? ' ' : king ? 'W' : 'w';
    }

    private static String cell(CheckersPosition position, int square, BoardStyle style) {
        char piece = piece(position, square);
        boolean black = piece == 'b' || piece == 'B';
        boolean king = piece == 'B' || piece == 'W';
        String number = (square < 10 ? " " : "") + square;
        if (piece == ' ') {
            return style == BoardStyle.COLOUR ? DARK + NUMBER + " " + number + " " + RESET : " " + number + " ";
        }
        return switch (style) {
            case PLAIN -> black ? (king ? " (B)" : "  b ") : (king ? " (W)" : "  w ");
            case UNICODE -> "  " + (black ? (king ? "\u26c3" : "\u26c2") : (king ? "\u26c1" : "\u26c0")) + " ";
            case COLOUR -> DARK + (black ? BLACK : WHITE) + "  " + (king ? "\u26c3" : "\u26c2") + " " + RESET;
        };
    }
}
