package espalier.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A position as squares in rows, for drawing. The top row comes first, as books print the board.
 *
 * @param columns squares in a row
 * @param cells the symbol on each square, row by row; a space on an empty one
 * @param names what people call each square; empty for one that no piece can be on
 */
public record Grid(int columns, String cells, List<String> names) {
    public Grid {
        names = List.copyOf(names);
        if (columns < 1 || cells.isEmpty() || cells.length() % columns != 0 || names.size() != cells.length()) {
            throw new IllegalArgumentException(
                    cells.length() + " squares with " + names.size() + " names in rows of " + columns);
        }
    }

    /** {@return how many rows there are} */
    public int rows() {
        return cells.length() / columns;
    }

    /**
     * {@return the board that a position's text describes: its first word, one character for a square and {@code -}, {@code
     * .} or {@code _} for an empty one} With {@code /} between rows, a number is a run of empty squares. Otherwise the
     * board is as square as the number of characters allows, wide rather than high. Squares are numbered from 1.
     *
     * @param position its text
     */
    public static Grid of(String position) {
        String word = position.strip().split("\\s", 2)[0];
        List<String> rows = new ArrayList<>();
        if (word.contains("/")) {
            for (String row : word.split("/", -1)) {
                rows.add(expanded(row));
            }
        }
        int columns = rows.stream().mapToInt(String::length).max().orElse(0);
        String cells = word.isEmpty() ? " " : word;
        if (columns > 0) {
            cells = String.join(
                    "",
                    rows.stream()
                            .map(row -> row + " ".repeat(columns - row.length()))
                            .toList());
        }
        int width = columns > 0 ? columns : width(cells.length());
        return new Grid(width, cells.replaceAll("[-._]", " "), numbers(cells.length()));
    }

    /** Whether the first word of a position looks like a board of several rows: pieces and empty squares, or rows. */
    static boolean isBoard(String position) {
        String word = position.strip().split("\\s", 2)[0];
        return word.matches("\\S*/\\S*|[\\p{Alpha}._-]+") && of(word).rows() > 1;
    }

    /** Row by row, with dots for empty squares. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cells.length(); i++) {
            char cell = cells.charAt(i) == ' ' ? '.' : cells.charAt(i);
            text.append(i % columns == 0 ? "  " : " ").append(cell).append((i + 1) % columns == 0 ? "\n" : "");
        }
        return text.toString();
    }

    private static String expanded(String row) {
        StringBuilder cells = new StringBuilder();
        for (String part : row.split("(?<=\\D)|(?=\\D)", -1)) {
            boolean run = part.matches("\\d{1,2}");
            cells.append(run ? " ".repeat(Integer.parseInt(part)) : part);
        }
        return cells.toString();
    }

    private static int width(int squares) {
        int height = (int) Math.sqrt(squares);
        while (squares % height != 0) {
            height--;
        }
        return squares / height;
    }

    private static List<String> numbers(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Integer::toString).toList();
    }

    /**
     * {@return the same board with names like e4: letters for columns, and numbers for rows that count from the bottom or
     * from the top}
     *
     * @param fromBottom whether row 1 is the lowest one
     */
    public Grid lettered(boolean fromBottom) {
        return new Grid(
                columns,
                cells,
                IntStream.range(0, cells.length())
                        .mapToObj(i -> (char) ('a' + i % columns)
                                + Integer.toString(fromBottom ? rows() - i / columns : i / columns + 1))
                        .toList());
    }

    /**
     * {@return the squares that differ, those that are empty on the other board first: from where to where a piece went}
     *
     * @param after the board after a move
     */
    public List<Integer> changes(Grid after) {
        List<Integer> left = new ArrayList<>();
        List<Integer> reached = new ArrayList<>();
        for (int i = 0; i < Math.min(cells.length(), after.cells.length()); i++) {
            if (cells.charAt(i) != after.cells.charAt(i)) {
                (after.cells.charAt(i) == ' ' ? left : reached).add(i);
            }
        }
        left.addAll(reached);
        return left;
    }
}
