package espalier.lab.chart;

import espalier.game.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A line chart with confidence intervals, written as SVG without fonts or a display. The legend is on the right, in the
 * order of the lines.
 *
 * @param title the heading
 * @param xName the name of the horizontal axis, with its unit
 * @param yName the name of the vertical axis, with its unit
 * @param reference a value at which a horizontal line is drawn
 * @param series the lines; at least one has a point
 */
public record LineChart(String title, String xName, String yName, OptionalDouble reference, List<Series> series) {
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

    private static final double MARGIN = 22;

    /** Series are shifted a little, so that their intervals do not overlap. */
    private static final double DODGE = 3;

    /** With more points than this, only some get markers: all would hide the line. */
    private static final int MARKED = 25;

    private static final int NAME = 31;

    /** More distinct horizontal values than this, and fractional values, get round ticks instead of one each. */
    private static final int OWN_TICKS = 10;

    public LineChart {
        series = List.copyOf(series);
        if (series.stream().allMatch(s -> s.points.isEmpty())) {
            throw new IllegalArgumentException("the chart '" + title + "' has no point");
        }
    }

    /** A point of a line. */
    public record Point(double x, Estimate y) {}

    /**
     * A line.
     *
     * @param names its names; several if lines coincide
     * @param points in ascending order of x
     * @param look how it is drawn, the same in every chart it appears in
     */
    public record Series(List<String> names, List<Point> points, Look look) {
        public Series {
            names = List.copyOf(names);
            points = List.copyOf(points);
        }

        private double height() {
            return points.isEmpty()
                    ? Double.NEGATIVE_INFINITY
                    : points.get(0).y.mean() + points.get(points.size() - 1).y.mean();
        }
    }

    /** The picture. */
    public String toSvg() {
        List<Series> sorted = new ArrayList<>(series);
        sorted.sort(Comparator.comparingDouble(Series::height).reversed());
        double legendHeight =
                sorted.stream().mapToInt(s -> lines(s.names).size()).sum() * ROW + sorted.size() * 3;
        double height = Math.max(BOTTOM + 46, TOP + legendHeight + 10);
        Svg svg = new Svg()
                .add(
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" role=\"img\""
                                + " aria-label=\"%s\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"11\">",
                        WIDTH, height, Svg.escape(title + ": " + yName + " by " + xName));
        svg.add("<rect width=\"%.0f\" height=\"%.0f\" fill=\"white\"/>", WIDTH, height);
        svg.label(LEFT, 18, "font-size=\"13\" font-weight=\"bold\"", title);
        Scale scale = scale();
        axes(svg, scale);
        for (int i = 0; i < sorted.size(); i++) {
            draw(svg, scale, sorted.get(i), (i - (sorted.size() - 1) / 2.0) * dodge());
        }
        legend(svg, sorted);
        return svg.add("</svg>").toString();
    }

    /** The places of all points, in order. */
    public double[] xs() {
        return series.stream()
                .flatMap(s -> s.points.stream())
                .mapToDouble(Point::x)
                .sorted()
                .distinct()
                .toArray();
    }

    /** Less than would mix points of neighbouring values; none for single points, which stay where they are. */
    private double dodge() {
        double[] places = xs();
        double closest = PLOT_WIDTH;
        for (int i = 1; i < places.length; i++) {
            closest = Math.min(closest, xOf(places[i]) - xOf(places[i - 1]));
        }
        boolean lonely = series.stream().allMatch(s -> s.points.size() < 2);
        return lonely || places.length > MARKED ? 0 : Math.min(DODGE, closest / (series.size() + 1));
    }

    private double xOf(double x) {
        double[] all = xs();
        double first = all[0];
        double last = all[all.length - 1];
        double part = first == last ? 0.5 : (x - first) / (last - first);
        return LEFT + MARGIN + part * (PLOT_WIDTH - 2 * MARGIN);
    }

    private Scale scale() {
        double low = reference.orElse(Double.POSITIVE_INFINITY);
        double high = reference.orElse(Double.NEGATIVE_INFINITY);
        for (Series s : series) {
            for (Point p : s.points) {
                // An interval that reaches below zero must not break a logarithmic axis.
                low = Math.min(low, p.y.low() > 0 ? p.y.low() : p.y.mean());
                high = Math.max(high, p.y.bounded() ? p.y.high() : p.y.mean());
            }
        }
        return Scale.around(low, high);
    }

