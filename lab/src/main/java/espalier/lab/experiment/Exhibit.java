package espalier.lab.experiment;

import espalier.lab.chart.LineChart;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A figure or a table. */
public sealed interface Exhibit {
    /** What it shows. */
    String title();

    /** A picture. */
    record Figure(LineChart chart) implements Exhibit {
        @Override
        public String title() {
            return chart.title();
        }
    }

    /** Numbers in rows; the first column has names. */
    record Numbers(String title, List<String> columns, List<List<String>> rows) implements Exhibit {
        /**
         * @param columns the column heads, with a bar between them
         */
        public Numbers(String title, String columns) {
            this(title, List.of(columns.split(" \\| ", -1)), new ArrayList<>());
        }

        /**
         * @param first the head of the column of names
         */
        public Numbers(String title, String first, Stream<String> others) {
            this(title, Stream.concat(Stream.of(first), others).toList(), new ArrayList<>());
        }

        /** Adds a row with a cell for each column. */
        public Numbers row(Object... cells) {
            return row(List.of(cells));
        }

        /** Adds a row. */
        public Numbers row(List<?> cells) {
            if (cells.size() != columns.size()) {
                throw new IllegalArgumentException(
                        title + ": a row of " + cells.size() + " cells under " + columns.size() + " heads");
            }
            rows.add(cells.stream().map(String::valueOf).toList());
            return this;
        }

        /** Adds a row: a name and the other cells. */
        public Numbers row(String name, List<?> cells) {
            return row(Stream.concat(Stream.of(name), cells.stream()).toList());
        }
    }
}
