package espalier.games.chess;

/** Squares are numbered a1 = 0, b1 = 1, ... h8 = 63. */
final class Squares {
    private Squares() {}

    static int of(int file, int rank) {
        return (rank << 3) | file;
    }

    static int file(int square) {
        return square & 7;
    }

    static int rank(int square) {
        return square >> 3;
    }

    static long bit(int square) {
        return 1L << square;
    }

    static String name(int square) {
        return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
    }

    /** The square written at {@code at}, or -1 if none is. */
    static int parse(CharSequence text, int at) {
        if (at < 0 || at + 2 > text.length()) {
            return -1;
        }
        int file = text.charAt(at) - 'a';
        int rank = text.charAt(at + 1) - '1';
        return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? of(file, rank) : -1;
    }
}
