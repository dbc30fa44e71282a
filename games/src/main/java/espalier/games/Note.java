package espalier.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a record has beside a move.
 *
 * @param comment text, which may begin with an {@link Assessment}
 * @param nags PGN's numeric annotation glyphs: 1 {@code !}, 2 {@code ?}, 3 {@code !!}, 4 {@code ??}, 5 {@code !?}, 6 {@code
 *     ?!} and others
 * @param variations alternatives to the move, and what follows them, in the format's own syntax
 * @param properties anything else about the move, in the format's own syntax
 */
public record Note(String comment, List<Integer> nags, String variations, String properties) {
    /** Nothing is said. */
    public static final Note NONE = new Note("", List.of(), "", "");

    /** The glyphs with a sign of their own, from 1. */
    private static final List<String> SIGNS = List.of("!", "?", "!!", "??", "!?", "?!");

    public Note {
        nags = List.copyOf(nags);
    }

    /**
     * {@return a note that is only a comment}
     *
     * @param text what it says
     */
    public static Note comment(String text) {
        return new Note(text, List.of(), "", "");
    }

    /**
     * {@return a note that is only a glyph}
     *
     * @param glyph a numeric annotation glyph
     */
    public static Note nag(int glyph) {
        return new Note("", List.of(glyph), "", "");
    }

    /**
     * {@return a note that has only variations}
     *
     * @param text what it says
     */
    public static Note variation(String text) {
        return new Note("", List.of(), text, "");
    }

    /**
     * {@return the glyph of a sign such as {@code ?!}; 0 if it is none}
     *
     * @param sign one or two characters
     */
    public static int glyph(String sign) {
        return SIGNS.indexOf(sign) + 1;
    }

    /**
     * {@return both notes}
     *
     * @param more what is added
     */
    public Note and(Note more) {
        List<Integer> all = new ArrayList<>(nags);
        more.nags.stream().filter(glyph -> !nags.contains(glyph)).forEach(all::add);
        return new Note(
                joined(comment, more.comment),
                all,
                joined(variations, more.variations),
                joined(properties, more.properties));
    }

    private static String joined(String a, String b) {
        return a.isEmpty() || b.isEmpty() ? a + b : a + " " + b;
    }

    /** {@return the assessment that the comment begins with} */
    public Optional<Assessment> assessment() {
        return Assessment.parse(comment);
    }
}
