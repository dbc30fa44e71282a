package espalier.lab.experiment;

import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.chart.Look;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;

/** Something to look at. */
public sealed interface Exhibit {
    /** What it shows. */
    String title();

    /** A picture. */
    record Figure(LineChart chart) implements Exhibit {
        /**
         * The means of a column by another one, with their intervals: a line for each different value of a third column.
         *
         * @param title stands above
         * @param xName the name of the horizontal axis
         * @param yName the name of the vertical axis
         * @param rows what is drawn
         * @param x the column with the horizontal places
         * @param line the column with the names of lines
         * @param y the column whose means are drawn
         */
        public static Figure lines(
                String title, String xName, String yName, Table rows, String x, String line, String y) {
            return lines(title, xName, yName, rows, x, line, y, name -> name);
        }

        /** The same with other names in the legend. */
        public static Figure lines(
                String title,
                String xName,
                String yName,
                Table rows,
                String x,
                String line,
                String y,
                UnaryOperator<String> legend) {
            List<Series> series = new ArrayList<>();
            for (String name : rows.distinct(line)) {
                Table own = rows.where(line, name);
                List<Point> points = own.distinct(x).stream()
                        .map(at -> new Point(
                                Double.parseDouble(at),
                                Estimate.of(own.where(x, at).numbers(y))))
                        .sorted(Comparator.comparingDouble(Point::x))
                        .toList();
                series.add(new Series(List.of(legend.apply(name)), points, new Look(series.size())));
            }
            return new Figure(new LineChart(title, xName, yName, OptionalDouble.empty(), series));
        }

        @Override
        public String title() {
            return chart.title();
        }
    }

    /**
     * Numbers in rows; the first column has names.
     *
     * @param title what they are
     * @param columns the heads
     * @param rows as many cells each as there are heads
     */
    record Numbers(String title, List<String> columns, List<List<String>> rows) implements Exhibit {
        public Numbers {
            columns = List.copyOf(columns);
            rows = rows.stream().map(List::copyOf).toList();
            for (List<String> row : rows) {
                if (row.size() != columns.size()) {
                    throw new IllegalArgumentException(
                            title + ": a row of " + row.size() + " cells under " + columns.size() + " heads");
                }
            }
        }
    }
}
