package espalier.games.checkers;

import espalier.game.Quoted;
import espalier.games.files.ByteReader;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Positions as PDN writes them in its FEN tag: the side to move, then each side's pieces, {@code B:W18,21,K25:B1,2,K3}.
 * Reading also takes the sides in any order, lower case, spaces, ranges ({@code 1-12}, {@code K29-32}), a full stop at
 * the end, and the move counters {@code :H0:F1} that some sites append (ignored).
 */
final class CheckersFen {
    private static final int MAX_LENGTH = 1_000;

    /** A number without leading zeros, another character, or nothing at the end; white space before it. */
    private static final Pattern TOKEN = Pattern.compile("[ \\t-\\r]*(?:0*(?=[0-9]))?([0-9]+|.|$)", Pattern.DOTALL);

    private final Matcher tokens;
    private String next = "";
    private final long[] pieces = new long[2];
    private long kings;

    private CheckersFen(String text) {
        tokens = TOKEN.matcher(text);
        advance();
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
        String upper = text.toUpperCase(Locale.ROOT).stripTrailing();
        return new CheckersFen(upper.endsWith(".") ? upper.substring(0, upper.length() - 1) : upper).read(moveLimit);
    }

    private CheckersPosition read(int moveLimit) {
        int turn = side("the side to move");
        boolean[] seen = new boolean[2];
        while (!next.isEmpty()) {
            if (!skip(":")) {
                throw error("expected ':'" + instead());
            }
            if (skip("H") || skip("F")) {
                number();
                continue;
            }
            int side = side("a side's pieces");
            if (seen[side]) {
                throw error(name(side) + "'s pieces are given twice");
            }
            seen[side] = true;
            if (!next.isEmpty() && !next.equals(":")) {
                pieces(side);
            }
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
        do {
            boolean king = skip("K");
            int first = square();
            int last = skip("-") ? square() : first;
            if (last < first) {
                throw error("the range " + first + "-" + last + " runs backwards");
            }
            for (int square = first; square <= last; square++) {
                put(side, king, square);
            }
        } while (skip(","));
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
        boolean black = skip("B");
        if (!black && !skip("W")) {
            throw error("expected B or W for " + what + instead());
        }
        return black ? 0 : 1;
    }

    private int square() {
        int square = number();
        if (square < 1 || square > Squares.COUNT) {
            throw error("there is no square " + square);
        }
        return square;
    }

    private int number() {
        if (next.isEmpty() || !ByteReader.isDigit(next.charAt(0))) {
            throw error("expected a number" + instead());
        }
        int number = next.length() > 4 ? 9_999 : Integer.parseInt(next);
        advance();
        return number;
    }

    private boolean skip(String wanted) {
        boolean isThere = next.equals(wanted);
        if (isThere) {
            advance();
        }
        return isThere;
    }

    private void advance() {
        next = tokens.find() ? tokens.group(1) : "";
    }

    private String instead() {
        return next.isEmpty() ? "" : ", not " + Quoted.quoted(next);
    }

    private static String name(int side) {
        return side == 0 ? "Black" : "White";
    }

    private IllegalArgumentException error(String what) {
        return new IllegalArgumentException(what + " (at character " + (tokens.start(1) + 1) + " of the position)");
    }
}
