package espalier.jobs;

import java.util.ArrayList;
import java.util.List;

/** Collects the rows of one job. */
public final class Rows {
    private final int width;
    private final List<List<String>> rows = new ArrayList<>();

    /** @param width the number of cells in a row */
    public Rows(int width) {
        this.width = width;
    }

    /** Adds a row: numbers, and names without commas, quotes or line ends, written as they are. */
    public void add(Object... cells) {
        if (cells.length != width) {
            throw new IllegalArgumentException(
                    "a row of " + cells.length + " cells where there are " + width + " columns");
        }
        List<String> row = new ArrayList<>(width);
        for (Object cell : cells) {
            row.add(check(String.valueOf(cell)));
        }
        rows.add(List.copyOf(row));
    }

    /** Whether a text can be a cell without quoting. */
    public static boolean fits(String cell) {
        return !cell.isEmpty() && cell.chars().noneMatch(c -> c == ',' || c == '"' || c < ' ');
    }

    static String check(String cell) {
        if (!fits(cell)) {
            throw new IllegalArgumentException("'" + cell + "' cannot stand in a table as it is");
        }
        return cell;
    }

    /** All rows so far. */
    public List<List<String>> all() {
        return List.copyOf(rows);
    }
}
