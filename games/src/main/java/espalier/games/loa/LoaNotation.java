package espalier.games.loa;

import espalier.game.Quoted;

/**
 * Positions and moves as text. A position is written like a chess FEN, ranks 8 to 1 with b and w, then the side to
 * move; a move is {@code b1-b3}. Reading moves also accepts {@code b1xb3}, {@code b1:b3}, {@code b1b3}, capitals, and
 * marks such as {@code ++} at the end.
 */
final class LoaNotation {
    static final String PASS = "pass";

    private LoaNotation() {}

    static LoaPosition parse(String text, LoaRules rules) {
        String trimmed = text.strip();
        long black = 0;
        long white = 0;
        int rank = 7;
        int file = 0;
        int i = 0;
        for (; i < trimmed.length() && !Character.isWhitespace(trimmed.charAt(i)); i++) {
            char c = trimmed.charAt(i);
            if (c == '/') {
                requireFullRank(file, rank);
                if (--rank < 0) {
                    throw new IllegalArgumentException("more than 8 ranks, at character " + (i + 1));
                }
                file = 0;
                continue;
            }
            int width = c >= '1' && c <= '8' ? c - '0' : 1;
            if (file + width > 8) {
                throw new IllegalArgumentException(
                        "rank " + (rank + 1) + " has more than 8 squares, at character " + (i + 1));
            }
            if (c == 'b' || c == 'B') {
                black |= 1L << (8 * rank + file);
            } else if (c == 'w' || c == 'W') {
                white |= 1L << (8 * rank + file);
            } else if (c < '1' || c > '8') {
                throw new IllegalArgumentException(
                        "character " + (i + 1) + " is " + Quoted.quoted(c) + ", it must be b, w, / or 1 to 8");
            }
            file += width;
        }
        requireFullRank(file, rank);
        if (rank != 0) {
            throw new IllegalArgumentException((8 - rank) + " ranks, there must be 8");
        }
        return new LoaPosition(black, white, side(trimmed.substring(i).strip()), rules);
    }

    private static void requireFullRank(int file, int rank) {
        if (file != 8) {
            throw new IllegalArgumentException("rank " + (rank + 1) + " has " + file + " squares, it must have 8");
        }
    }

    private static int side(String text) {
        return switch (text) {
            case "b", "B" -> 0;
            case "w", "W" -> 1;
            case "" -> throw new IllegalArgumentException("the side to move is missing: b or w after the board");
            default ->
                throw new IllegalArgumentException(
                        "the side to move is " + Quoted.quoted(text) + ", it must be b or w");
        };
    }

    static String format(LoaPosition position) {
        StringBuilder text = new StringBuilder(40);
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                char piece = piece(position, 8 * rank + file);
                if (piece == ' ') {
                    empty++;
                } else {
                    text.append(empty == 0 ? "" : empty).append(piece);
                    empty = 0;
                }
            }
            text.append(empty == 0 ? "" : empty).append(rank == 0 ? ' ' : '/');
        }
        return text.append(position.turn() == 0 ? 'b' : 'w').toString();
    }

    /** b, w or a space. */
    static char piece(LoaPosition position, int square) {
        return (position.black() >>> square & 1) != 0 ? 'b' : (position.white() >>> square & 1) != 0 ? 'w' : ' ';
    }

    static String square(int square) {
        return "" + (char) ('a' + (square & 7)) + (char) ('1' + (square >> 3));
    }

    static String formatMove(int move) {
        return LoaPosition.isPass(move) ? PASS : square(move & 63) + '-' + square(move >>> 6 & 63);
    }

    static int parseMove(LoaPosition position, String text) {
        String trimmed = text.strip();
        int player = position.turn() << 12;
        int move = player;
        if (!trimmed.equalsIgnoreCase(PASS)) {
            int from = square(trimmed, 0);
            int at = trimmed.length() > 2 && "-x:X".indexOf(trimmed.charAt(2)) >= 0 ? 3 : 2;
            int to = square(trimmed, at);
            if (from < 0 || to < 0 || from == to || !onlyMarks(trimmed, at + 2)) {
                throw new IllegalArgumentException(
                        Quoted.quoted(trimmed) + " is no move, it must look like b1-b3 or be pass");
            }
            move |= from | to << 6;
        }
        if (!position.isLegal(move)) {
            throw new IllegalArgumentException("no legal move " + Quoted.quoted(trimmed) + " in " + format(position));
        }
        return move;
    }

    /** The square at this index of the text, or -1. */
    static int square(String text, int at) {
        if (at + 2 > text.length()) {
            return -1;
        }
        int file = (text.charAt(at) | 0x20) - 'a';
        int rank = text.charAt(at + 1) - '1';
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : 8 * rank + file;
    }

    private static boolean onlyMarks(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            if ("+#!? ".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }
}
