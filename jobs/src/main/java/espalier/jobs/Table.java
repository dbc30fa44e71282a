package espalier.jobs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Rows in the order of jobs. Two parts of the same shape are paired by that order: if every job adds a row for both,
 * the third row of alpha-beta and the third of MTD(f) are of the same tree.
 */
public record Table(List<Column> columns, List<List<String>> rows) {
    public Table {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    public int size() {
        return rows.size();
    }

    private int index(String column) {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).name().equals(column)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no column '" + column + "'");
    }

    /** The same rows with other numbers in a column. */
    public Table with(String column, double[] numbers) {
        int at = index(column);
        List<List<String>> changed = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            List<String> row = new ArrayList<>(rows.get(i));
            row.set(at, Double.toString(numbers[i]));
            changed.add(row);
        }
        return new Table(columns, changed);
    }

    /** The rows that have this value in a column. */
    public Table where(String column, Object value) {
        String wanted = String.valueOf(value);
        return where(column, wanted::equals);
    }

    /** The rows whose value in a column matches. */
    public Table where(String column, Predicate<String> wanted) {
        int at = index(column);
        return new Table(
                columns, rows.stream().filter(row -> wanted.test(row.get(at))).toList());
    }

    /** The distinct values of a column, in order of appearance. */
    public List<String> distinct(String column) {
        int at = index(column);
        return rows.stream().map(row -> row.get(at)).distinct().toList();
    }

    /** A column as numbers. */
    public double[] numbers(String column) {
        int at = index(column);
        return rows.stream().mapToDouble(row -> Double.parseDouble(row.get(at))).toArray();
    }

    /** The mean of a column; not a number if there are no rows. */
    public double mean(String column) {
        return sum(column) / size();
    }

    /** The sum of a column. */
    public double sum(String column) {
        double sum = 0;
        for (double number : numbers(column)) {
            sum += number;
        }
        return sum;
    }

    /** The means of a column over groups of equal values in another one, in order of appearance. */
    public double[] means(String by, String column) {
        int at = index(by);
        int of = index(column);
        return rows.stream()
                .collect(Collectors.groupingBy(
                        row -> row.get(at),
                        LinkedHashMap::new,
                        Collectors.averagingDouble(row -> Double.parseDouble(row.get(of)))))
                .values()
                .stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
    }

    /** The value of one column with the smallest mean in another; the first of equals. */
    public String lowest(String by, String column) {
        return distinct(by).stream().min(byMean(by, column)).orElse("");
    }

    /** The value of one column with the largest mean in another; the first of equals. */
    public String highest(String by, String column) {
        return distinct(by).stream().max(byMean(by, column)).orElse("");
    }

    private Comparator<String> byMean(String by, String column) {
        return Comparator.comparingDouble(value -> where(by, value).mean(column));
    }

    /** The rows without columns that vary from run to run: equal for all runs of the same work. */
    public List<List<String>> reproducible() {
        return rows.stream()
                .map(row -> java.util.stream.IntStream.range(0, row.size())
                        .filter(i -> !columns.get(i).varies())
                        .mapToObj(row::get)
                        .toList())
                .toList();
    }
}
