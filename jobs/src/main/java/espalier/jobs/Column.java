package espalier.jobs;

import java.util.Arrays;
import java.util.List;

/**
 * A column of results.
 *
 * @param name a word without commas
 * @param varies whether it differs from run to run, as a time does; such columns are ignored when runs are compared
 */
public record Column(String name, boolean varies) {
    public Column {
        Rows.check(name);
    }

    /** A column that is the same in every run. */
    public static Column of(String name) {
        return new Column(name, false);
    }

    /** Columns that are the same in every run. */
    public static List<Column> of(String... names) {
        return Arrays.stream(names).map(Column::of).toList();
    }

    /** A time. */
    public static Column time(String name) {
        return new Column(name, true);
    }
}
