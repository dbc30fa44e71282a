package espalier.cli;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Tables for the terminal: columns and spaces without rules, so that other tools can cut and sort them. */
final class TextTable {
    private TextTable() {}

    /** Columns from number {@code numbers} on are flush right. */
    static String of(String[] header, int numbers, List<String[]> rows) {
        List<Column> columns = new ArrayList<>();
        for (int i = 0; i < header.length; i++) {
            columns.add(column(header[i], i < numbers ? HorizontalAlign.LEFT : HorizontalAlign.RIGHT));
        }
        String table = AsciiTable.getTable(
                AsciiTable.NO_BORDERS, columns.toArray(Column[]::new), rows.toArray(Object[][]::new));
        return table.lines().map(line -> line.strip() + "\n").collect(Collectors.joining());
    }

    /** A list of words: a table as text, or JSON objects whose keys are the header. */
    static String listed(boolean json, String[] header, List<String[]> rows) {
        if (!json) {
            return of(header, header.length, rows);
        }
        StringBuilder text = new StringBuilder();
        for (String[] row : rows) {
            Map<String, String> fields = new LinkedHashMap<>();
            for (int i = 0; i < header.length; i++) {
                fields.put(header[i], row[i]);
            }
            text.append(Json.of(fields)).append('\n');
        }
        return text.toString();
    }

    private static Column column(String header, HorizontalAlign align) {
        return new Column().header(header).headerAlign(align).dataAlign(align).maxWidth(Integer.MAX_VALUE);
    }
}
