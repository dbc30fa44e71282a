package espalier.lab.report;

import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.experiment.Exhibit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An exhibit's numbers as a table: its own, or those behind a figure. */
record Cells(List<String> head, List<List<String>> rows) {
    /** What is smaller is not written out for people. */
    private static final double LEAST = 1e-6;

    private static final Pattern NUMBER = Pattern.compile("-?(\\d+(\\.\\d+)?|Infinity)");

    private static final Pattern NUMBERS = Pattern.compile("([-+\\d.%() \u00b1]|to|Infinity)*");

    static Cells of(Exhibit exhibit) {
        return exhibit instanceof Exhibit.Figure figure
                ? of(figure.chart(), List.of(""), y -> List.of(text(y)))
                : of((Exhibit.Numbers) exhibit);
    }

    private static Cells of(Exhibit.Numbers numbers) {
        return new Cells(numbers.columns(), numbers.rows());
    }

    /** The numbers of a chart: each of its series has a column for each ending of its name. */
    private static Cells of(LineChart chart, List<String> endings, Function<Estimate, List<String>> cells) {
        List<String> head = new ArrayList<>(List.of(chart.xName()));
        chart.series().forEach(series -> endings.forEach(e -> head.add(String.join(" = ", series.names()) + e)));
        List<List<String>> rows = new ArrayList<>();
        for (double x : chart.xs()) {
            List<String> row = new ArrayList<>(List.of(number(x)));
            for (Series series : chart.series()) {
                row.addAll(series.points().stream()
                        .filter(point -> point.x() == x)
                        .findFirst()
                        .map(point -> cells.apply(point.y()))
                        .orElse(Collections.nCopies(endings.size(), "")));
            }
            rows.add(row);
        }
        return new Cells(head, rows);
    }

    /** With as many digits as the interval justifies. */
    private static String text(Estimate y) {
        double half = y.half();
        if (half == 0 || !y.bounded()) {
            return y.mean() != 0 && Math.abs(y.mean()) < LEAST ? "< 0.000001" : number(y.mean());
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
        Cells grid = exhibit instanceof Exhibit.Figure figure
                ? of(
                        figure.chart(),
                        List.of("", " low", " high"),
                        y -> List.of(number(y.mean()), number(y.low()), number(y.high())))
                : of(exhibit).split();
        return Stream.concat(Stream.of(grid.head), grid.rows.stream())
                .map(row -> row.stream().map(Cells::quoted).collect(Collectors.joining(",")) + "\n")
                .collect(Collectors.joining());
    }

    /** With a column for each number of cells like "1,234", "3.4 \u00b1 0.5" or "12 (34)". */
    private Cells split() {
        List<String> heads = new ArrayList<>();
        List<List<String>> lines = new ArrayList<>();
        rows.forEach(row -> lines.add(new ArrayList<>()));
        for (int i = 0; i < head.size(); i++) {
            int column = i;
            List<String> cells =
                    rows.stream().map(row -> plain(row.get(column))).toList();
            boolean numbers =
                    cells.stream().allMatch(cell -> NUMBERS.matcher(cell).matches());
            int parts = numbers
                    ? cells.stream()
                            .mapToInt(cell -> numbers(cell).size())
                            .max()
                            .orElse(1)
                    : 1;
            boolean halves = cells.stream().anyMatch(cell -> cell.contains("\u00b1"));
            for (int part = 0; part < Math.max(1, parts); part++) {
                heads.add(head.get(i) + (part == 0 ? "" : halves && part == parts - 1 ? " half" : " " + (part + 1)));
                for (int row = 0; row < lines.size(); row++) {
                    List<String> found = numbers
                            ? numbers(cells.get(row))
                            : List.of(rows.get(row).get(i));
                    lines.get(row).add(part < found.size() ? found.get(part) : "");
                }
            }
        }
        return new Cells(heads, lines);
    }

    /** Without notes and thousands separators. */
    private static String plain(String cell) {
        return cell.replaceAll("not run|\\(one case\\)|(?<=\\d),(?=\\d{3})", "");
    }

    private static List<String> numbers(String cell) {
        return NUMBER.matcher(cell).results().map(MatchResult::group).toList();
    }

    private static String quoted(String cell) {
        return cell.contains(",") || cell.contains("\"") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }
}