    private static double yOf(Scale scale, double value) {
        double part = Math.max(0, Math.min(1, scale.part(value)));
        return BOTTOM - ROOM - part * (PLOT_HEIGHT - 2 * ROOM);
    }

    private void axes(Svg svg, Scale scale) {
        for (double tick : scale.ticks()) {
            double y = yOf(scale, tick);
            svg.line(LEFT, y, RIGHT, y, "stroke=\"#dddddd\" stroke-width=\"0.8\"");
            svg.label(LEFT - 6, y + 4, "text-anchor=\"end\"", number(tick));
        }
        reference.ifPresent(value -> {
            double y = yOf(scale, value);
            svg.line(LEFT, y, RIGHT, y, "stroke=\"#999999\" stroke-width=\"1.2\"");
        });
        for (double x : xTicks()) {
            svg.line(xOf(x), BOTTOM, xOf(x), BOTTOM + 4, "stroke=\"#333333\"");
            svg.label(xOf(x), BOTTOM + 17, "text-anchor=\"middle\"", number(x));
        }
        svg.add(
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"none\" stroke=\"#333333\"/>",
                LEFT, TOP, PLOT_WIDTH, PLOT_HEIGHT);
        svg.label((LEFT + RIGHT) / 2, BOTTOM + 36, "text-anchor=\"middle\"", xName);
        double middle = (TOP + BOTTOM) / 2;
        svg.label(
                0,
                0,
                Text.of("text-anchor=\"middle\" transform=\"translate(16 %.1f) rotate(-90)\"", middle),
                scale.logarithmic() ? yName + " (log scale)" : yName);
    }

    private List<Double> xTicks() {
        double[] all = xs();
        List<Double> ticks = new ArrayList<>();
        if (all.length <= OWN_TICKS && Arrays.stream(all).allMatch(x -> x == Math.rint(x))) {
            for (double x : all) {
                // Labels must not overlap.
                if (ticks.isEmpty()
                        || xOf(x) - xOf(ticks.get(ticks.size() - 1))
                                > 7 * number(x).length()) {
                    ticks.add(x);
                }
            }
        } else {
            for (double tick : Scale.linear(all[0], all[all.length - 1]).ticks()) {
                if (tick >= all[0] && tick <= all[all.length - 1]) {
                    ticks.add(tick);
                }
            }
        }
        return ticks;
    }

    /** Short, without unnecessary digits. */
    static String number(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e6) {
            return Text.of("%.0f", value);
        }
        return Math.abs(value) >= 1e6
                ? Text.of("%.0e", value).replace("e+0", "e").replace("e+", "e")
                : Double.toString(Math.round(value * 1e4) / 1e4);
    }

    private void draw(Svg svg, Scale scale, Series line, double shift) {
        Look look = line.look;
        boolean marked = line.points.size() <= MARKED;
        StringBuilder points = new StringBuilder();
        for (Point point : line.points) {
            Estimate e = point.y;
            double at = xOf(point.x) + shift;
            points.append(Text.of("%.1f,%.1f ", at, yOf(scale, e.mean())));
            if (e.half() > 0 && e.bounded()) {
                String style = "stroke=\"" + look.colour() + "\" stroke-width=\"" + (marked ? "1" : "0.5") + "\"";
                svg.line(at, yOf(scale, e.low()), at, yOf(scale, e.high()), style);
                if (marked) {
                    svg.line(at - 2.5, yOf(scale, e.low()), at + 2.5, yOf(scale, e.low()), style);
                    svg.line(at - 2.5, yOf(scale, e.high()), at + 2.5, yOf(scale, e.high()), style);
                }
            }
        }
        svg.add("<polyline points=\"%s\" %s/>", points, look.stroke());
        int every = (line.points.size() + MARKED - 1) / MARKED;
        for (int i = 0; i < line.points.size(); i += every) {
            Point point = line.points.get(i);
            svg.add("%s", look.marker(xOf(point.x) + shift, yOf(scale, point.y.mean())));
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
            if (longer.length() > NAME && !row.isEmpty()) {
                rows.add(row);
                longer = "= " + name;
            }
            row = longer;
            int space = row.lastIndexOf(' ', NAME);
            while (row.length() > NAME && space > 2) {
                rows.add(row.substring(0, space));
                row = row.substring(space + 1);
                space = row.lastIndexOf(' ', NAME);
            }
        }
        rows.add(row);
        return rows;
    }
}
