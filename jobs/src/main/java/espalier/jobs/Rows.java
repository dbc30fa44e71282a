package espalier.jobs;

import java.util.ArrayList;
import java.util.List;

/** The rows of one job, as they are added. */
public final class Rows {
    private final int width;
    private final List<List<String>> rows = new ArrayList<>();

    /** @param width how many cells a row has */
    public Rows(int width) {
        this.width = width;
    }

    /** Adds a row: numbers, and names without commas, quotes or line ends, which are written as they are. */
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

    /** Whether a text can stand in a table as it is. */
    public static boolean fits(String cell) {
        return !cell.isEmpty() && cell.chars().noneMatch(c -> c == ',' || c == '"' || c < ' ');
    }

    static String check(String cell) {
        if (!fits(cell)) {
            throw new IllegalArgumentException("'" + cell + "' cannot stand in a table as it is");
        }
        return cell;
    }

    /** What was added. */
    public List<List<String>> all() {
        return List.copyOf(rows);
    }
}
