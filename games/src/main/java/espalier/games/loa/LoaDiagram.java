package espalier.games.loa;

import espalier.game.BoardStyle;

/** Draws a position for a terminal. */
final class LoaDiagram {
    private static final String RESET = "\u001b[0m";
    private static final String LIGHT = "\u001b[48;5;180m";
    private static final String DARK = "\u001b[48;5;137m";
    private static final String BLACK_PIECE = "\u001b[38;5;232m";
    private static final String WHITE_PIECE = "\u001b[38;5;231m";

    private LoaDiagram() {}

    static String show(LoaPosition position, BoardStyle style, boolean flipped) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 8; row++) {
            int rank = flipped ? row : 7 - row;
            text.append(' ').append(rank + 1).append(' ');
            for (int column = 0; column < 8; column++) {
                int file = flipped ? 7 - column : column;
                char piece = LoaNotation.piece(position, 8 * rank + file);
                text.append(
                        switch (style) {
                            case PLAIN -> " " + symbol(piece, "bw.");
                            case UNICODE -> " " + symbol(piece, "●○·");
                            case COLOUR ->
                                ((rank + file & 1) == 0 ? DARK : LIGHT) + (piece == 'b' ? BLACK_PIECE : WHITE_PIECE)
                                        + " " + symbol(piece, "●● ") + " ";
                        });
            }
            text.append(style == BoardStyle.COLOUR ? RESET : "").append('\n');
        }
        String files = flipped ? "h g f e d c b a" : "a b c d e f g h";
        text.append("    " + (style == BoardStyle.COLOUR ? files.replace(" ", "  ") : files) + "\n");
        return text.append(" ").append(status(position)).append('\n').toString();
    }

    /** @param symbols of black pieces, white pieces and empty squares */
    private static char symbol(char piece, String symbols) {
        return symbols.charAt("bw ".indexOf(piece));
    }

    private static String status(LoaPosition position) {
        if (!position.isOver()) {
            return position.turn() == 0 ? "Black to move" : "White to move";
        }
        int score = position.score();
        if (score == 0) {
            return "Both are connected: a draw";
        }
        return score > 0 == (position.turn() == 0) ? "Black has won" : "White has won";
    }
}
