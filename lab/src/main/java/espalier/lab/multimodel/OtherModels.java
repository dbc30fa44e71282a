package espalier.lab.multimodel;

import espalier.games.checkers.CheckersPosition;
import espalier.games.checkers.SamuelTerms;
import espalier.games.checkers.SamuelValue;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Range;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Findings;
import espalier.lab.match.Allowance;
import espalier.lab.match.Chooser;
import espalier.lab.match.Encounter;
import espalier.lab.match.LearningChooser;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * The value of alpha-beta* when the model is learnt during the match, wrong, or right, also against a stronger opponent
 * with several times the evaluations. A job is a small match with its own learner.
 */
public final class OtherModels extends MatchTable {
    private static final SamuelValue OWN = SamuelValue.standard();
    private static final SamuelValue OTHER = CheckersPlayers.runner(0);

    /** A player's assumption about its opponent. */
    private enum Modeller {
        NAIVE("expects its own weights", () -> CheckersPlayers.star(OWN, OWN)),
        LEARNER("learns them", () -> new LearningChooser<>(SamuelTerms.terms())),
        KNOWER("knows the weights", () -> CheckersPlayers.star(OWN, OTHER)),
        MISTAKEN("expects wrong weights", () -> CheckersPlayers.star(OWN, CheckersPlayers.hoarder())),
        AS_DEEP(
                "alpha-beta to the knower's depth",
                () -> CheckersPlayers.atDepthOf(CheckersPlayers.star(OWN, OTHER), OWN));

        private final String words;
        private final Supplier<Chooser<CheckersPosition>> player;

        Modeller(String words, Supplier<Chooser<CheckersPosition>> player) {
            this.words = words;
            this.player = player;
        }

        /** As rows call it. */
        String key() {
            return name().toLowerCase(Locale.ROOT);
        }

        double[] points(Table rows) {
            return rows.where("player", key()).numbers("points");
        }
    }

    public OtherModels() {
        super(
                new Description("multi-model", "learning while playing")
                        .claim("The paper suggests learning models from the opponent's moves, but does not say"
                                + " whether they help.")
                        .counting("points are 1 + (W - L) / N in matches of 'openings' openings, each played twice,"
                                + " against an opponent that advances to kings and has 'strengths' times"
                                + " the evaluations; fitting costs no evaluations")
                        .quick("25 s", "evaluations=200 strengths=1,4 matches=4 openings=4")
                        .paper("2 min", "matches=40 openings=20"),
                "strength");
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        Range matches = parameters.range("matches", 2);
        int size = parameters.integer("openings", 1, Encounter.MOST_OPENINGS / matches.end());
        int evaluations = parameters.integer("evaluations", 1);
        List<CheckersPosition> openings = openings(size * matches.end());
        List<Modeller> modellers = List.of(Modeller.values());
        return Jobs.each(
                parameters.integers("strengths", 1, 1000), modellers, matches, (strength, modeller, number, rows) -> {
                    Chooser<CheckersPosition> strong = CheckersPlayers.alphaBeta(OTHER);
                    Chooser<CheckersPosition> opponent = (position, budget) ->
                            strong.choose(position, Allowance.evaluations(strength * budget.evaluations()));
                    Encounter<CheckersPosition> match =
                            new Encounter<>(modeller.player.get(), opponent, Allowance.evaluations(evaluations));
                    Encounter.Result result = match.play(openings.subList(number * size, (number + 1) * size));
                    List<Object> cells = cells(evaluations, modeller.key(), number, result);
                    cells.add(strength);
                    rows.add(cells.toArray());
                });
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        StringBuilder remark = new StringBuilder();
        for (String strength : rows.distinct("strength")) {
            Table own = rows.where("strength", strength);
            found.show(numbers(
                    "Against an opponent with " + strength + " times the evaluations",
                    own,
                    key -> Modeller.valueOf(key.toUpperCase(Locale.ROOT)).words));
            for (Modeller modeller : List.of(Modeller.LEARNER, Modeller.KNOWER, Modeller.MISTAKEN)) {
                Estimate gain = Estimate.difference(modeller.points(own), Modeller.NAIVE.points(own));
                remark.append("The player that " + modeller.words + " scores " + gain.text(3)
                        + " points more than the one that models the opponent by its own weights, at strength "
                        + strength + (gain.excludes(0) ? ". " : " (not significant). "));
            }
        }
        found.remark(remark.toString().strip());
    }
}
