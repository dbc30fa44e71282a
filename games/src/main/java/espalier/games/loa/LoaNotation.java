package espalier.games.loa;

import espalier.game.Quoted;
import espalier.games.Ranks;

/**
 * Positions and moves as text. A position is written like a chess FEN, ranks 8 to 1 with b and w, then the side to
 * move; a move is {@code b1-b3}. Reading moves also accepts {@code b1xb3}, {@code b1:b3}, {@code b1b3}, capitals, and
 * marks such as {@code ++} at the end.
 */
final class LoaNotation {
    static final String PASS = "pass";

    private LoaNotation() {}

    static LoaPosition parse(String text, LoaRules rules) {
        String[] fields = text.strip().split("\\s+", 2);
        long[] pieces = new long[2];
        Ranks.read(fields[0], "bwBW", (piece, square) -> pieces[piece % 2] |= 1L << square);
        return new LoaPosition(pieces[0], pieces[1], side(fields.length < 2 ? "" : fields[1]), rules);
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
        return Ranks.write(square -> piece(position, square)) + (position.turn() == 0 ? " b" : " w");
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
