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
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.match.Allowance;
import espalier.lab.match.Chooser;
import espalier.lab.match.Encounter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** Table 1: alpha-beta* with the right model against alpha-beta in checkers, and three controls. */
public final class Table1 extends MatchTable {
    static final String STAR = "alpha-beta*";
    private static final String ITSELF = "control: alpha-beta";
    static final String WRONG = "control: wrong model";
    static final String DEPTH = "control: alpha-beta at its depth";

    /** What the paper has. */
    private static final Exhibit.Numbers PAPERS_TABLE = new Exhibit.Numbers(
                    "The same of alpha-beta* in the paper, 1000 games each",
                    "evaluations | wins | draws | losses | points | depth | opponent's depth")
            .row("100", "192", "646", "162", "1.030", "2.84", "3.21")
            .row("200", "287", "535", "178", "1.109", "3.24", "3.90")
            .row("300", "263", "567", "170", "1.093", "3.64", "4.24")
            .row("400", "261", "566", "173", "1.088", "3.92", "4.43")
            .row("500", "210", "603", "187", "1.023", "4.11", "4.53");

    /** Its points, by evaluations. */
    private static final Map<String, String> PAPER =
            Map.of("100", "1.030", "200", "1.109", "300", "1.093", "400", "1.088", "500", "1.023");

    public Table1() {
        super(new Description("multi-model", "table 1")
                .claim("With the same number of evaluations per move, alpha-beta* that knows its opponent's"
                        + " function beats alpha-beta in checkers, although it searches less deeply.")
                .counting(
                        "points are 1 + (W - L) / N; calls of f1 and f0 count alike; Samuel's six terms weighed oppositely, Total"
                                + " alike (its weight is not given: a parameter); intervals over openings, each played twice")
                .quick("25 s", "evaluations=100,200 openings=30 total=-10")
                .paper("3 min", "evaluations=100,200,300,400,500 openings=2000"));
    }

    static Map<String, Chooser<CheckersPosition>> players(SamuelValue value, SamuelValue somebodyElse) {
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
            Encounter<CheckersPosition> match = new Encounter<>(player, opponent, Allowance.evaluations(budget));
            rows.add(cells(budget, name, opening, match.play(List.of(openings.get(opening))))
                    .toArray());
        });
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        boolean modelling = true;
        for (String budget : rows.distinct("evaluations")) {
            Table own = rows.where("evaluations", budget);
            Table star = own.where("player", STAR);
            Estimate points = Estimate.of(star.numbers("points"));
            found.want(
                    "alpha-beta* has more than 1 point at " + budget + " evaluations"
                            + (PAPER.containsKey(budget) ? " (paper: " + PAPER.get(budget) + ")" : ""),
                    points.text(3),
                    Judgement.above(points, 1));
            if (PAPER.containsKey(budget)) {
                found.want(
                        "it has the paper's " + PAPER.get(budget) + " points at " + budget
                                + " evaluations, known to within 0.05",
                        points.text(3),
                        Judgement.agrees(points, Double.parseDouble(PAPER.get(budget)), 0.05));
            }
            found.want(Criterion.less(
                    "alpha-beta* searches less deeply at " + budget + " evaluations",
                    star.numbers("depth"),
                    star.numbers("other-depth")));
            modelling &= Criterion.less("", own.where("player", DEPTH).numbers("points"), star.numbers("points"))
                    .holds();
        }
        found.show(new Plot("Points against alpha-beta in checkers", "evaluations a move", "points, 1 + (W - L) / N")
                .means(rows, "evaluations", "player", "points", UnaryOperator.identity()));
        found.show(numbers("Matches against alpha-beta with the same weights", rows));
        found.show(PAPERS_TABLE);
        found.remark(
                modelling
                        ? "At the same depth the right model gains points at every budget."
                        : "At the same depth the right model does not gain points significantly at every budget:"
                                + " gains and losses come mostly from depth.");
    }
}
