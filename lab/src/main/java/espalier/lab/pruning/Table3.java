package espalier.lab.pruning;

import espalier.games.loa.LoaGame;
import espalier.games.loa.LoaPosition;
import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Range;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.match.Budget;
import espalier.lab.match.Chooser;
import espalier.lab.match.Match;
import espalier.lab.practice.Variant;
import espalier.play.Part;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Table 3: a match of the program with MC-A against the one without. A budget of nodes stands for the paper's minute, and
 * random openings for its random factor in the evaluation. Each opening is a job: two games with colours swapped.
 */
public final class Table3 implements Experiment {
    private static final long SEED = 2003;
    private static final int PLIES = 4;

    @Override
    public String paper() {
        return "forward-pruning";
    }

    @Override
    public String shows() {
        return "table 3";
    }

    @Override
    public String claim() {
        return "With MC-A the program wins 549 to 451 of 1000 games against itself without, a winning ratio of 1.21.";
    }

    @Override
    public String counting() {
        return "wins and half of the draws; every opening twice with colours swapped, interval from the scores of such pairs;"
                + " the same number of node visits a move for both";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "20 s" : "12 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return Parameters.of(
                "games", size == Size.QUICK ? 20 : 1000, "nodes", size == Size.QUICK ? 20000 : 100000, "table", 16);
    }

    @Override
    public List<Column> columns() {
        return List.of(
                Column.of("opening"),
                Column.of("wins"),
                Column.of("draws"),
                Column.of("losses"),
                Column.of("depth"),
                Column.of("other-depth"));
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
        List<LoaPosition> openings = Match.openings(game.start(), pairs.end(), PLIES, SEED);
        Parameters table = Parameters.of("table", parameters.integer("table"));
        Match<LoaPosition> match = new Match<>(
                player(game, PruningExperiment.withDefault("MC-A", table, PruningExperiment.TUNED)),
                player(game, PruningExperiment.withDefault("default", table)),
                Budget.nodes(parameters.integer("nodes", 1)));
        return Jobs.each(List.of(match), pairs, (players, opening, rows) -> {
            Match.Result result = players.play(List.of(openings.get(opening)));
            rows.add(
                    opening,
                    result.wins(),
                    result.draws(),
                    result.losses(),
                    String.format(Locale.ROOT, "%.3f", result.depth()),
                    String.format(Locale.ROOT, "%.3f", result.otherDepth()));
        });
    }

    /** In play draws by repetition count. */
    private static Chooser<LoaPosition> player(LoaGame game, Variant variant) {
        return Chooser.thinking(
                variant.setting(variant.setting().with(Part.DRAWS, true)).in(game));
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        double wins = Arrays.stream(rows.numbers("wins")).sum();
        double draws = Arrays.stream(rows.numbers("draws")).sum();
        double losses = Arrays.stream(rows.numbers("losses")).sum();
        double[] scores = rows.numbers("wins");
        double[] drawn = rows.numbers("draws");
        for (int i = 0; i < scores.length; i++) {
            scores[i] = (scores[i] + drawn[i] / 2) / 2;
        }
        Estimate score = Estimate.of(scores).times(100);
        double ratio = (wins + draws / 2) / (losses + draws / 2);
        return new Outcome(
                List.of(new Exhibit.Numbers(
                        "MC-A against the default",
                        List.of("", "wins", "draws", "losses", "score (%)", "winning ratio", "depth", "other depth"),
                        List.of(
                                List.of(
                                        "here",
                                        number(wins),
                                        number(draws),
                                        number(losses),
                                        score.text(1),
                                        String.format(Locale.ROOT, "%.2f", ratio),
                                        String.format(Locale.ROOT, "%.2f", rows.mean("depth")),
                                        String.format(Locale.ROOT, "%.2f", rows.mean("other-depth"))),
                                List.of("printed", "549", "", "451", "54.9", "1.21", "", "")))),
                List.of(
                        new Criterion(
                                "MC-A scores significantly more than half", score.text(1) + " %", score.low() > 50),
                        new Criterion(
                                "the score, known to 5 % either way, is in the paper's own 95 % interval, 51.8 to 58.0 %"
                                        + " (54.9 %, winning ratio 1.21)",
                                score.text(1) + " %", score.half() <= 5 && score.mean() >= 51.8 && score.mean() <= 58)),
                "Both programs visit " + parameters.text("nodes")
                        + " nodes a move, which is far less than the paper's minute allowed.");
    }

    private static String number(double count) {
        return String.format(Locale.ROOT, "%.0f", count);
    }
}
