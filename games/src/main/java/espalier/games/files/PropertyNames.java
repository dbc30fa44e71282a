package espalier.games.files;

import espalier.games.Recorded;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The names that SGF and GGF have for the tags and annotations of {@link Recorded games}. */
final class PropertyNames {
    private static final Map<String, String> TAGS = Map.of(
            "PB", "Black",
            "PW", "White",
            "AN", "Annotator",
            "EV", "Event",
            "PC", "Site",
            "DT", "Date",
            "RO", "Round",
            "TERMINATION", Recorded.TERMINATION,
            "TIMECONTROL", "TimeControl",
            "DISCS", "Discs");

    /** By glyph, from 1. */
    private static final List<String> GLYPHS = List.of("TE[1]", "BM[1]", "TE[2]", "BM[2]", "IT[]", "DO[]");

    private PropertyNames() {}

    static String tag(String property) {
        return TAGS.getOrDefault(property, property);
    }

    static String property(String tag) {
        return TAGS.entrySet().stream()
                .filter(known -> known.getValue().equals(tag))
                .map(Map.Entry::getKey)
                .findAny()
                .orElseGet(() -> tag.toUpperCase(Locale.ROOT));
    }

    /** The glyph that a property means; 0 if it is none. */
    static int glyph(String name, String value) {
        return GLYPHS.indexOf(name + "[" + value + "]") + 1;
    }

    /** The property of a glyph; empty if it has none. */
    static String glyph(int glyph) {
        return glyph >= 1 && glyph <= GLYPHS.size() ? GLYPHS.get(glyph - 1) : "";
    }

    static String written(String name, String value) {
        return name + "[" + value.replace("\\", "\\\\").replace("]", "\\]") + "]";
    }
}
