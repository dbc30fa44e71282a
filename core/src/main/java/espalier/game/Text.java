package espalier.game;

import java.util.Locale;

/** Numbers in text, the same in every country. */
public final class Text {
    private Text() {}

    /** What {@link String#format} makes of it, with decimal points. */
    public static String of(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    /** A score, inf or -inf. */
    public static String number(int score) {
        return score >= Score.INFINITY ? "inf" : score <= -Score.INFINITY ? "-inf" : Integer.toString(score);
    }

    /** A number, or a JSON string if infinite. */
    public static String json(int score) {
        return Math.abs(score) >= Score.INFINITY ? '"' + number(score) + '"' : number(score);
    }
}
