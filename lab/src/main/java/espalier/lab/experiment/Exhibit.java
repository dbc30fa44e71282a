package espalier.lab.experiment;

import espalier.lab.chart.LineChart;
import java.util.List;

/** Something to look at. */
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

    /**
     * Numbers in rows; the first column has names.
     *
     * @param title what they are
     * @param columns the heads
     * @param rows as many cells each as there are heads
     */
    record Numbers(String title, List<String> columns, List<List<String>> rows) implements Exhibit {
        public Numbers {
            columns = List.copyOf(columns);
            rows = rows.stream().map(List::copyOf).toList();
            for (List<String> row : rows) {
                if (row.size() != columns.size()) {
                    throw new IllegalArgumentException(
                            title + ": a row of " + row.size() + " cells under " + columns.size() + " heads");
                }
            }
        }
    }
}
