package espalier.lab.multimodel;

import espalier.games.checkers.CheckersPosition;
import espalier.games.checkers.SamuelValue;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Range;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.match.Allowance;
import espalier.lab.match.Encounter;
import java.util.ArrayList;
import java.util.List;

/** Table 1 at equal time instead of equal evaluations, by the weight of Total. */
public final class EqualTime extends Experiment {
    private static final long NANOS_PER_MS = 1_000_000;

    public EqualTime() {
        super(new Description("multi-model", "equal time")
                .claim(
                        "With the same number of evaluations per move, alpha-beta* that knows its opponent's function beats"
                                + " alpha-beta in checkers. The question is how much of that remains with the same time.")
                .counting(
                        "points are 1 + (W - L) / N; the same processor time per move for both; alpha-beta* and opponent of table 1, a"
                                + " man is worth 50; intervals over openings, each played twice")
                .columns("total", "opening")
                .times("wins", "draws", "losses", "points", "depth", "other-depth")
                .quick("10 s", "totals=-10,-150 milliseconds=5 openings=4")
                .paper("20 min", "totals=-10,-30,-100,-150,-300 openings=200"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        Range numbers = parameters.range("openings", 2);
        List<CheckersPosition> openings = MatchTable.openings(numbers.end());
        Allowance time = Allowance.time(NANOS_PER_MS * parameters.integer("milliseconds", 1));
        return Jobs.each(parameters.integers("totals"), numbers, (total, opening, rows) -> {
            SamuelValue value = CheckersPlayers.standard(total);
            Encounter.Result result = new Encounter<>(
                            CheckersPlayers.star(value, value), CheckersPlayers.alphaBeta(value), time)
                    .play(List.of(openings.get(opening)));
            rows.add(
                    total,
                    opening,
                    result.wins(),
                    result.draws(),
                    result.losses(),
                    result.points(),
                    result.depth(),
                    result.otherDepth());
        });
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Alpha-beta* against alpha-beta, " + parameters.text("milliseconds") + " ms of processor time a move",
                "total | wins | draws | losses | points | depth | opponent's depth");
        List<String> sentences = new ArrayList<>();
        for (String total : rows.distinct("total")) {
            Table own = rows.where("total", total);
            Estimate points = Estimate.of(own.numbers("points"));
            table.row(
                    total,
                    Math.round(own.sum("wins")),
                    Math.round(own.sum("draws")),
                    Math.round(own.sum("losses")),
                    points.text(3),
                    Estimate.of(own.numbers("depth")).text(2),
                    Estimate.of(own.numbers("other-depth")).text(2));
            found.want(
                    "alpha-beta* has more than 1 point at equal time: Total " + total,
                    points.text(3),
                    Judgement.above(points, 1));
            sentences.add(points.text(2) + " where Total weighs " + total);
        }
        found.show(table);
        found.remark("Points at equal time: " + String.join(", ", sentences) + ".");
    }
}
