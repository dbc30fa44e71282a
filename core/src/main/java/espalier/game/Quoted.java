package espalier.game;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** External text in messages: short, on one line, and harmless to a terminal. */
public final class Quoted {
    private static final int LONGEST = 40;

    private Quoted() {}

    /**
     * {@return the text in single quotes, made printable}
     *
     * @param text any text
     */
    public static String quoted(String text) {
        return "'" + printable(text) + "'";
    }

    /**
     * {@return a character, or a byte of a file, in single quotes}
     *
     * @param c its code; negative at the end of a file
     */
    public static String quoted(int c) {
        return quoted(String.valueOf((char) c));
    }

    /**
     * {@return the text without quotes, at most 40 characters of it}
     *
     * @param text any text
     */
    public static String printable(String text) {
        return text.length() > LONGEST ? escaped(text.substring(0, LONGEST)) + "..." : escaped(text);
    }

    /**
     * {@return a message that there is no such name: the one probably meant, and all there are}
     *
     * @param kind what the name should be of, with an article
     * @param name what was asked for
     * @param known the names that there are
     */
    public static String unknown(String kind, String name, Collection<String> known) {
        return "no " + kind + quoted(name)
                + nearest(name, known)
                        .map(near -> "; did you mean " + near + "? There are: ")
                        .orElse("; there are: ")
                + String.join(", ", known);
    }

    /**
     * The name that was probably meant by a misspelt one.
     *
     * @param name what was asked for
     * @param known the names that there are
     * @return the name; empty if none is near
     */
    public static Optional<String> nearest(String name, Collection<String> known) {
        return known.stream()
                .filter(each -> distance(plain(name), plain(each))
                        <= Math.min(2, plain(each).length() / 3))
                .min(Comparator.comparingInt(each -> distance(plain(name), plain(each))));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replace("-", "");
    }

    /**
     * {@return how many letters must be added, left out, replaced or swapped with the next to make one name the other}
     *
     * @param one a name
     * @param other another name
     */
    public static int distance(String one, String other) {
        int[][] least = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    least[i][j] = i + j;
                    continue;
                }
                int replaced = least[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                least[i][j] = Math.min(replaced, Math.min(least[i - 1][j], least[i][j - 1]) + 1);
                if (i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1)) {
                    least[i][j] = Math.min(least[i][j], least[i - 2][j - 2] + 1);
                }
            }
        }
        return least[one.length()][other.length()];
    }

    /**
     * {@return the whole text; control characters are written as {@code \}{@code u001b}}
     *
     * @param text any text
     */
    public static String escaped(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (Character.getType(c)) {
                case Character.CONTROL,
                        Character.FORMAT,
                        Character.SURROGATE,
                        Character.LINE_SEPARATOR,
                        Character.PARAGRAPH_SEPARATOR -> out.append(Text.of("\\u%04x", c));
                default -> out.appendCodePoint(c);
            }
        });
        return out.toString();
    }
}
