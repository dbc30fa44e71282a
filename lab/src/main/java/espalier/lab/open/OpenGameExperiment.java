package espalier.lab.open;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.GameExperiment;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.List;

/** A question about real games: variants relative to the first of them, in each game. Nothing is claimed. */
abstract class OpenGameExperiment extends GameExperiment {
    OpenGameExperiment(String shows) {
        super("open", shows);
    }

    @Override
    public String counting() {
        return "all node visits, those answered by the table included, cumulative over iterations; totals over positions, 95 %"
                + " intervals by linearisation, paired by position; " + Positions.NOT_QUITE_INDEPENDENT;
    }

    /** The column that is compared. */
    String column() {
        return "visits";
    }

    /** The unit of the column, in brackets; empty for counts. */
    String unit() {
        return "";
    }

    /** What it is called. */
    String what() {
        return "node visits";
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<List<String>> cells = new ArrayList<>();
        List<String> answers = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, game);
            List<String> names =
                    variants(game, parameters).stream().map(Variant::name).toList();
            String base = names.get(0);
            exhibits.add(
                    counts.byDepth(game.title() + ": relative to " + base, what() + " (%)", names, base, 2, column()));
            List<String> less = new ArrayList<>();
            for (String name : names) {
                var percent = counts.percent(name, base, game.depth(), column());
                cells.add(List.of(
                        game.game().name() + ", depth " + game.depth(),
                        name,
                        Counts.grouped(counts.total(name, game.depth(), column())),
                        percent.text(1)));
                if (percent.high() < 100) {
                    less.add(name + " (" + percent.text(1) + " %)");
                }
            }
            answers.add(game.game().name() + ": " + (less.isEmpty() ? "none" : String.join(", ", less)));
        }
        exhibits.add(new Exhibit.Numbers(
                "At the last depth", List.of("game", "variant", what() + unit(), "% of the first"), cells));
        return new Outcome(
                exhibits,
                List.of(),
                "Significantly less than the first variant needs, at the last depth: " + String.join("; ", answers)
                        + ".");
    }
}
