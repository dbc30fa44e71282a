package espalier.lab.report;

import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.experiment.Exhibit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An exhibit's numbers as a table: its own, or those behind a figure. */
record Grid(List<String> head, List<List<String>> rows) {
    static Grid of(Exhibit exhibit) {
        if (exhibit instanceof Exhibit.Numbers numbers) {
            return new Grid(numbers.columns(), numbers.rows());
        }
        LineChart chart = ((Exhibit.Figure) exhibit).chart();
        List<String> head = new ArrayList<>(List.of(chart.xName()));
        chart.series().forEach(series -> head.add(String.join(" = ", series.names())));
        List<List<String>> rows = new ArrayList<>();
        for (double x : places(chart)) {
            List<String> row = new ArrayList<>(List.of(number(x)));
            for (Series series : chart.series()) {
                row.add(at(series, x).map(Grid::number).orElse(""));
            }
            rows.add(row);
        }
        return new Grid(head, rows);
    }

    private static Grid wide(LineChart chart) {
        List<String> head = new ArrayList<>(List.of(chart.xName()));
        for (Series series : chart.series()) {
            String name = String.join(" = ", series.names());
            head.addAll(List.of(name, name + " low", name + " high"));
        }
        List<List<String>> rows = new ArrayList<>();
        for (double x : places(chart)) {
            List<String> row = new ArrayList<>(List.of(number(x)));
            for (Series series : chart.series()) {
                row.addAll(at(series, x)
                        .map(y -> List.of(number(y.mean()), number(y.low()), number(y.high())))
                        .orElse(List.of("", "", "")));
            }
            rows.add(row);
        }
        return new Grid(head, rows);
    }

    private static double[] places(LineChart chart) {
        return chart.series().stream()
                .flatMap(series -> series.points().stream())
                .mapToDouble(Point::x)
                .sorted()
                .distinct()
                .toArray();
    }

    private static Optional<Estimate> at(Series series, double x) {
        return series.points().stream()
                .filter(point -> point.x() == x)
                .map(Point::y)
                .findFirst();
    }

    /** With as many digits as the interval justifies. */
    private static String number(Estimate y) {
        double half = y.half();
        if (half == 0 || !y.bounded()) {
            return number(y.mean());
        }
        int decimals = (int) Math.max(0, Math.min(6, 1 - Math.floor(Math.log10(half))));
        return y.text(decimals);
    }

    /** A number without an interval has six digits; missing ends of an interval are left out. */
    private static String number(double value) {
        if (Double.isInfinite(value)) {
            return "";
        }
        return new BigDecimal(value)
                .round(new MathContext(6))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** An exhibit as CSV, quoted where needed; a figure's intervals have their own columns. */
    static String csv(Exhibit exhibit) {
        Grid grid = exhibit instanceof Exhibit.Figure figure ? wide(figure.chart()) : of(exhibit);
        return Stream.concat(Stream.of(grid.head), grid.rows.stream())
                .map(row -> row.stream().map(Grid::quoted).collect(Collectors.joining(",")) + "\n")
                .collect(Collectors.joining());
    }

    private static String quoted(String cell) {
        return cell.contains(",") || cell.contains("\"") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }
}
