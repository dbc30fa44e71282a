package espalier.lab.experiment;

import espalier.lab.chart.Plot;
import java.util.ArrayList;
import java.util.List;

/** Collects what an experiment found. */
public final class Findings {
    private final List<Exhibit> exhibits = new ArrayList<>();
    private final List<Criterion> criteria = new ArrayList<>();
    private String remark = "";

    /** A figure or a table. */
    public void show(Exhibit exhibit) {
        exhibits.add(exhibit);
    }

    /** A figure. */
    public void show(Plot plot) {
        exhibits.add(new Exhibit.Figure(plot.chart()));
    }

    /** What had to come out. */
    public void want(Criterion criterion) {
        criteria.add(criterion);
    }

    /** What else must be said. */
    public void remark(String words) {
        remark = words;
    }

    Outcome outcome() {
        return new Outcome(exhibits, criteria, remark);
    }
}
