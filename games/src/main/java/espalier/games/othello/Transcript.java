package espalier.games.othello;

import espalier.game.Quoted;
import espalier.games.files.ByteReader;
import java.util.List;

/**
 * The moves of a game in the usual notation: {@code f5d6c3...}, with or without spaces, move numbers ({@code 1.}) and
 * passes ({@code pass}, {@code pa}, {@code ps} or {@code --}); a pass may be omitted.
 */
final class Transcript {
    private Transcript() {}

    /**
     * Plays the moves of a text.
     *
     * @param text squares, one after the other
     * @param position where they start; it is changed
     * @param moves takes the moves, passes included
     * @throws IllegalArgumentException saying which move is wrong and why; the moves before it have been played
     */
    static void replay(String text, OthelloPosition position, List<Integer> moves) {
        int at = 0;
        while (true) {
            at = skip(text, at);
            if (at == text.length()) {
                return;
            }
            int length = tokenLength(text, at);
            String token = text.substring(at, at + length);
            int move = OthelloNotation.move(token);
            if (move < 0) {
                throw new IllegalArgumentException("move " + (moves.size() + 1) + " (column " + (at + 1) + "): "
                        + Quoted.quoted(token) + " is no move");
            }
            play(position, move, moves);
            at += length;
        }
    }

    /** Plays a listed move, after an omitted pass if necessary. */
    private static void play(OthelloPosition position, int move, List<Integer> moves) {
        if (move != OthelloPosition.PASS && mustPass(position)) {
            position.play(OthelloPosition.PASS);
            moves.add(OthelloPosition.PASS);
        }
        String objection = OthelloNotation.objection(position, move);
        if (!objection.isEmpty()) {
            throw new IllegalArgumentException("move " + (moves.size() + 1) + ": " + objection);
        }
        position.play(move);
        moves.add(move);
    }

    static boolean mustPass(OthelloPosition position) {
        return Board.mobility(position.own(), position.opp()) == 0
                && Board.mobility(position.opp(), position.own()) != 0;
    }

    /** Skips white space and move numbers: digits with dots behind them. */
    private static int skip(String text, int from) {
        int at = from;
        while (at < text.length()) {
            int next = at;
            while (next < text.length() && ByteReader.isDigit(text.charAt(next))) {
                next++;
            }
            if (next < text.length() && text.charAt(next) == '.') {
                at = next + 1;
            } else if (ByteReader.isSpace(text.charAt(at))) {
                at++;
            } else {
                break;
            }
        }
        return at;
    }

    private static int tokenLength(String text, int at) {
        int length = text.regionMatches(true, at, "pass", 0, 4) ? 4 : 2;
        return Math.min(length, text.length() - at);
    }
}
