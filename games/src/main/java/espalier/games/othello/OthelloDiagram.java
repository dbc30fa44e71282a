package espalier.games.othello;

import espalier.game.BoardStyle;

/** Draws a board for a terminal: coordinates, discs, legal moves, and the disc count. */
final class OthelloDiagram {
    private static final String GREEN = "\u001b[48;5;29m";
    private static final String BLACK = "\u001b[38;5;16m";
    private static final String WHITE = "\u001b[38;5;231m";
    private static final String HINT = "\u001b[38;5;22m";
    private static final String RESET = "\u001b[0m";

    private OthelloDiagram() {}

    static String show(OthelloPosition position, BoardStyle style, boolean flipped) {
        String files = flipped ? "   h g f e d c b a\n" : "   a b c d e f g h\n";
        StringBuilder text = new StringBuilder(files);
        long moves = Board.mobility(position.own(), position.opp());
        for (int row = 0; row < 8; row++) {
            int rank = flipped ? 7 - row : row;
            text.append((rank + 1) + " " + (style == BoardStyle.COLOUR ? GREEN : ""));
            for (int column = 0; column < 8; column++) {
                int square = 8 * rank + (flipped ? 7 - column : column);
                char disc = OthelloNotation.disc(position, square);
                text.append(" " + symbol(disc, (moves >>> square & 1) != 0, style));
            }
            String discs = row == 3 || row == 4 ? "   " + count(position, row - 3, style) : "";
            text.append((style == BoardStyle.COLOUR ? " " + RESET : "") + " " + (rank + 1) + discs + "\n");
        }
        return text.append(files).append(state(position, moves)).append('\n').toString();
    }

    private static String symbol(char disc, boolean playable, BoardStyle style) {
        return switch (style) {
            case PLAIN -> disc == '-' ? (playable ? "." : "-") : String.valueOf(disc);
            case UNICODE -> disc == 'X' ? "●" : disc == 'O' ? "○" : playable ? "·" : " ";
            case COLOUR -> disc == 'X' ? BLACK + "●" : disc == 'O' ? WHITE + "●" : playable ? HINT + "·" : " ";
        };
    }

    private static String count(OthelloPosition position, int player, BoardStyle style) {
        String symbol = style == BoardStyle.PLAIN ? (player == 0 ? "X" : "O") : player == 0 ? "●" : "○";
        return symbol + " " + (player == 0 ? "black " : "white ") + Long.bitCount(position.discs(player));
    }

    private static String state(OthelloPosition position, long moves) {
        String side = position.turn() == 0 ? "black" : "white";
        if (moves != 0) {
            return side + " to move";
        }
        if (!position.over()) {
            return side + " must pass";
        }
        int black = position.turn() == 0 ? position.difference() : -position.difference();
        return black == 0 ? "drawn" : (black > 0 ? "black" : "white") + " wins by " + Math.abs(black);
    }
}
