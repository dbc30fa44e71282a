package espalier.lab.report;

import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.experiment.Exhibit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
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
        double[] places = chart.series().stream()
                .flatMap(series -> series.points().stream())
                .mapToDouble(Point::x)
                .sorted()
                .distinct()
                .toArray();
        for (double x : places) {
            List<String> row = new ArrayList<>(List.of(number(x)));
            for (Series series : chart.series()) {
                row.add(series.points().stream()
                        .filter(point -> point.x() == x)
                        .map(Grid::number)
                        .findFirst()
                        .orElse(""));
            }
            rows.add(row);
        }
        return new Grid(head, rows);
    }

    /** With as many digits as the interval allows to tell. */
    private static String number(Point point) {
        double half = point.y().half();
        if (half == 0) {
            return number(point.y().mean());
        }
        int decimals = (int) Math.max(0, Math.min(6, 1 - Math.floor(Math.log10(half))));
        return point.y().text(decimals);
    }

    /** Six digits are enough of a number that has no interval. */
    private static String number(double value) {
        return new BigDecimal(value)
                .round(new MathContext(6))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** Comma-separated, quoted where needed. */
    String csv() {
        return Stream.concat(Stream.of(head), rows.stream())
                .map(row -> row.stream().map(Grid::quoted).collect(Collectors.joining(",")) + "\n")
                .collect(Collectors.joining());
    }

    private static String quoted(String cell) {
        return cell.contains(",") || cell.contains("\"") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }
}
