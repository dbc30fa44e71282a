package espalier.games.checkers;

import espalier.game.Quoted;
import espalier.games.files.ByteReader;
import java.util.Locale;

/**
 * Positions as PDN writes them in its FEN tag: the side to move, then each side's pieces, {@code B:W18,21,K25:B1,2,K3}.
 * Reading also takes the sides in any order, lower case, spaces, ranges ({@code 1-12}, {@code K29-32}), a full stop at
 * the end, and the move counters {@code :H0:F1} that some sites append (ignored).
 */
final class CheckersFen {
    private static final int MAX_LENGTH = 1_000;

    private final String text;
    private int at;
    private final long[] pieces = new long[2];
    private long kings;

    private CheckersFen(String text) {
        this.text = text;
    }

    static String format(CheckersPosition position) {
        StringBuilder out = new StringBuilder(80).append(position.turn() == 0 ? "B:W" : "W:W");
        list(position.white(), position.kings(), out);
        list(position.black(), position.kings(), out.append(":B"));
        return out.toString();
    }

    private static void list(long pieces, long kings, StringBuilder out) {
        for (long m = pieces; m != 0; m &= m - 1) {
            int bit = Long.numberOfTrailingZeros(m);
            out.append(m == pieces ? "" : ",").append((kings >>> bit & 1) != 0 ? "K" : "");
            out.append(Squares.square(bit));
        }
    }

    static CheckersPosition parse(String text, int moveLimit) {
        if (text.length() > MAX_LENGTH) {
            throw new IllegalArgumentException("a position of " + text.length() + " characters is too long");
        }
        return new CheckersFen(text.toUpperCase(Locale.ROOT)).read(moveLimit);
    }

    private CheckersPosition read(int moveLimit) {
        int turn = side("the side to move");
        boolean[] seen = new boolean[2];
        while (!atEnd()) {
            expect(':');
            char next = peek();
            if (next == 'H' || next == 'F') {
                at++;
                number();
                continue;
            }
            int side = side("a side's pieces");
            if (seen[side]) {
                throw error(name(side) + "'s pieces are given twice");
            }
            seen[side] = true;
            pieces(side);
        }
        for (int side = 0; side < 2; side++) {
            if (!seen[side]) {
                throw error("no " + name(side) + " pieces (':" + name(side).charAt(0) + "')");
            }
            int count = Long.bitCount(pieces[side]);
            if (count > CheckersPosition.MAX_PIECES) {
                throw error(name(side) + " has " + count + " pieces, at most 12 are possible");
            }
        }
        return new CheckersPosition(pieces[0], pieces[1], kings, turn, moveLimit);
    }

    private void pieces(int side) {
        if (atEnd() || peek() == ':') {
            return;
        }
        do {
            boolean king = peek() == 'K';
            if (king) {
                at++;
            }
            int first = square();
            int last = first;
            if (peek() == '-') {
                at++;
                last = square();
            }
            for (int square = first; square <= last; square++) {
                put(side, king, square);
            }
            if (last < first) {
                throw error("the range " + first + "-" + last + " runs backwards");
            }
        } while (skip(','));
    }

    private void put(int side, boolean king, int square) {
        long bit = Squares.mask(square);
        if (((pieces[0] | pieces[1]) & bit) != 0) {
            throw error("square " + square + " is given twice");
        }
        if (!king && (bit & (side == 0 ? Squares.BOTTOM : Squares.TOP)) != 0) {
            throw error("a " + name(side) + " man on " + square + " would have been crowned");
        }
        pieces[side] |= bit;
        kings |= king ? bit : 0;
    }

    private int side(String what) {
        char c = peek();
        if (c != 'B' && c != 'W') {
            throw error("expected B or W for " + what + (c == 0 ? "" : ", not " + Quoted.quoted(c)));
        }
        at++;
        return c == 'B' ? 0 : 1;
    }

    private int square() {
        int square = number();
        if (square < 1 || square > Squares.COUNT) {
            throw error("there is no square " + square);
        }
        return square;
    }

    private int number() {
        int start = at;
        int number = 0;
        for (char c = peek(); c >= '0' && c <= '9'; c = at < text.length() ? text.charAt(at) : 0) {
            number = Math.min(9_999, 10 * number + c - '0');
            at++;
        }
        if (at == start) {
            throw error("expected a number" + (atEnd() ? "" : ", not " + Quoted.quoted(peek())));
        }
        return number;
    }

    private boolean atEnd() {
        char c = peek();
        return c == 0 || (c == '.' && text.substring(at + 1).isBlank());
    }

    private void expect(char wanted) {
        if (!skip(wanted)) {
            throw error("expected '" + wanted + "', not " + Quoted.quoted(peek()));
        }
    }

    private boolean skip(char wanted) {
        if (peek() != wanted) {
            return false;
        }
        at++;
        return true;
    }

    /** The next non-space character, 0 at the end. */
    private char peek() {
        while (at < text.length() && ByteReader.isSpace(text.charAt(at))) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private static String name(int side) {
        return side == 0 ? "Black" : "White";
    }

    private IllegalArgumentException error(String what) {
        return new IllegalArgumentException(what + " (at character " + (at + 1) + " of the position)");
    }
}
