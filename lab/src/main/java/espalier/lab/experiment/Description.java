package espalier.lab.experiment;

import espalier.jobs.Column;
import espalier.jobs.Parameters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What an experiment is about, in one place. Built by a chain of calls. */
public final class Description {
    final String paper;
    final String shows;
    final List<Column> columns = new ArrayList<>();
    String claim = "";
    String counting = "";
    String quickDuration = "";
    String paperDuration = "";
    Parameters quick = Parameters.of();
    Parameters full = Parameters.of();

    /**
     * @param paper in a word or two: {@code solution-trees}; {@code open} for questions of our own
     * @param shows which figure or table: "figure 8"; both form the experiment's name
     */
    public Description(String paper, String shows) {
        this.paper = paper;
        this.shows = shows;
    }

    /** The paper's claim, or the question, in one sentence. */
    public Description claim(String sentence) {
        claim = sentence;
        return this;
    }

    /** What is counted, and how: what a reader must know to compare numbers. */
    public Description counting(String words) {
        counting = words;
        return this;
    }

    /** Columns of a row. Those before the first measured one identify it. */
    public Description columns(String... names) {
        columns.addAll(Column.of(names));
        return this;
    }

    /** Columns that differ from run to run. */
    public Description times(String... names) {
        columns.addAll(Arrays.stream(names).map(Column::time).toList());
        return this;
    }

    /**
     * The quick size.
     *
     * @param duration roughly, on two cores: "20 s"
     * @param parameters all of them: {@code "width=5 depth=7 trees=20"}; lists are separated by commas
     */
    public Description quick(String duration, String parameters) {
        quickDuration = duration;
        quick = Parameters.parse(parameters);
        full = quick;
        return this;
    }

    /**
     * The paper's size, or as close as is affordable. Call it after {@link #quick}.
     *
     * @param parameters those that differ from the quick size
     */
    public Description paper(String duration, String parameters) {
        paperDuration = duration;
        full = quick.and(parameters);
        return this;
    }
}
