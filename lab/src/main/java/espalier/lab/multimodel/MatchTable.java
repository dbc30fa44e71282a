package espalier.lab.multimodel;

import espalier.game.Text;
import espalier.games.checkers.CheckersGame;
import espalier.games.checkers.CheckersPosition;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.match.Encounter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Matches in checkers: each opening is played twice with colours swapped, and is a row. */
abstract class MatchTable extends Experiment {
    private static final int PLIES = 8;
    private static final long SEED = 1998;

    /** @param more columns of its own */
    MatchTable(Description about, String... more) {
        super(about.columns("evaluations", "player", "opening", "wins", "draws", "losses")
                .columns("points", "depth", "other-depth")
                .columns(more));
    }

    /** Different positions, eight random plies from the start. */
    static List<CheckersPosition> openings(int count) {
        return Encounter.openings(new CheckersGame().start(), count, PLIES, SEED);
    }

    /** The cells of a row. */
    static List<Object> cells(int evaluations, String player, int opening, Encounter.Result result) {
        return new ArrayList<>(List.of(
                evaluations,
                player,
                opening,
                result.wins(),
                result.draws(),
                result.losses(),
                result.points(),
                result.depth(),
                result.otherDepth()));
    }

    /** Wins, draws, losses, points and Elo with their intervals over openings, depths. */
    static Exhibit.Numbers numbers(String title, Table rows) {
        return numbers(title, rows, UnaryOperator.identity());
    }

    /** @param words for a player's key in the rows */
    static Exhibit.Numbers numbers(String title, Table rows, UnaryOperator<String> words) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                title, "player | evaluations | wins | draws | losses | points | Elo (95 %) | depth | opponent's depth");
        for (String evaluations : rows.distinct("evaluations")) {
            Table budget = rows.where("evaluations", evaluations);
            for (String player : budget.distinct("player")) {
                Table own = budget.where("player", player);
                Estimate points = Estimate.of(own.numbers("points"));
                table.row(
                        words.apply(player),
                        evaluations,
                        Math.round(own.sum("wins")),
                        Math.round(own.sum("draws")),
                        Math.round(own.sum("losses")),
                        points.text(3),
                        elo(points),
                        Text.of("%.2f", own.mean("depth")),
                        Text.of("%.2f", own.mean("other-depth")));
            }
        }
        return table;
    }

    /** Points are twice the score. */
    private static String elo(Estimate points) {
        return Text.of(
                "%+.0f (%+.0f to %+.0f)",
                Encounter.elo(points.mean() / 2), Encounter.elo(points.low() / 2), Encounter.elo(points.high() / 2));
    }
}
