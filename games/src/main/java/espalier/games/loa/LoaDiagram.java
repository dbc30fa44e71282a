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
                switch (style) {
                    case PLAIN -> text.append(' ').append(plain(piece));
                    case UNICODE -> text.append(' ').append(symbol(piece));
                    case COLOUR ->
                        text.append((rank + file & 1) == 0 ? DARK : LIGHT)
                                .append(piece == 'b' ? BLACK_PIECE : WHITE_PIECE)
                                .append(' ')
                                .append(piece == ' ' ? ' ' : '●')
                                .append(' ');
                }
            }
            text.append(style == BoardStyle.COLOUR ? RESET : "").append('\n');
        }
        String files = flipped ? "h g f e d c b a" : "a b c d e f g h";
        text.append("    ")
                .append(style == BoardStyle.COLOUR ? files.replace(" ", "  ") : files)
                .append('\n');
        return text.append(" ").append(status(position)).append('\n').toString();
    }

    private static char plain(char piece) {
        return switch (piece) {
            case 'b' -> 'b';
            case 'w' -> 'w';
            default -> '.';
        };
    }

    private static char symbol(char piece) {
        return switch (piece) {
            case 'b' -> '●';
            case 'w' -> '○';
            default -> '·';
        };
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
