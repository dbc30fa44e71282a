package espalier.lab.match;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Text;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Range;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.practice.GameExperiment;
import espalier.lab.practice.Variant;
import espalier.play.Part;
import java.util.List;

/**
 * A match of two variants of the practical search with the same allowance per move: node visits (parameter {@code nodes}), or
 * processor time ({@code milliseconds}). Each opening, some random plies from the start, is a job: two games with colours
 * swapped.
 *
 * <p>Parameters also: {@code games}, {@code table}.
 */
public abstract class MatchExperiment extends Experiment {
    private static final String[] OUTCOME = {"wins", "draws", "losses", "depth", "other-depth"};
    private static final long NANOS_PER_MS = 1_000_000;

    private final long seed;
    private final int plies;

    /**
     * @param about with the columns of {@link #byNodes} or {@link #byTime}
     * @param seed of the openings
     * @param plies how many random ones lead to an opening
     */
    protected MatchExperiment(Description about, long seed, int plies) {
        super(about);
        this.seed = seed;
        this.plies = plies;
    }

    /** With the columns of a match by nodes, the same in every run. */
    protected static Description byNodes(Description about) {
        return about.columns("opening").columns(OUTCOME);
    }

    /** With the columns of a match by time. */
    protected static Description byTime(Description about) {
        return about.columns("opening").times(OUTCOME);
    }

    private Allowance allowance(Parameters parameters) {
        return timed()
                ? Allowance.time(NANOS_PER_MS * parameters.integer("milliseconds", 1))
                : Allowance.nodes(parameters.integer("nodes", 1));
    }

    /** The jobs of a match in a game. */
    protected final <P extends Position<P>> Jobs jobs(
            Game<P> game, Variant first, Variant second, Parameters parameters) {
        Range games = parameters.range("games", 4);
        if (games.first() % 2 != 0 || games.count() % 2 != 0) {
            throw new IllegalArgumentException(
                    "'games' is " + parameters.text("games") + ", it must be even: openings are played twice");
        }
        Range pairs = new Range(games.first() / 2, games.count() / 2);
        List<P> openings = Encounter.openings(game.start(), pairs.end(), plies, seed);
        int entries = GameExperiment.entries(parameters);
        Encounter<P> match =
                new Encounter<>(player(game, first, entries), player(game, second, entries), allowance(parameters));
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
    private static <P extends Position<P>> Chooser<P> player(Game<P> game, Variant variant, int entries) {
        return Chooser.thinking(
                variant.setting(variant.setting().with(Part.DRAWS, true)).in(game, entries));
    }

    /** The first player's score, in per cent; the two games of an opening are one case. */
    protected static Estimate score(Table rows) {
        double[] scores = rows.numbers("wins");
        double[] drawn = rows.numbers("draws");
        for (int i = 0; i < scores.length; i++) {
            scores[i] = (scores[i] + drawn[i] / 2) / 2;
        }
        return Estimate.of(scores).times(100);
    }

    /** A table with a row for the match. */
    protected static Exhibit.Numbers numbers(String title, Table rows) {
        double wins = rows.sum("wins");
        double draws = rows.sum("draws");
        double losses = rows.sum("losses");
        return new Exhibit.Numbers(title, " | wins | draws | losses | score (%) | winning ratio | depth | other depth")
                .row(
                        "here",
                        Math.round(wins),
                        Math.round(draws),
                        Math.round(losses),
                        score(rows).text(1),
                        Text.of("%.2f", (wins + draws / 2) / (losses + draws / 2)),
                        Text.of("%.2f", rows.mean("depth")),
                        Text.of("%.2f", rows.mean("other-depth")));
    }
}
