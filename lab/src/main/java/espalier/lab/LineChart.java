package espalier.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A line chart with confidence intervals, written as SVG: needs neither fonts nor a display. The legend stands on the
 * right in the order of the lines' ends.
 *
 * @param title stands above
 * @param xName the name of the horizontal axis
 * @param yName the name of the vertical axis
 * @param reference a value at which a horizontal line is drawn
 * @param x the horizontal values, ascending
 * @param series the lines
 */
record LineChart(String title, String xName, String yName, double reference, List<Integer> x, List<Series> series) {
    private static final double WIDTH = 620;
    private static final double LEFT = 62;
    private static final double TOP = 34;
    private static final double PLOT_WIDTH = 320;
    private static final double PLOT_HEIGHT = 240;
    private static final double RIGHT = LEFT + PLOT_WIDTH;
    private static final double BOTTOM = TOP + PLOT_HEIGHT;
    private static final double ROW = 15;
    /** Between the frame and the outermost ticks, so that markers are not cut. */
    private static final double ROOM = 7;

    /** Series stand a little beside each other, so that their intervals can be seen. */
    private static final double DODGE = 3;

    /**
     * A line.
     *
     * @param names what it stands for; several if they coincide
     * @param y an estimate for each horizontal value
     * @param look how it is drawn, the same in every chart it appears in
     */
    record Series(List<String> names, List<Estimate> y, Look look) {
        double last() {
            return y.get(y.size() - 1).mean();
        }

        double first() {
            return y.get(0).mean();
        }
    }

    String toSvg() {
        List<Series> sorted = new ArrayList<>(series);
        sorted.sort((a, b) -> Double.compare(b.first() + b.last(), a.first() + a.last()));
        double legendHeight =
                sorted.stream().mapToInt(s -> lines(s.names).size()).sum() * ROW + sorted.size() * 3;
        double height = Math.max(BOTTOM + 46, TOP + legendHeight + 10);
        Svg svg = new Svg()
                .add(
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" role=\"img\""
                                + " aria-label=\"%s\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"11\">",
                        WIDTH, height, Svg.escape(title + ": " + yName + " by " + xName));
        svg.label(LEFT, 18, "font-size=\"13\" font-weight=\"bold\"", title);
        Scale scale = scale();
        axes(svg, scale);
        for (int i = 0; i < sorted.size(); i++) {
            double shift = (i - (sorted.size() - 1) / 2.0) * DODGE;
            draw(svg, scale, sorted.get(i), shift);
        }
        legend(svg, sorted);
        return svg.add("</svg>").toString();
    }

    private double xOf(int i) {
        double margin = 22;
        int last = x.size() - 1;
        double part = last == 0 ? 0.5 : (double) (x.get(i) - x.get(0)) / (x.get(last) - x.get(0));
        return LEFT + margin + part * (PLOT_WIDTH - 2 * margin);
    }

    private Scale scale() {
        double low = reference;
        double high = reference;
        for (Series s : series) {
            for (Estimate e : s.y) {
                low = Math.min(low, e.low());
                high = Math.max(high, e.high());
            }
        }
        return Scale.around(low, high);
    }

    private static double yOf(Scale scale, double value) {
        return BOTTOM - ROOM - scale.part(value) * (PLOT_HEIGHT - 2 * ROOM);
    }

    private void axes(Svg svg, Scale scale) {
        for (double tick : scale.ticks()) {
            double y = yOf(scale, tick);
            svg.line(LEFT, y, RIGHT, y, "stroke=\"#dddddd\" stroke-width=\"0.8\"");
            svg.label(LEFT - 6, y + 4, "text-anchor=\"end\"", String.format(Locale.ROOT, "%.0f", tick));
        }
        double y = yOf(scale, reference);
        svg.line(LEFT, y, RIGHT, y, "stroke=\"#999999\" stroke-width=\"1.2\"");
        for (int i = 0; i < x.size(); i++) {
            svg.line(xOf(i), BOTTOM, xOf(i), BOTTOM + 4, "stroke=\"#333333\"");
            svg.label(xOf(i), BOTTOM + 17, "text-anchor=\"middle\"", Integer.toString(x.get(i)));
        }
        svg.add(
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"none\" stroke=\"#333333\"/>",
                LEFT, TOP, PLOT_WIDTH, PLOT_HEIGHT);
        svg.label((LEFT + RIGHT) / 2, BOTTOM + 36, "text-anchor=\"middle\"", xName);
        double middle = (TOP + BOTTOM) / 2;
        svg.label(
                0,
                0,
                String.format(
                        Locale.ROOT, "text-anchor=\"middle\" transform=\"translate(16 %.1f) rotate(-90)\"", middle),
                scale.logarithmic() ? yName + " (log scale)" : yName);
    }

    private void draw(Svg svg, Scale scale, Series line, double shift) {
        Look look = line.look;
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < x.size(); i++) {
            Estimate e = line.y.get(i);
            double at = xOf(i) + shift;
            points.append(String.format(Locale.ROOT, "%.1f,%.1f ", at, yOf(scale, e.mean())));
            if (e.half() > 0) {
                String style = "stroke=\"" + look.colour() + "\" stroke-width=\"1\"";
                svg.line(at, yOf(scale, e.low()), at, yOf(scale, e.high()), style);
                svg.line(at - 2.5, yOf(scale, e.low()), at + 2.5, yOf(scale, e.low()), style);
                svg.line(at - 2.5, yOf(scale, e.high()), at + 2.5, yOf(scale, e.high()), style);
            }
        }
        svg.add("<polyline points=\"%s\" %s/>", points, look.stroke());
        for (int i = 0; i < x.size(); i++) {
            svg.add("%s", look.marker(xOf(i) + shift, yOf(scale, line.y.get(i).mean())));
        }
    }

    private static void legend(Svg svg, List<Series> sorted) {
        double from = RIGHT + 14;
        double y = TOP + 8;
        for (Series series : sorted) {
            Look look = series.look;
            svg.line(from, y, from + 34, y, look.stroke());
            svg.add("%s", look.marker(from + 17, y));
            for (String line : lines(series.names)) {
                svg.label(from + 41, y + 4, "", line);
                y += ROW;
            }
            y += 3;
        }
    }

    /** The names of lines that coincide, as many to a row as fit. */
    private static List<String> lines(List<String> names) {
        List<String> rows = new ArrayList<>();
        String row = "";
        for (String name : names) {
            String longer = row.isEmpty() ? name : row + " = " + name;
            if (longer.length() > 31 && !row.isEmpty()) {
                rows.add(row);
                longer = "= " + name;
            }
            row = longer;
        }
        rows.add(row);
        return rows;
    }
}
