package espalier.lab.experiment;

import espalier.lab.chart.Plot;
import java.util.ArrayList;
import java.util.List;

/** Collects the findings of an experiment. */
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

    /** A criterion. */
    public void want(Criterion criterion) {
        criteria.add(criterion);
    }

    /** Adds a criterion. */
    public void want(String wanted, String measured, boolean holds) {
        want(new Criterion(wanted, measured, holds));
    }

    /** A remark. */
    public void remark(String words) {
        remark = words;
    }

    Outcome outcome() {
        return new Outcome(exhibits, criteria, remark);
    }
}
