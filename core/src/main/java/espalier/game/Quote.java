package espalier.game;

/**
 * Foreign text in messages: in quotes, on one line, without characters that a terminal would obey, and shortened. Whatever
 * comes from a file or a command line goes through here before it is shown.
 */
public final class Quote {
    /** Longer texts are cut. */
    private static final int MOST = 60;

    private Quote() {}

    /** The text as a message shows it. */
    public static String of(String text) {
        StringBuilder quoted = new StringBuilder("'");
        text.codePoints().limit(MOST).forEach(c -> quoted.appendCodePoint(isHarmless(c) ? c : '?'));
        return quoted.append(text.codePointCount(0, text.length()) > MOST ? "...'" : "'")
                .toString();
    }

    private static boolean isHarmless(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
