package espalier.lab.multimodel;

import espalier.game.Text;
import espalier.games.checkers.CheckersPosition;
import espalier.games.checkers.SamuelValue;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Range;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.match.Allowance;
import espalier.lab.match.Chooser;
import espalier.lab.match.Encounter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** Table 1 by the weight of Total, which the paper does not give: at equal evaluations, where does a model pay? */
public final class WeightOfTotal extends Experiment {
    private static final List<String> PLAYERS = List.of(Table1.STAR, Table1.WRONG, Table1.DEPTH);

    public WeightOfTotal() {
        super(new Description("multi-model", "the weight of Total")
                .claim(
                        "With the same number of evaluations per move, alpha-beta* that knows its opponent's function beats"
                                + " alpha-beta in checkers. The paper gives no weight of Total, the term on which both agree. The question"
                                + " is from which weight on it does, and whether that is due to the right model.")
                .counting(
                        "points are 1 + (W - L) / N; calls of f1 and f0 count alike; players and opponent of table 1, a man is worth"
                                + " 50; the wrong model has other weights for the six terms and the same Total; intervals over"
                                + " openings, each played twice, differences paired by opening")
                .columns("total", "evaluations", "player", "opening", "wins", "draws", "losses", "points")
                .columns("depth", "other-depth")
                .quick("20 s", "totals=-10,-100,-300 evaluations=200 openings=20")
                .paper("3 min", "totals=-10,-30,-100,-150,-200,-300 evaluations=200,500 openings=1000"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        Range numbers = parameters.range("openings", 2);
        List<CheckersPosition> openings = MatchTable.openings(numbers.end());
        List<Integer> budgets = parameters.integers("evaluations", 1, Integer.MAX_VALUE);
        return Jobs.each(parameters.integers("totals"), budgets, numbers, (total, budget, opening, rows) -> {
            SamuelValue value = CheckersPlayers.standard(total);
            Map<String, Chooser<CheckersPosition>> players = Table1.players(value, CheckersPlayers.runner(total));
            for (String name : PLAYERS) {
                Encounter.Result result = new Encounter<>(
                                Objects.requireNonNull(players.get(name)),
                                CheckersPlayers.alphaBeta(value),
                                Allowance.evaluations(budget))
                        .play(List.of(openings.get(opening)));
                List<Object> cells = MatchTable.cells(budget, name, opening, result);
                cells.add(0, total);
                rows.add(cells.toArray());
            }
        });
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Points against alpha-beta at equal evaluations",
                "total | evaluations | right model | wrong model | alpha-beta at its depth | right minus wrong | depth | opponent's depth");
        List<Integer> totals = rows.distinct("total").stream()
                .map(Integer::valueOf)
                .sorted(Comparator.reverseOrder())
                .toList();
        List<String> wins = new ArrayList<>();
        List<String> gains = new ArrayList<>();
        for (int total : totals) {
            for (String budget : rows.distinct("evaluations")) {
                Table own = rows.where("total", total).where("evaluations", budget);
                Table star = own.where("player", Table1.STAR);
                Estimate points = points(own, Table1.STAR);
                Estimate gain = Estimate.difference(
                        star.numbers("points"),
                        own.where("player", Table1.WRONG).numbers("points"));
                String place = "Total " + total + ", " + budget + " evaluations";
                table.row(
                        total,
                        budget,
                        points.text(3),
                        points(own, Table1.WRONG).text(3),
                        points(own, Table1.DEPTH).text(3),
                        gain.text(3),
                        Text.of("%.2f", star.mean("depth")),
                        Text.of("%.2f", star.mean("other-depth")));
                found.want(new Criterion(
                        "alpha-beta* has more than 1 point: " + place, points.text(3), Judgement.above(points, 1)));
                found.want(new Criterion(
                        "it does better than with the wrong model: " + place, gain.text(3), Judgement.above(gain, 0)));
                if (points.low() > 1) {
                    wins.add(points.text(2) + " (" + place + ")");
                }
                if (gain.excludes(0)) {
                    gains.add(gain.text(2) + " (" + place + ")");
                }
            }
        }
        for (String budget : rows.distinct("evaluations")) {
            found.show(new Plot(
                            "Points against alpha-beta, " + budget + " evaluations a move",
                            "weight of Total, with a minus",
                            "points, 1 + (W - L) / N")
                    .reference(1)
                    .lines(
                            PLAYERS,
                            UnaryOperator.identity(),
                            totals.stream().map(total -> -total).toList(),
                            (player, weight) ->
                                    points(rows.where("total", -weight).where("evaluations", budget), player)));
        }
        found.show(table);
        found.remark("More than 1 point: " + list(wins) + ". The right model differs from the wrong one by: "
                + list(gains) + ".");
    }

    private static Estimate points(Table rows, String player) {
        return Estimate.of(rows.where("player", player).numbers("points"));
    }

    private static String list(List<String> some) {
        return some.isEmpty() ? "nowhere" : String.join(", ", some);
    }
}
