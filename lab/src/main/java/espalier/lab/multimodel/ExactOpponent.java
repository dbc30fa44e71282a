package espalier.lab.multimodel;

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
import espalier.models.ModelAlgorithm;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import java.util.ArrayList;
import java.util.List;

/** Alpha-beta* against an opponent whose function it knows and whose depth is fixed: as modelled, one less, one more. */
public final class ExactOpponent extends Experiment {
    private static final String STAR = "alpha-beta*";
    private static final String PLAIN = "alpha-beta";

    /** The opponent's depth minus the player's, where the model is exact: it moves next. */
    private static final int EXACT = -1;

    public ExactOpponent() {
        super(new Description("multi-model", "an exact opponent")
                .claim(
                        "Against an opponent that searches exactly the modelled depth with exactly the modelled function,"
                                + " alpha-beta* does not lose, and does better than alpha-beta of the same depth.")
                .counting(
                        "points are 1 + (W - L) / N; both players search fixed depths; the opponent is modelled one ply less"
                                + " deep than the player searches, because it moves next, so -1 is exact, -2 below and 0 above the"
                                + " model; the same functions as in table 1, by the weight of Total; intervals over openings, each"
                                + " played twice, gains paired by opening")
                .columns("total", "depth", "opponent", "player", "opening", "wins", "draws", "losses", "points")
                .quick("20 s", "depths=4 totals=-10 opponents=-2,-1,0 openings=20")
                .paper("30 min", "depths=3,4,5 totals=-1,-3,-10,-30,-100,-300 openings=1000"));
    }

    /** Searches this deep at any cost. */
    private static Chooser<CheckersPosition> fixed(SamuelValue value, boolean modelling, int depth) {
        ModelAlgorithm algorithm = modelling ? ModelAlgorithm.ALPHA_BETA_STAR : ModelAlgorithm.ALPHA_BETA;
        Player<CheckersPosition> player = modelling ? CheckersPlayers.model(value, value) : Player.minimax(value);
        return (position, budget) -> {
            SumBounds bounds = modelling ? CheckersPlayers.bounds(value, value, position) : SumBounds.known();
            return new Chooser.Decision(
                    ModelSearch.of(algorithm, player, bounds, depth)
                            .drawRules(true)
                            .run(position)
                            .move(),
                    depth);
        };
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        Range numbers = parameters.range("openings", 2);
        List<CheckersPosition> openings = MatchTable.openings(numbers.end());
        List<Integer> depths = parameters.integers("depths", 3, 20);
        List<Integer> offsets = parameters.integers("opponents", -2, 2);
        return Jobs.each(parameters.integers("totals"), depths, numbers, (total, depth, opening, rows) -> {
            SamuelValue value = CheckersPlayers.standard(total);
            for (int offset : offsets) {
                for (boolean modelling : new boolean[] {true, false}) {
                    Encounter.Result result = new Encounter<>(
                                    fixed(value, modelling, depth),
                                    fixed(value, false, depth + offset),
                                    Allowance.evaluations(Long.MAX_VALUE))
                            .play(List.of(openings.get(opening)));
                    rows.add(
                            total,
                            depth,
                            offset,
                            modelling ? STAR : PLAIN,
                            opening,
                            result.wins(),
                            result.draws(),
                            result.losses(),
                            result.points());
                }
            }
        });
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Points against alpha-beta of fixed depth",
                "total | depth | opponent's depth | alpha-beta* | alpha-beta | gain");
        List<String> gains = new ArrayList<>();
        for (String total : rows.distinct("total")) {
            Table weighed = rows.where("total", total);
            for (String depth : rows.distinct("depth")) {
                for (String opponent : rows.distinct("opponent")) {
                    Table own = weighed.where("depth", depth).where("opponent", opponent);
                    double[] star = own.where("player", STAR).numbers("points");
                    double[] plain = own.where("player", PLAIN).numbers("points");
                    Estimate gain = Estimate.difference(star, plain);
                    int offset = Integer.parseInt(opponent);
                    int other = Integer.parseInt(depth) + offset;
                    table.row(
                            total,
                            depth,
                            other,
                            Estimate.of(star).text(3),
                            Estimate.of(plain).text(3),
                            gain.text(3));
                    if (offset == EXACT) {
                        String place = "Total " + total + ", depths " + depth + " and " + other;
                        exact(place, Estimate.of(star), gain, found);
                        if (gain.excludes(0)) {
                            gains.add(gain.text(3) + " (" + place + ")");
                        }
                    }
                }
            }
            found.show(new Plot(
                            "Gain of the right model, Total " + total,
                            "opponent's depth minus the player's (-1: as modelled)",
                            "points of alpha-beta* minus those of alpha-beta")
                    .reference(0)
                    .lines(rows.distinct("depth"), depth -> "depth " + depth, opponents(rows), (depth, opponent) -> {
                        Table own = weighed.where("depth", depth).where("opponent", opponent);
                        return Estimate.difference(
                                own.where("player", STAR).numbers("points"),
                                own.where("player", PLAIN).numbers("points"));
                    }));
        }
        found.show(table);
        found.remark(
                gains.isEmpty()
                        ? "Knowing the opponent exactly changes the points significantly nowhere."
                        : "Knowing the opponent exactly changes the points significantly by " + String.join(", ", gains)
                                + ".");
    }

    private static List<Integer> opponents(Table rows) {
        return rows.distinct("opponent").stream().map(Integer::valueOf).sorted().toList();
    }

    private static void exact(String place, Estimate points, Estimate gain, Findings found) {
        found.want(new Criterion(
                "alpha-beta* does not lose to exactly the modelled opponent (at least 1 point): " + place,
                points.text(3),
                Judgement.within(points, 1, Double.POSITIVE_INFINITY)));
        found.want(new Criterion(
                "it does better than alpha-beta of its depth: " + place, gain.text(3), Judgement.above(gain, 0)));
    }
}
