package espalier.lab.pruning;

import espalier.game.Text;
import espalier.games.loa.LoaGame;
import espalier.games.loa.LoaPosition;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Range;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.match.Allowance;
import espalier.lab.match.Chooser;
import espalier.lab.match.Encounter;
import espalier.lab.practice.GameExperiment;
import espalier.lab.practice.Variant;
import espalier.play.Part;
import java.util.List;

/**
 * Table 3: a match of the program with MC-A against the one without. A budget of nodes replaces the paper's minute, and
 * random openings its random factor in the evaluation. Each opening is a job: two games with colours swapped.
 */
public final class Table3 extends Experiment {
    private static final long SEED = 2003;
    private static final int PLIES = 4;

    public Table3() {
        super(new Description("forward-pruning", "table 3")
                .claim(
                        "With MC-A the program wins 549 to 451 of 1000 games against itself without, a winning ratio of 1.21.")
                .counting("wins and half of the draws; every opening twice with colours swapped, interval from the"
                        + " scores of such pairs; the same number of node visits per move for both")
                .columns("opening", "wins", "draws", "losses", "depth", "other-depth")
                .quick("20 s", "games=20 nodes=20000 table=16")
                .paper("12 min", "games=1000 nodes=100000"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        LoaGame game = new LoaGame();
        Range games = parameters.range("games", 4);
        if (games.first() % 2 != 0 || games.count() % 2 != 0) {
            throw new IllegalArgumentException(
                    "'games' is " + parameters.text("games") + ", it must be even: openings are played twice");
        }
        Range pairs = new Range(games.first() / 2, games.count() / 2);
        List<LoaPosition> openings = Encounter.openings(game.start(), pairs.end(), PLIES, SEED);
        int entries = GameExperiment.entries(parameters);
        Encounter<LoaPosition> match = new Encounter<>(
                player(game, PruningExperiment.WITH_TUNED, entries),
                player(game, PruningExperiment.DEFAULT, entries),
                Allowance.nodes(parameters.integer("nodes", 1)));
        return Jobs.each(List.of(match), pairs, (players, opening, rows) -> {
            Encounter.Result result = players.play(List.of(openings.get(opening)));
            rows.add(
                    opening,
                    result.wins(),
                    result.draws(),
                    result.losses(),
                    Text.of("%.3f", result.depth()),
                    Text.of("%.3f", result.otherDepth()));
        });
    }

    /** In play draws by repetition count. */
    private static Chooser<LoaPosition> player(LoaGame game, Variant variant, int entries) {
        return Chooser.thinking(
                variant.setting(variant.setting().with(Part.DRAWS, true)).in(game, entries));
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        double wins = rows.sum("wins");
        double draws = rows.sum("draws");
        double losses = rows.sum("losses");
        double[] scores = rows.numbers("wins");
        double[] drawn = rows.numbers("draws");
        for (int i = 0; i < scores.length; i++) {
            scores[i] = (scores[i] + drawn[i] / 2) / 2;
        }
        Estimate score = Estimate.of(scores).times(100);
        found.show(new Exhibit.Numbers(
                        "MC-A against the default",
                        " | wins | draws | losses | score (%) | winning ratio | depth | other depth")
                .row(
                        "here",
                        Math.round(wins),
                        Math.round(draws),
                        Math.round(losses),
                        score.text(1),
                        Text.of("%.2f", (wins + draws / 2) / (losses + draws / 2)),
                        Text.of("%.2f", rows.mean("depth")),
                        Text.of("%.2f", rows.mean("other-depth")))
                .row("printed", "549", "", "451", "54.9", "1.21", "", ""));
        found.want("MC-A scores significantly more than half", score.text(1) + " %", Judgement.above(score, 50));
        found.want(Criterion.between(
                "the score, known to within 5 %, is in the paper's own 95 % interval, 51.8 to 58.0 % (54.9 %,"
                        + " winning ratio 1.21)",
                score.text(1) + " %", score, 51.8, 58));
        found.remark("Both programs visit " + parameters.text("nodes")
                + " nodes per move, far fewer than the paper's minute allowed.");
    }
}
