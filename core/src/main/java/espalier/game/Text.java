package espalier.game;

import java.util.Locale;

/** Numbers in text, the same in every country. */
public final class Text {
    private Text() {}

    /**
     * {@return what {@link String#format} makes of it, with decimal points}
     *
     * @param format the format
     * @param values its arguments
     */
    public static String of(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    /**
     * {@return a score as text, inf or -inf if it is infinite}
     *
     * @param score a score, perhaps infinite
     */
    public static String number(int score) {
        return score >= Score.INFINITY ? "inf" : score <= -Score.INFINITY ? "-inf" : Integer.toString(score);
    }

    /**
     * {@return a number, or a JSON string if infinite}
     *
     * @param score a score, perhaps infinite
     */
    public static String json(int score) {
        return Math.abs(score) >= Score.INFINITY ? '"' + number(score) + '"' : number(score);
    }
}
