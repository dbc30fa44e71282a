package espalier.lab.chart;

import espalier.jobs.Table;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Makes a {@link LineChart} line by line; every line gets the next look. */
public final class Plot {
    private final String title;
    private final String xName;
    private final String yName;
    private final List<Series> series = new ArrayList<>();
    private OptionalDouble reference = OptionalDouble.empty();

    /** As {@link LineChart} has them. */
    public Plot(String title, String xName, String yName) {
        this.title = title;
        this.xName = xName;
        this.yName = yName;
    }

    /** A value at which a horizontal line is drawn. */
    public Plot reference(double value) {
        reference = OptionalDouble.of(value);
        return this;
    }

    /** A line through points in ascending order. */
    public Plot line(String name, List<Point> points) {
        return line(List.of(name), points, series.size());
    }

    /** A line for names that coincide, with a look of its own. */
    public Plot line(List<String> names, List<Point> points, int look) {
        series.add(new Series(names, points, new Look(look)));
        return this;
    }

    /** A line through a value for each place; places are in ascending order. */
    public <X extends Number> Plot line(String name, Collection<X> xs, Function<? super X, Estimate> y) {
        return line(
                name,
                xs.stream().map(x -> new Point(x.doubleValue(), y.apply(x))).toList());
    }

    /** Lines of several names through a value for each place. */
    public <N, X extends Number> Plot lines(
            List<N> names, Function<N, String> legend, List<X> xs, BiFunction<N, X, Estimate> y) {
        names.forEach(name -> line(legend.apply(name), xs, x -> y.apply(name, x)));
        return this;
    }

    /** A level line. */
    public Plot level(String name, double from, double to, Estimate y) {
        return line(name, List.of(new Point(from, y), new Point(to, y)));
    }

    /**
     * Lines through the means of a column by another one, with their intervals: one for each different value of a
     * third.
     *
     * @param rows what is drawn
     * @param x the column with the horizontal places
     * @param line the column with the names of lines
     * @param y the column whose means are drawn
     * @param legend the name of a line
     */
    public Plot means(Table rows, String x, String line, String y, UnaryOperator<String> legend) {
        for (String name : rows.distinct(line)) {
            Table own = rows.where(line, name);
            line(
                    legend.apply(name),
                    own.distinct(x).stream().map(Double::valueOf).sorted().toList(),
                    at -> Estimate.of(
                            own.where(x, cell -> Double.parseDouble(cell) == at).numbers(y)));
        }
        return this;
    }

    /** The picture. */
    public LineChart chart() {
        return new LineChart(title, xName, yName, reference, series);
    }
}
