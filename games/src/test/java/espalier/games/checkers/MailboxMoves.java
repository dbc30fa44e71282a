package espalier.games.checkers;

import java.util.Set;
import java.util.TreeSet;

/** An independent, slow implementation of the rules on an 8x8 array of characters; it shares no code with the game. */
final class MailboxMoves {
    private final char[][] board = new char[8][8];
    private final boolean black;
    private final Set<String> moves = new TreeSet<>();

    private MailboxMoves(String fen) {
        String[] parts = fen.split(":", -1);
        black = parts[0].equals("B");
        for (int i = 1; i < 3; i++) {
            char side = Character.toLowerCase(parts[i].charAt(0));
            for (String piece : parts[i].substring(1).split(",", -1)) {
                if (!piece.isEmpty()) {
                    boolean king = piece.startsWith("K");
                    int square = Integer.parseInt(king ? piece.substring(1) : piece) - 1;
                    int row = square / 4;
                    board[row][2 * (square % 4) + (row + 1) % 2] = king ? Character.toUpperCase(side) : side;
                }
            }
        }
    }

    static Set<String> of(String fen) {
        MailboxMoves mailbox = new MailboxMoves(fen);
        mailbox.all(true);
        if (mailbox.moves.isEmpty()) {
            mailbox.all(false);
        }
        return mailbox.moves;
    }

    private void all(boolean captures) {
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                char piece = board[row][column];
                if (piece == (black ? 'b' : 'w') || piece == (black ? 'B' : 'W')) {
                    if (captures) {
                        board[row][column] = 0;
                        jump(piece, row, column, name(row, column));
                        board[row][column] = piece;
                    } else {
                        step(piece, row, column);
                    }
                }
            }
        }
    }

    private void step(char piece, int row, int column) {
        for (int dr = -1; dr <= 1; dr += 2) {
            for (int dc = -1; dc <= 1; dc += 2) {
                if (goes(piece, dr) && at(row + dr, column + dc) == 0) {
                    moves.add(name(row, column) + "-" + name(row + dr, column + dc));
                }
            }
        }
    }

    private void jump(char piece, int row, int column, String path) {
        boolean further = false;
        for (int dr = -1; dr <= 1; dr += 2) {
            for (int dc = -1; dc <= 1; dc += 2) {
                char over = at(row + dr, column + dc);
                boolean enemy = Character.toLowerCase(over) == (black ? 'w' : 'b');
                if (goes(piece, dr) && enemy && at(row + 2 * dr, column + 2 * dc) == 0) {
                    further = true;
                    board[row + dr][column + dc] = '#'; // stays on the board until the move is over, cannot be jumped
                    jump(piece, row + 2 * dr, column + 2 * dc, path + "x" + name(row + 2 * dr, column + 2 * dc));
                    board[row + dr][column + dc] = over;
                }
            }
        }
        if (!further && path.indexOf('x') > 0) {
            moves.add(path);
        }
    }

    private static boolean goes(char piece, int rows) {
        return Character.isUpperCase(piece) || (piece == 'b') == (rows > 0);
    }

    private char at(int row, int column) {
        return row < 0 || row > 7 || column < 0 || column > 7 ? '#' : board[row][column];
    }

    private static String name(int row, int column) {
        return String.valueOf(row * 4 + column / 2 + 1);
    }
}
