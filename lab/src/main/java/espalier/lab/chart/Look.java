package espalier.lab.chart;

import espalier.game.Text;

/**
 * How a series is drawn. Colour, dashes and marker differ for ten series, so that they remain distinct in grey and for
 * colour-blind readers (the palette starts with Okabe and Ito's).
 *
 * @param number of the series in its chart, from 0
 */
public record Look(int number) {
    private static final String[] COLOURS = {
        "#000000", "#D55E00", "#0072B2", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#7A4B00", "#666666", "#4B0092"
    };
    private static final String[] DASHES = {
        "", "7 3", "2 3", "9 3 2 3", "3 1", "5 2", "1.5 2", "12 3", "4 4", "10 2 2 2 2 2"
    };

    public String colour() {
        return COLOURS[number % COLOURS.length];
    }

    public String stroke() {
        String dashes = DASHES[number % DASHES.length];
        return "fill=\"none\" stroke=\"" + colour() + "\" stroke-width=\"1.6\""
                + (dashes.isEmpty() ? "" : " stroke-dasharray=\"" + dashes + "\"");
    }

    /** A marker about 8 wide; every second one is hollow. */
    public String marker(double x, double y) {
        String style = Text.of(
                "fill=\"%s\" stroke=\"%s\" stroke-width=\"1.3\"", number % 2 == 0 ? colour() : "white", colour());
        return switch (number % 5) {
            case 0 -> Text.of("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3.6\" %s/>", x, y, style);
            case 1 -> Text.of("<rect x=\"%.1f\" y=\"%.1f\" width=\"6.8\" height=\"6.8\" %s/>", x - 3.4, y - 3.4, style);
            case 2 -> polygon(style, x, y - 4.6, x + 4.4, y + 3.2, x - 4.4, y + 3.2);
            case 3 -> polygon(style, x, y - 4.8, x + 4.8, y, x, y + 4.8, x - 4.8, y);
            default -> polygon(style, x, y + 4.6, x + 4.4, y - 3.2, x - 4.4, y - 3.2);
        };
    }

    private static String polygon(String style, double... points) {
        StringBuilder text = new StringBuilder("<polygon points=\"");
        for (int i = 0; i < points.length; i += 2) {
            text.append(Text.of("%.1f,%.1f ", points[i], points[i + 1]));
        }
        return text.append("\" ").append(style).append("/>").toString();
    }
}
