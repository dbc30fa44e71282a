package espalier.lab.open;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Clock;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.GameExperiment;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.List;

/** A question about real games: variants relative to the first, in each game. There is no claim. */
abstract class OpenGameExperiment extends GameExperiment {
    /** Counts node visits. */
    OpenGameExperiment(Description about) {
        super(about);
    }

    /** Measures time. */
    OpenGameExperiment(Description about, Clock clock) {
        super(about, clock);
    }

    static Description about(String shows) {
        return new Description("open", shows)
                .counting("all node visits, including those answered by the table, cumulative over iterations;"
                        + " totals over positions, 95 % intervals by linearisation, paired by position; "
                        + Positions.CLUSTERS);
    }

    /** Parameters of a size. */
    static String sized(String depths, String set, int positions, int table) {
        return "depths=" + depths + " set=" + set + " positions=" + positions + " table=" + table;
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        String column = timed() ? "ms" : "visits";
        String what = timed() ? "time" : "node visits";
        String unit = timed() ? " (ms)" : "";
        Exhibit.Numbers last =
                new Exhibit.Numbers("At the last depth", "game | variant | " + what + unit + " | % of the first");
        List<String> answers = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, parameters, game, column);
            List<Variant> variants = variants(game, parameters);
            Variant base = variants.get(0);
            found.show(
                    counts.byDepth(game.title() + ": relative to " + base.title(), what + " (%)", variants, base, 2));
            List<String> less = new ArrayList<>();
            for (Variant variant : variants) {
                Estimate percent = counts.percent(variant, base);
                last.row(game.row(), variant.title(), counts.grouped(variant), percent.text(1));
                if (percent.high() < 100) {
                    less.add(variant.title() + " (" + percent.text(1) + " %)");
                }
            }
            answers.add(game.game().name() + ": " + (less.isEmpty() ? "none" : String.join(", ", less)));
        }
        found.show(last);
        found.remark("Significantly less than the first variant needs, at the last depth: " + String.join("; ", answers)
                + ".");
    }
}
