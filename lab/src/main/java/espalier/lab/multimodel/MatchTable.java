package espalier.lab.multimodel;

import espalier.games.checkers.CheckersGame;
import espalier.games.checkers.CheckersPosition;
import espalier.jobs.Column;
import espalier.jobs.Rows;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.DescribedExperiment;
import espalier.lab.experiment.Exhibit;
import espalier.lab.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/** Matches in checkers: each opening is played twice with colours swapped, and is a row. */
abstract class MatchTable extends DescribedExperiment {
    private static final int PLIES = 8;
    private static final long SEED = 1998;

    MatchTable(Description description) {
        super(description);
    }

    /** Different positions, eight random plies from the start. */
    static List<CheckersPosition> openings(int count) {
        return Match.openings(new CheckersGame().start(), count, PLIES, SEED);
    }

    @Override
    public List<Column> columns() {
        return List.of(
                Column.of("evaluations"),
                Column.of("player"),
                Column.of("opening"),
                Column.of("wins"),
                Column.of("draws"),
                Column.of("losses"),
                Column.of("points"),
                Column.of("depth"),
                Column.of("other-depth"));
    }

    static void add(Rows rows, int evaluations, String player, int opening, Match.Result result) {
        rows.add(
                evaluations,
                player,
                opening,
                result.wins(),
                result.draws(),
                result.losses(),
                result.points(),
                result.depth(),
                result.otherDepth());
    }

    /** Wins, draws, losses, points and Elo with their intervals over openings, depths. */
    static Exhibit.Numbers numbers(String title, Table rows) {
        List<List<String>> lines = new ArrayList<>();
        for (String evaluations : rows.distinct("evaluations")) {
            Table budget = rows.where("evaluations", evaluations);
            for (String player : budget.distinct("player")) {
                Table own = budget.where("player", player);
                Estimate points = Estimate.of(own.numbers("points"));
                lines.add(List.of(
                        player,
                        evaluations,
                        sum(own, "wins"),
                        sum(own, "draws"),
                        sum(own, "losses"),
                        points.text(3),
                        elo(points),
                        String.format(Locale.ROOT, "%.2f", own.mean("depth")),
                        String.format(Locale.ROOT, "%.2f", own.mean("other-depth"))));
            }
        }
        return new Exhibit.Numbers(
                title,
                List.of(
                        "player",
                        "evaluations",
                        "wins",
                        "draws",
                        "losses",
                        "points",
                        "Elo (95 %)",
                        "depth",
                        "opponent's depth"),
                lines);
    }

    /** Points are twice the score. */
    private static String elo(Estimate points) {
        return String.format(
                Locale.ROOT,
                "%+.0f (%+.0f to %+.0f)",
                Match.elo(points.mean() / 2),
                Match.elo(points.low() / 2),
                Match.elo(points.high() / 2));
    }

    private static String sum(Table rows, String column) {
        return String.format(
                Locale.ROOT, "%.0f", DoubleStream.of(rows.numbers(column)).sum());
    }
}
