package espalier.lab.multimodel;

import espalier.games.checkers.CheckersPosition;
import espalier.games.checkers.SamuelValue;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Range;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.match.Budget;
import espalier.lab.match.Chooser;
import espalier.lab.match.Match;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Table 1: alpha-beta* with the right model against alpha-beta in checkers, and three controls. */
public final class Table1 extends MatchTable {
    private static final String STAR = "alpha-beta*";
    private static final String ITSELF = "control: alpha-beta";
    private static final String WRONG = "control: wrong model";
    private static final String DEPTH = "control: alpha-beta at its depth";

    /** What the paper has. */
    private static final Exhibit.Numbers PAPERS_TABLE = new Exhibit.Numbers(
            "The same of alpha-beta* in the paper, 1000 games each",
            List.of("evaluations", "wins", "draws", "losses", "points", "depth", "opponent's depth"),
            List.of(
                    List.of("100", "192", "646", "162", "1.030", "2.84", "3.21"),
                    List.of("200", "287", "535", "178", "1.109", "3.24", "3.90"),
                    List.of("300", "263", "567", "170", "1.093", "3.64", "4.24"),
                    List.of("400", "261", "566", "173", "1.088", "3.92", "4.43"),
                    List.of("500", "210", "603", "187", "1.023", "4.11", "4.53")));

    /** Its points, by evaluations. */
    private static final Map<String, String> PAPER =
            PAPERS_TABLE.rows().stream().collect(Collectors.toMap(row -> row.get(0), row -> row.get(4)));

    public Table1() {
        super(new Description(
                "multi-model",
                "table 1",
                "With the same number of evaluations a move alpha-beta* that knows its opponent's function beats alpha-beta"
                        + " in checkers, although it searches less deeply.",
                "points are 1 + (W - L) / N; calls of f1 and f0 count alike; Samuel's six terms weighed oppositely, Total"
                        + " alike (its weight is not told: a parameter); intervals over openings, each played twice",
                "25 s",
                "3 min"));
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK
                ? Parameters.of("evaluations", "100,200", "openings", 30, "total", -10)
                : Parameters.of("evaluations", "100,200,300,400,500", "openings", 2000, "total", -10);
    }

    private static Map<String, Chooser<CheckersPosition>> players(SamuelValue value, SamuelValue somebodyElse) {
        Chooser<CheckersPosition> star = CheckersPlayers.star(value, value);
        Map<String, Chooser<CheckersPosition>> players = new LinkedHashMap<>();
        players.put(STAR, star);
        players.put(ITSELF, CheckersPlayers.alphaBeta(value));
        players.put(WRONG, CheckersPlayers.star(value, somebodyElse));
        players.put(DEPTH, CheckersPlayers.atDepthOf(star, value));
        return players;
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        int total = parameters.integer("total");
        SamuelValue value = CheckersPlayers.standard(total);
        Map<String, Chooser<CheckersPosition>> players = players(value, CheckersPlayers.runner(total));
        Chooser<CheckersPosition> opponent = CheckersPlayers.alphaBeta(value);
        Range numbers = parameters.range("openings", 2);
        List<CheckersPosition> openings = openings(numbers.end());
        List<Integer> budgets = parameters.integers("evaluations", 1, Integer.MAX_VALUE);
        return Jobs.each(budgets, List.copyOf(players.keySet()), numbers, (budget, name, opening, rows) -> {
            Chooser<CheckersPosition> player = Objects.requireNonNull(players.get(name));
            Match<CheckersPosition> match = new Match<>(player, opponent, Budget.evaluations(budget));
            add(rows, budget, name, opening, match.play(List.of(openings.get(opening))));
        });
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Criterion> criteria = new ArrayList<>();
        boolean modelling = true;
        for (String budget : rows.distinct("evaluations")) {
            Table own = rows.where("evaluations", budget);
            Estimate points = Estimate.of(own.where("player", STAR).numbers("points"));
            criteria.add(new Criterion(
                    "alpha-beta* has more than 1 point at " + budget + " evaluations"
                            + (PAPER.containsKey(budget) ? " (paper: " + PAPER.get(budget) + ")" : ""),
                    points.text(3),
                    points.low() > 1));
            Table star = own.where("player", STAR);
            criteria.add(Criterion.less(
                    "alpha-beta* searches less deeply at " + budget + " evaluations",
                    star.numbers("depth"),
                    star.numbers("other-depth")));
            Criterion gain = Criterion.less(
                    "",
                    own.where("player", DEPTH).numbers("points"),
                    own.where("player", STAR).numbers("points"));
            modelling &= gain.holds();
        }
        List<Exhibit> exhibits = List.of(
                Exhibit.Figure.lines(
                        "Points against alpha-beta in checkers",
                        "evaluations a move",
                        "points, 1 + (W - L) / N",
                        rows,
                        "evaluations",
                        "player",
                        "points"),
                numbers("Matches against alpha-beta with the same weights", rows),
                PAPERS_TABLE);
        return new Outcome(
                exhibits,
                criteria,
                modelling
                        ? "At the same depth the right model gains points at every budget."
                        : "At the same depth the right model does not gain points significantly at every budget: what"
                                + " is won or lost is mostly a matter of depth.");
    }
}
