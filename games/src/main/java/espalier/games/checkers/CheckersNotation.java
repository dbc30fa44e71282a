package espalier.games.checkers;

import espalier.game.Quoted;
import espalier.games.files.ByteReader;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Moves as players write them: {@code 11-15}, and captures with every square on the way, {@code 15x22x31}.
 *
 * <p>Reading is tolerant, because files are sloppy. It accepts any of {@code - x X : *} and spaces between the squares,
 * marks like {@code !?} at the end, and captures without their intermediate squares ({@code 15x31}) if they lead to
 * only one position.
 */
final class CheckersNotation {
    private static final int MAX_SQUARES = Move.MAX_JUMPS + 1;

    private CheckersNotation() {}

    static String format(int move) {
        return path(move).mapToObj(Integer::toString).collect(Collectors.joining(Move.jumps(move) == 0 ? "-" : "x"));
    }

    /**
     * The legal move that the text means.
     *
     * @throws IllegalArgumentException if there is none, or several that lead to different positions
     */
    static int parse(CheckersPosition position, String text) {
        int[] squares = new int[MAX_SQUARES];
        int count = squares(text, squares);
        int[] moves = position.moves();
        int[] path = new int[MAX_SQUARES];
        for (int move : moves) {
            if (Arrays.equals(path, 0, path(move, path), squares, 0, count)) {
                return move;
            }
        }
        int found = -1;
        for (int move : moves) {
            if (!abbreviates(squares, count, path, path(move, path))) {
                continue;
            }
            if (found < 0) {
                found = move;
            } else if (position.keyAfter(found) != position.keyAfter(move)) {
                throw new IllegalArgumentException(
                        Quoted.quoted(text) + " is ambiguous: " + format(found) + " or " + format(move));
            }
        }
        if (found < 0) {
            throw new IllegalArgumentException(Quoted.quoted(text) + " is not legal here, " + choices(moves));
        }
        return found;
    }

    private static String choices(int[] moves) {
        if (moves.length == 0) {
            return "the game is over";
        }
        StringBuilder out = new StringBuilder(Move.jumps(moves[0]) > 0 ? "a capture is forced:" : "legal moves:");
        for (int move : moves) {
            out.append(' ').append(format(move));
        }
        return out.toString();
    }

    /** All squares of a move, including the first and last. */
    static IntStream path(int move) {
        int[] path = new int[MAX_SQUARES];
        return Arrays.stream(path, 0, path(move, path));
    }

    private static int path(int move, int[] path) {
        int at = Move.from(move);
        int jumps = Move.jumps(move);
        path[0] = Squares.square(at);
        if (jumps == 0) {
            path[1] = Squares.square(Move.to(move));
            return 2;
        }
        for (int i = 0; i < jumps; i++) {
            at += 2 * Move.delta(move, i);
            path[i + 1] = Squares.square(at);
        }
        return jumps + 1;
    }

    /** Whether the squares are the path with some of the inner squares left out. */
    private static boolean abbreviates(int[] squares, int count, int[] path, int length) {
        if (count > length || squares[0] != path[0] || squares[count - 1] != path[length - 1]) {
            return false;
        }
        int next = 1;
        for (int i = 1; i < length - 1 && next < count - 1; i++) {
            if (path[i] == squares[next]) {
                next++;
            }
        }
        return next >= count - 1;
    }

    /** Reads the squares; returns how many. */
    private static int squares(String text, int[] squares) {
        int end = text.length();
        while (end > 0 && (ByteReader.isSpace(text.charAt(end - 1)) || "!?*".indexOf(text.charAt(end - 1)) >= 0)) {
            end--;
        }
        int at = 0;
        while (at < end && ByteReader.isSpace(text.charAt(at))) {
            at++;
        }
        int count = 0;
        while (true) {
            int start = at;
            int square = 0;
            while (at < end && at < start + 2 && ByteReader.isDigit(text.charAt(at))) {
                square = 10 * square + text.charAt(at++) - '0';
            }
            if (square < 1 || square > Squares.COUNT || count == MAX_SQUARES) {
                throw notAMove(text);
            }
            squares[count++] = square;
            if (at == end) {
                break;
            }
            int separator = at;
            while (at < end && (ByteReader.isSpace(text.charAt(at)) || "-xX:*\u00d7".indexOf(text.charAt(at)) >= 0)) {
                at++;
            }
            if (at == separator) {
                throw notAMove(text);
            }
        }
        if (count < 2) {
            throw notAMove(text);
        }
        return count;
    }

    private static IllegalArgumentException notAMove(String text) {
        return new IllegalArgumentException(Quoted.quoted(text) + " is not written like a move (11-15, 15x22x31)");
    }
}
