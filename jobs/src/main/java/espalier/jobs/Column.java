package espalier.jobs;

/**
 * A column of results.
 *
 * @param name a word without commas
 * @param varies whether it is a time or another thing that differs from run to run; such columns are left out when runs
 *     are compared
 */
public record Column(String name, boolean varies) {
    public Column {
        Rows.check(name);
    }

    /** A column that is the same in every run. */
    public static Column of(String name) {
        return new Column(name, false);
    }

    /** A time. */
    public static Column time(String name) {
        return new Column(name, true);
    }
}
