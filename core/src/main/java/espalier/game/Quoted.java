package espalier.game;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.IntStream;

/** External text in messages: short, on one line, and harmless to a terminal. */
public final class Quoted {
    private static final int LONGEST = 40;

    private Quoted() {}

    /** The text in single quotes. */
    public static String quoted(String text) {
        return "'" + printable(text) + "'";
    }

    /** A character, or a byte of a file, in single quotes. */
    public static String quoted(int c) {
        return quoted(String.valueOf((char) c));
    }

    /** The text without quotes, at most 40 characters of it. */
    public static String printable(String text) {
        return text.length() > LONGEST ? escaped(text.substring(0, LONGEST)) + "..." : escaped(text);
    }

    /** That there is no such name: the one probably meant, and all there are. */
    public static String unknown(String kind, String name, Collection<String> known) {
        return "no " + kind + quoted(name)
                + known.stream()
                        .filter(each -> distance(plain(name), plain(each))
                                <= Math.min(2, plain(each).length() / 3))
                        .min(Comparator.comparingInt(each -> distance(plain(name), plain(each))))
                        .map(near -> "; did you mean " + near + "? There are: ")
                        .orElse("; there are: ")
                + String.join(", ", known);
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replace("-", "");
    }

    /** How many letters must be added, left out or replaced to make one name the other. */
    public static int distance(String one, String other) {
        int[] row = IntStream.rangeClosed(0, other.length()).toArray();
        for (int i = 0; i < one.length(); i++) {
            int diagonal = row[0]++;
            for (int j = 0; j < other.length(); j++) {
                int replaced = diagonal + (one.charAt(i) == other.charAt(j) ? 0 : 1);
                diagonal = row[j + 1];
                row[j + 1] = Math.min(replaced, Math.min(row[j], row[j + 1]) + 1);
            }
        }
        return row[other.length()];
    }

    /** The whole text; control characters are written as {@code \}{@code u001b}. */
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
