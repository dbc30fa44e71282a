package espalier.game;

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
