package espalier.match;

import espalier.game.Quoted;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * When a game is ended before its end. Values are in points (hundredths of a pawn, tenths of a disc); a player without
 * values agrees to nothing.
 *
 * @param draw both players saw a value near zero in this many moves of each in a row
 * @param drawFrom not before this ply
 * @param drawPoints how near
 * @param resign both players saw the same winner in this many moves of each in a row
 * @param resignPoints how clearly
 * @param length a game of this many plies is a draw
 */
record Rules(int draw, int drawFrom, int drawPoints, int resign, int resignPoints, int length) {
    static final String DRAW = "8,80,5";
    static final String RESIGN = "4,1000";
    static final String LENGTH = "600";

    private static final String OFF = "off";
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,6})(?:,(\\d{1,6}))?(?:,(\\d{1,6}))?");
    private static final int NEVER = Integer.MAX_VALUE;

    /** Reads {@code MOVES,PLY,POINTS}, {@code MOVES,POINTS} and {@code PLIES}, or {@code off} for each. */
    static Rules parse(String draw, String resign, String length) {
        int[] draws = numbers("draw", "MOVES,PLY,POINTS", draw);
        int[] resigns = numbers("resign", "MOVES,POINTS", resign);
        return new Rules(draws[0], draws[1], draws[2], resigns[0], resigns[1], numbers("length", "PLIES", length)[0]);
    }

    private static int[] numbers(String name, String form, String text) {
        if (text.equals(OFF)) {
            return new int[] {NEVER, NEVER, NEVER};
        }
        int count = form.split(",", -1).length;
        Matcher found = NUMBERS.matcher(text);
        if (!found.matches()
                || text.split(",", -1).length != count
                || found.group(1).matches("0+")) {
            throw new IllegalArgumentException(name + " takes " + form + " or off, not " + Quoted.quoted(text));
        }
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = Integer.parseInt(found.group(i + 1));
        }
        return numbers;
    }
}
