package espalier.lab.chart;

import espalier.game.Text;

/** Writes SVG elements; coordinates have one decimal, text is escaped. */
public final class Svg {
    private final StringBuilder text = new StringBuilder();

    /** Appends a format whose numbers do not depend on the locale. */
    Svg add(String format, Object... values) {
        text.append(Text.of(format, values)).append('\n');
        return this;
    }

    Svg line(double x1, double y1, double x2, double y2, String style) {
        return add("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" %s/>", x1, y1, x2, y2, style);
    }

    Svg label(double x, double y, String style, String words) {
        return add("<text x=\"%.1f\" y=\"%.1f\" %s>%s</text>", x, y, style, escape(words));
    }

    /** Text escaped for XML. */
    public static String escape(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
