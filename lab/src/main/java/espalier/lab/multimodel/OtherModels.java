package espalier.lab.multimodel;

import espalier.games.checkers.CheckersPosition;
import espalier.games.checkers.SamuelTerms;
import espalier.games.checkers.SamuelValue;
import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Range;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.match.Budget;
import espalier.lab.match.Chooser;
import espalier.lab.match.LearningChooser;
import espalier.lab.match.Match;
import java.util.ArrayList;
import java.util.List;

/**
 * What alpha-beta* is worth when the model is learnt during the match, wrong, right, or that of a stronger opponent, who
 * has several times the evaluations. A job is a small match by a learner of his own.
 */
public final class OtherModels extends MatchTable {
    private static final String NONE = "takes him for one like himself";
    private static final List<String> PLAYERS = List.of(NONE, "learns", "knows", "is wrong", "as deep as who knows");

    public OtherModels() {
        super(new Description(
                "multi-model",
                "learning while playing",
                "The paper asks for models learnt from the opponent's moves; whether playing by them pays, it does not say.",
                "points are 1 + (W - L) / N in matches of 'openings' openings, each played twice, against one who runs for kings"
                        + " and has 'strengths' times the evaluations; fitting costs no evaluations",
                "25 s",
                "2 min"));
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK
                ? Parameters.of("evaluations", 200, "strengths", "1,4", "matches", 4, "openings", 4)
                : Parameters.of("evaluations", 200, "strengths", "1,4", "matches", 40, "openings", 20);
    }

    @Override
    public List<Column> columns() {
        List<Column> columns = new ArrayList<>(super.columns());
        columns.add(Column.of("strength"));
        return columns;
    }

    private static Chooser<CheckersPosition> player(String name, SamuelValue own, SamuelValue other) {
        Chooser<CheckersPosition> knowing = CheckersPlayers.star(own, other);
        return switch (name) {
            case "learns" -> new LearningChooser<>(SamuelTerms.terms());
            case "knows" -> knowing;
            case "is wrong" -> CheckersPlayers.star(own, CheckersPlayers.hoarder());
            case "as deep as who knows" -> CheckersPlayers.atDepthOf(knowing, own);
            default -> CheckersPlayers.star(own, own);
        };
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        SamuelValue own = SamuelValue.standard();
        SamuelValue other = CheckersPlayers.runner(0);
        int size = parameters.integer("openings", 1);
        Range matches = parameters.range("matches", 2);
        int evaluations = parameters.integer("evaluations", 1);
        List<CheckersPosition> openings = openings(Math.multiplyExact(size, matches.end()));
        return Jobs.each(
                parameters.integers("strengths", 1, 1000), PLAYERS, matches, (strength, name, number, rows) -> {
                    Chooser<CheckersPosition> strong = CheckersPlayers.alphaBeta(other);
                    Chooser<CheckersPosition> opponent = (position, budget) ->
                            strong.choose(position, Budget.evaluations(strength * budget.evaluations()));
                    Match<CheckersPosition> match =
                            new Match<>(player(name, own, other), opponent, Budget.evaluations(evaluations));
                    Match.Result result = match.play(openings.subList(number * size, (number + 1) * size));
                    rows.add(
                            evaluations,
                            name,
                            number,
                            result.wins(),
                            result.draws(),
                            result.losses(),
                            result.points(),
                            result.depth(),
                            result.otherDepth(),
                            strength);
                });
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        StringBuilder remark = new StringBuilder();
        for (String strength : rows.distinct("strength")) {
            Table own = rows.where("strength", strength);
            exhibits.add(numbers("Against an opponent with " + strength + " times the evaluations", own));
            double[] plain = own.where("player", NONE).numbers("points");
            for (String player : PLAYERS.subList(1, 4)) {
                Estimate gain = Estimate.difference(own.where("player", player).numbers("points"), plain);
                remark.append("Who ")
                        .append(player)
                        .append(" scores ")
                        .append(gain.text(3))
                        .append(" points more than who ")
                        .append(NONE)
                        .append(", at strength ")
                        .append(strength)
                        .append(gain.excludes(0) ? ". " : " (not significant). ");
            }
        }
        return new Outcome(exhibits, List.of(), remark.toString().strip());
    }
}
