package espalier.games.othello;

import espalier.game.Quoted;

/**
 * Squares, moves and boards as text: {@code f5}, {@code pass}, and 64 characters from a1 b1 ... to h8 ({@code X} black,
 * {@code O} white, {@code -} empty), a space and the side to move.
 */
final class OthelloNotation {
    private OthelloNotation() {}

    /** The name of a square, or {@code pass}. */
    static String name(int move) {
        return move == OthelloPosition.PASS ? "pass" : "" + (char) ('a' + (move & 7)) + (char) ('1' + (move >> 3));
    }

    /** The square named by two characters, or -1. */
    static int square(char file, char rank) {
        int f = (file | 0x20) - 'a';
        int r = rank - '1';
        return f >= 0 && f < 8 && r >= 0 && r < 8 ? r * 8 + f : -1;
    }

    /** Whether this is one of the notations of a pass. */
    static boolean isPass(String text) {
        return text.equalsIgnoreCase("pass")
                || text.equalsIgnoreCase("pa")
                || text.equalsIgnoreCase("ps")
                || text.equals("--");
    }

    /** Reads a move, legal or not: a square, or {@link OthelloPosition#PASS}; -1 if the text is neither. */
    static int move(String text) {
        if (isPass(text)) {
            return OthelloPosition.PASS;
        }
        return text.length() == 2 ? square(text.charAt(0), text.charAt(1)) : -1;
    }

    /**
     * Reads a legal move. Also accepts capital letters, and {@code pa}, {@code ps} and {@code --} for a pass.
     *
     * @throws IllegalArgumentException saying why there is no such move
     */
    static int legalMove(OthelloPosition position, String text) {
        int move = move(text.strip());
        String objection = move < 0 ? "it is no move" : objection(position, move);
        if (!objection.isEmpty()) {
            throw new IllegalArgumentException(Quoted.quoted(text) + ": " + objection);
        }
        return move;
    }

    /** Why a move is illegal in a position; empty if it is legal. */
    static String objection(OthelloPosition position, int move) {
        long own = position.own();
        long opp = position.opp();
        long legal = Board.mobility(own, opp);
        if (move == OthelloPosition.PASS) {
            if (legal != 0) {
                return "pass is illegal, " + name(Long.numberOfTrailingZeros(legal)) + " can be played";
            }
            return Board.mobility(opp, own) != 0 ? "" : "pass is illegal, the game is over";
        }
        if ((legal >>> move & 1) != 0) {
            return "";
        }
        return name(move) + (((own | opp) >>> move & 1) != 0 ? " is occupied" : " turns no disc");
    }

    static String format(OthelloPosition position) {
        StringBuilder text = new StringBuilder(66);
        for (int square = 0; square < 64; square++) {
            text.append(disc(position, square));
        }
        return text.append(' ').append(position.turn() == 0 ? 'X' : 'O').toString();
    }

    /** {@code X}, {@code O} or {@code -}. */
    static char disc(OthelloPosition position, int square) {
        if ((position.discs(0) >>> square & 1) != 0) {
            return 'X';
        }
        return (position.discs(1) >>> square & 1) != 0 ? 'O' : '-';
    }

    /**
     * Reads a board and the side to move. Also accepts small letters, {@code *} or {@code B} for black, {@code W} for
     * white, {@code .} for empty.
     */
    static OthelloPosition parse(String given) {
        String text = given.strip();
        long black = 0;
        long white = 0;
        for (int square = 0; square < 64; square++) {
            if (square >= text.length()) {
                throw new IllegalArgumentException(
                        "the board has " + square + " squares instead of 64: " + Quoted.printable(text));
            }
            switch (colour(text.charAt(square))) {
                case 0 -> black |= 1L << square;
                case 1 -> white |= 1L << square;
                case 2 -> {}
                default ->
                    throw new IllegalArgumentException("character " + Quoted.quoted(text.charAt(square)) + " at "
                            + name(square) + " (column " + (square + 1) + ") is none of X, O, -");
            }
        }
        String side = text.substring(64).strip();
        int turn = side.length() == 1 ? colour(side.charAt(0)) : -1;
        if (turn != 0 && turn != 1) {
            throw new IllegalArgumentException(
                    side.isEmpty()
                            ? "the side to move is missing after the board: X or O"
                            : "the side to move is " + Quoted.quoted(side) + " (column 66), it must be X or O");
        }
        return turn == 0 ? new OthelloPosition(black, white, 0) : new OthelloPosition(white, black, 1);
    }

    /** 0 for black, 1 for white, 2 for empty, -1 for anything else. */
    static int colour(char c) {
        return switch (c) {
            case 'X', 'x', '*', 'B', 'b' -> 0;
            case 'O', 'o', '0', 'W', 'w' -> 1;
            case '-', '.' -> 2;
            default -> -1;
        };
    }
}
